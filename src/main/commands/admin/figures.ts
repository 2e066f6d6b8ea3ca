// `herald admin figures`: how the house stands, at a look.
import { MOST_COUNTED } from '../../../games/ports/figures.ts'
import type { Subject } from './verb.ts'

const upTo = (count: number): string => `${count}${count >= MOST_COUNTED ? ' or more' : ''}`

export const figures: Subject = {
  name: 'figures',
  about: `What is counted ends at 1,000; of what there is more, the database's own
estimate is told, as it was when the table was last analysed.`,
  example: 'herald admin figures --json',
  verbs: {
    '': {
      takes: '',
      summary: 'how many there are, and what waits',
      async run({ figures, games }) {
        const [sizes, backlog] = await Promise.all([figures.sizes(), figures.backlog(games.deps.clock())])
        const { outbox, letters, accountLetters, deliveries, overdue } = backlog
        const waits = {
          outbox,
          letters,
          'letters about accounts': accountLetters,
          deliveries,
          'overdue games': overdue,
        }
        return {
          status: 0,
          lines: [
            `tables that wait for players  ${sizes.open}`,
            `games that go on  ${sizes.running}`,
            `games in all  ${sizes.games}`,
            `people and guests  ${sizes.people}`,
            `letters  ${sizes.letters}`,
            ...Object.entries(waits).map(
              ([name, { waiting, oldest }]) => `${name}  ${upTo(waiting)}, the oldest for ${Math.round(oldest)} s`,
            ),
            `parked games  ${upTo(backlog.parked)}`,
            `people whose letters are stopped  ${upTo(backlog.stopped)}`,
            `people who are suspended  ${upTo(backlog.suspended)}`,
          ],
          json: { sizes, backlog },
        }
      },
    },
  },
}
