// Housekeeping: guests who tried it out once and never came back. Whoever has finished a game, or sits at a table of others, or
// where others sit or have spoken, stays: others meet them there.
import type { Dependencies } from '../model/dependencies.ts'

type Keeping = Pick<Dependencies, 'clock' | 'pubsub'> & {
  readonly store: Pick<Dependencies['store'], 'dropIdleGuests'>
}

/** Those who have not been there for so long, and the tables where they played alone; whoever looks on there is told. */
export async function forgetGuests({ store, clock, pubsub }: Keeping, afterMs: number): Promise<void> {
  const games = await store.dropIdleGuests(new Date(clock().getTime() - afterMs))
  for (const game of games) pubsub.publish(game)
}
