// Writing what was planned, and telling everybody once it is kept.
import type { Commit } from '../model/game.ts'
import { DELIVERIES_DUE } from '../ports/hooks.ts'
import { OUTBOX_FILLED } from '../ports/outbox.ts'
import type { Dependencies } from './dependencies.ts'
import type { Plan } from './plan-append.ts'

/** False when somebody else was first. */
export async function write(deps: Dependencies, { commit, after }: Plan): Promise<boolean> {
  return writeCommit(deps, commit, () => deps.cache.keep(after))
}

/** The same of what was planned without its log: whoever needs that reads it again. */
export async function writeFile(deps: Dependencies, commit: Commit): Promise<boolean> {
  return writeCommit(deps, commit, () => deps.cache.forget(commit.to.id))
}

async function writeCommit({ store, pubsub }: Dependencies, commit: Commit, kept: () => void): Promise<boolean> {
  if (!(await store.commit(commit))) return false
  kept()
  pubsub.publish(commit.to.id)
  if (commit.tasks.length > 0) pubsub.publish(OUTBOX_FILLED)
  if (commit.deliveries.length > 0) pubsub.publish(DELIVERIES_DUE)
  return true
}
