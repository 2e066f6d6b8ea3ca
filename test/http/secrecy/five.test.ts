// Secrets at a table of five people.
import { orderedSecrets } from '../../support/secrecy/ordered.ts'

orderedSecrets({ name: 'five', people: 5, bots: 0, hostLeaves: false }, 1)
