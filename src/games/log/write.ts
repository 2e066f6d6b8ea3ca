// Writing what was planned, and telling everybody once it is kept.
import { DELIVERIES_DUE } from '../ports/hooks.ts'
import { OUTBOX_FILLED } from '../ports/outbox.ts'
import type { Dependencies } from './dependencies.ts'
import type { Plan } from './plan-append.ts'

/** False when somebody else was first. */
export async function write({ store, cache, pubsub }: Dependencies, { commit, after }: Plan): Promise<boolean> {
  if (!(await store.commit(commit))) return false
  cache.keep(after)
  pubsub.publish(after.file.id)
  if (commit.tasks.length > 0) pubsub.publish(OUTBOX_FILLED)
  if (commit.deliveries.length > 0) pubsub.publish(DELIVERIES_DUE)
  return true
}
