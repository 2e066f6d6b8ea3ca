// `herald admin jobs`: what waits to be done without a person, what failed there, and trying that again.
import { MOST_COUNTED } from '../../../jobs/look-after.ts'
import { audited, did } from './audited.ts'
import { LISTED, type Subject } from './verb.ts'

export const jobs: Subject = {
  name: 'jobs',
  about: `What is to be done waits in the outbox first, then in a queue; "waiting" tells
both, and how old the oldest task of the outbox is. Counts end at 1,000. A job
fails after three tries; a game's log, and the sweep, do not need it. Why it
failed is in the worker's log, not here: it may hold what a player knows.`,
  example: 'herald admin jobs waiting',
  verbs: {
    waiting: {
      takes: '',
      summary: 'how much waits, and for how long',
      async run(house) {
        const { outbox, overdue } = await house.figures.backlog(house.games.deps.clock())
        const depths = await (await house.queue()).depths()
        const some = depths.filter(({ jobs }) => jobs > 0)
        return {
          status: 0,
          lines: [
            `outbox  ${outbox.waiting} tasks, the oldest for ${Math.round(outbox.oldest)} s`,
            `overdue games  ${overdue.waiting}, the longest for ${Math.round(overdue.oldest)} s`,
            ...some.map(
              ({ queue, state, jobs }) => `${queue}  ${state}  ${jobs}${jobs >= MOST_COUNTED ? ' or more' : ''}`,
            ),
          ],
          json: {
            outbox: { tasks: outbox.waiting, oldestSeconds: outbox.oldest },
            overdueGames: { games: overdue.waiting, longestSeconds: overdue.oldest },
            queues: depths,
          },
        }
      },
    },
    failed: {
      takes: '',
      summary: 'jobs that failed, and for which games',
      async run(house) {
        const failed = await (await house.queue()).failed(LISTED)
        return {
          status: failed.length === 0 ? 0 : 1,
          lines:
            failed.length === 0
              ? ['✓ No job has failed.']
              : failed.map(({ id, queue, games, attempts, failedAt }) =>
                  [queue, id, failedAt?.toISOString() ?? '', `after ${attempts}`, games.join(' ')].join('  '),
                ),
          json: { jobs: failed },
        }
      },
    },
    retry: {
      takes: '',
      summary: 'try all jobs again that failed',
      run: (house) =>
        audited(house, { act: 'jobs retry', about: null }, async () => {
          const retried = await (await house.queue()).retry()
          return did(`Tried again: ${retried}.`, { jobs: retried })
        }),
    },
  },
}
