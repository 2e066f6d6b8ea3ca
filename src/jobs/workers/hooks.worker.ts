// Brings what programs are to be told: every few seconds what is due again, and what has just been written as soon as it rings.
// It has a queue and hands of its own, so that no letter waits behind a program that hangs.

import { type Deliverer, deliverer } from '../../games/hooks/deliver.ts'
import type { HookDependencies } from '../../games/hooks/dependencies.ts'
import { DELIVERIES_DUE } from '../../games/ports/hooks.ts'
import type { Log } from '../log.ts'
import type { JobDependencies, QueueWorker } from './worker.ts'

export const hooksWorker: QueueWorker<'hooks'> = {
  queue: 'hooks',
  concurrency: 1,
  run: async ({ deliveries }) => deliveries?.run(),
}

/** Says by their ids alone what did not arrive: addresses of programs are their owners' secrets. */
export const deliveriesOf = (hooks: HookDependencies, log: Log): Deliverer =>
  deliverer(hooks, ({ last, ...about }) => {
    if (about.err) log.error(about, 'A delivery could not be made')
    else log.info(about, last ? 'A delivery did not arrive, and is not tried again' : 'A delivery is tried again later')
  })

/** At once when it rings. Gives what ends it, once nothing is in hand. */
export function deliverOnCall({ deps, deliveries, log }: JobDependencies): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const deaf = deps.pubsub.subscribe(DELIVERIES_DUE, () => {
    if (deliveries)
      running = deliveries.run().catch((err) => log.warn({ err }, 'Deliveries cannot be made now: they wait'))
  })
  return async () => {
    deaf()
    await running
  }
}
