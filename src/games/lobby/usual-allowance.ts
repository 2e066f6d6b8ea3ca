// How much is usual: enough for a club's busiest host, too little to keep the house busy alone.
import type { Allowance } from '../model/allowance.ts'

export const USUAL_ALLOWANCE: Allowance = {
  people: { open: 30, running: 200 },
  guests: { open: 3, running: 20 },
  guestsOfNetwork: 10,
  // More than the longest game needs, and as fast as anybody types.
  messages: { aMinute: 20, aGame: 1000 },
  invitations: { aTable: 20, sentADay: 20, receivedADay: 10 },
}
