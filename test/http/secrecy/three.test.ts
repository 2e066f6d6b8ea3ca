// Secrets at a table of three people, over some years.
import { keepsSecrets } from '../../support/secrecy/keeps-secrets.ts'

keepsSecrets({ name: 'three', people: 3, bots: 0, hostLeaves: false }, 3)
