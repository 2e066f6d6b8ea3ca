// Secrets at a table of four: a bot sits there, and another plays for the host, who still looks on.
import { orderedSecrets } from '../../support/secrecy/ordered.ts'

orderedSecrets({ name: 'four', people: 3, bots: 1, hostLeaves: true }, 1)
