// How many tables are usual: enough for a club's busiest host, too few to keep the house busy alone.
import type { Allowance } from '../model/allowance.ts'

export const USUAL_ALLOWANCE: Allowance = {
  people: { open: 30, running: 200 },
  guests: { open: 3, running: 20 },
}
