// How the house stands, for a monitor: the same in every process that is asked, so of several the greatest counts. What cannot be
// known is left out, and said so: figures are wanted most when something is away.
import { Gauge, type Registry } from 'prom-client'
import type { Backlog, FiguresStore, Sizes } from '../../games/ports/figures.ts'
import { atMostEvery } from '../../http/plugins/at-most-every.ts'
import type { QueueDepth } from '../../jobs/look-after.ts'

const LOOK_MS = 5_000
const SIZES_MS = 60_000

export interface HouseFigures {
  readonly figures: FiguresStore
  readonly clock: () => Date
  /** Left out where this process has no queue to look at. */
  readonly depths?: () => Promise<readonly QueueDepth[]>
}

export function watchHouse(registry: Registry, { figures, clock, depths = async () => [] }: HouseFigures): void {
  const registers = [registry]
  const known = <T>(ms: number, ask: () => Promise<T>) => {
    const often = atMostEvery(ms, ask)
    return () => often().catch(() => undefined)
  }
  const backlog = known(LOOK_MS, () => figures.backlog(clock()))
  const sizes = known(SIZES_MS, figures.sizes)
  const queues = known(LOOK_MS, depths)
  const gauge = (name: string, help: string, of: (backlog: Backlog) => number) =>
    new Gauge({
      ...{ name: `herald_${name}`, help, registers },
      async collect() {
        const found = await backlog()
        if (found) this.set(of(found))
        else this.reset()
      },
    })
  gauge('outbox_tasks', 'Tasks in the outbox, up to 1,000.', ({ outbox }) => outbox.waiting)
  gauge('outbox_oldest_seconds', 'How long the oldest task of the outbox has waited.', ({ outbox }) => outbox.oldest)
  gauge('letters_due', 'Letters about games that are due, up to 1,000.', ({ letters }) => letters.waiting)
  gauge('letters_oldest_seconds', 'For how long the oldest of them has been due.', ({ letters }) => letters.oldest)
  gauge('account_letters_due', 'Letters about accounts that are due, up to 1,000.', (all) => all.accountLetters.waiting)
  gauge(
    'account_letters_oldest_seconds',
    'For how long the oldest of them has been due.',
    (all) => all.accountLetters.oldest,
  )
  gauge(
    'deliveries_due',
    'Deliveries to programs and browsers that are due, up to 1,000.',
    (all) => all.deliveries.waiting,
  )
  gauge(
    'deliveries_oldest_seconds',
    'For how long the oldest of them has been due.',
    ({ deliveries }) => deliveries.oldest,
  )
  gauge('games_overdue', 'Games to be looked at a minute ago or before, up to 1,000.', ({ overdue }) => overdue.waiting)
  gauge('games_overdue_oldest_seconds', 'For how long the longest has been.', ({ overdue }) => overdue.oldest)
  gauge('games_parked', 'Games that stand still, up to 1,000.', ({ parked }) => parked)
  gauge('people_stopped', 'People whose letters are stopped, up to 1,000.', ({ stopped }) => stopped)
  gauge('people_suspended', 'People who are suspended, up to 1,000.', ({ suspended }) => suspended)
  new Gauge({
    ...{ name: 'herald_figures_up', help: 'Whether the database told its figures just now.', registers },
    async collect() {
      this.set((await backlog()) ? 1 : 0)
    },
  })
  new Gauge({
    ...{ name: 'herald_games', help: 'Games by status; beyond 1,000 as the database estimates.', registers },
    labelNames: ['status'],
    async collect() {
      this.reset()
      for (const [status, count] of Object.entries(byStatus(await sizes()))) this.set({ status }, count)
    },
  })
  new Gauge({
    ...{ name: 'herald_people', help: 'People and guests; beyond 1,000 as the database estimates.', registers },
    async collect() {
      const found = await sizes()
      if (found) this.set(found.people)
    },
  })
  new Gauge({
    ...{ name: 'herald_queue_jobs', help: 'Jobs by queue and state; in PostgreSQL up to 1,000.', registers },
    labelNames: ['queue', 'state'],
    async collect() {
      this.reset()
      for (const { queue, state, jobs } of (await queues()) ?? []) this.set({ queue, state }, jobs)
    },
  })
}

const byStatus = (sizes: Sizes | undefined): Record<string, number> =>
  sizes ? { open: sizes.open, running: sizes.running, all: sizes.games } : {}
