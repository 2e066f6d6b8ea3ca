// Secrets at a table of five people.
import { keepsSecrets } from '../../support/secrecy/keeps-secrets.ts'

keepsSecrets({ name: 'five', people: 5, bots: 0, hostLeaves: false }, 1)
