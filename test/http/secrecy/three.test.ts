// Secrets at a table of three people, over some years.
import { orderedSecrets } from '../../support/secrecy/ordered.ts'

orderedSecrets({ name: 'three', people: 3, bots: 0, hostLeaves: false }, 3)
