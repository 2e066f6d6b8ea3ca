// Housekeeping of tables: everything about them has an end. Harmless when repeated.
import type { Dependencies } from '../log/dependencies.ts'

const DAY_MS = 24 * 3_600_000
/** A table that nobody filled or began for so long is forgotten by those who sit there. */
export const TABLES_WAIT_MS = 30 * DAY_MS
/** Nobody repeats a request after this. */
export const KEYS_STAY_MS = 7 * DAY_MS

/** In milliseconds. Long after anybody asks what a program was told; and a good while after somebody has gone. */
export interface Stays {
  readonly deliveries: number
  readonly erasedWords: number
}

const USUAL_STAYS: Stays = { deliveries: 30 * DAY_MS, erasedWords: 365 * DAY_MS }

export async function tidyTables(deps: Dependencies, { deliveries, erasedWords }: Stays = USUAL_STAYS): Promise<void> {
  const { store, invitations, messages, vacations, hooks, clock, pubsub } = deps
  const now = clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  for (const game of await store.closeStale(ago(TABLES_WAIT_MS))) pubsub.publish(game)
  await store.forgetKeys(ago(KEYS_STAY_MS))
  await store.forgetSources()
  await invitations.dropEnded(now)
  await hooks.dropBefore(ago(deliveries))
  await messages.dropErased(ago(erasedWords))
  // Days count for their calendar year, wherever it is still that year.
  await vacations.dropBefore(`${ago(DAY_MS).getUTCFullYear()}-01-01`)
}
