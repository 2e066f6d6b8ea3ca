// Secrets at a table of three people, in every other game there is.
import { everyGame } from '../../support/every-game.ts'
import { keepsSecrets } from '../../support/secrecy/keeps-secrets.ts'

for (const played of everyGame.slice(1))
  keepsSecrets({ name: 'three', played, people: 3, bots: 0, hostLeaves: false }, 1)
