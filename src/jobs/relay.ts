// From the outbox into the queue: at once when somebody pokes, else every second. A task leaves the outbox when its job
// is in the queue; if that is not certain it is handed over again, and the job comes twice.
import type { Task } from '../games/log/decision.ts'
import { OUTBOX_FILLED } from '../games/ports/outbox.ts'
import { HANDFUL, type Queues } from './queues.ts'
import type { JobDependencies } from './workers/worker.ts'

export interface Relay {
  /** Once what is in hand has been handed over. */
  stop(): Promise<void>
}

const BATCH = 8 * HANDFUL
/** What the rules do, and what bots do. */
const FOR_GAMES = ['resolve', 'bots'] as const satisfies Task[]
const DEADLINE: string = 'deadline' satisfies Task

export function startRelay({ deps, outbox, log, settings }: JobDependencies, queues: Queues): Relay {
  let poked = false
  let stopped = false
  let failing = false
  let wake = () => {}

  const handOver = () =>
    outbox.take(BATCH, async (tasks) => {
      const moments = tasks.flatMap(({ task, game, wakesAt: at }) => (task === DEADLINE && at ? [{ game, at }] : []))
      const gamesTo = (wanted: string) => tasks.filter(({ task }) => task === wanted).map(({ game }) => game)
      await Promise.all([
        queues.addForMoments('deadline', moments, deps.clock()),
        ...FOR_GAMES.map((queue) => queues.addForGames(queue, gamesTo(queue))),
      ])
    })
  const pause = () =>
    new Promise<void>((over) => {
      const timer = setTimeout(over, settings.pollMs)
      wake = () => {
        clearTimeout(timer)
        over()
      }
    })
  const turn = async () => {
    poked = false
    try {
      const count = await handOver()
      if (failing) log.info({}, 'Outbox tasks are handed over again')
      failing = false
      if (count === BATCH) return
    } catch (err) {
      if (!failing) log.warn({ err }, 'Outbox tasks cannot be handed over: they wait in the outbox')
      failing = true
      poked = false // pokes do not bring back what is away
    }
    if (!poked && !stopped) await pause()
  }
  const run = async () => {
    while (!stopped) await turn()
  }

  const poke = () => {
    poked = true
    if (!failing) wake()
  }
  const deaf = deps.pubsub.subscribe(OUTBOX_FILLED, poke)
  const running = run()
  return {
    async stop() {
      stopped = true
      deaf()
      wake()
      await running
    },
  }
}
