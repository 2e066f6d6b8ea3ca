// Housekeeping of tables: everything about them has an end. Harmless when repeated.
import type { Dependencies } from '../log/dependencies.ts'

const DAY_MS = 24 * 3_600_000
/** A table that nobody filled or began for so long is forgotten by those who sit there. */
export const TABLES_WAIT_MS = 30 * DAY_MS
/** Nobody repeats a request after this. */
export const KEYS_STAY_MS = 7 * DAY_MS
/** Long after anybody asks what a program was told. */
const DELIVERIES_STAY_MS = 30 * DAY_MS

export async function tidyTables({ store, invitations, vacations, hooks, clock, pubsub }: Dependencies): Promise<void> {
  const now = clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  for (const game of await store.closeStale(ago(TABLES_WAIT_MS))) pubsub.publish(game)
  await store.forgetKeys(ago(KEYS_STAY_MS))
  await store.forgetSources()
  await invitations.dropEnded()
  await hooks.dropBefore(ago(DELIVERIES_STAY_MS))
  // Days count for their calendar year, wherever it is still that year.
  await vacations.dropBefore(`${ago(DAY_MS).getUTCFullYear()}-01-01`)
}
