// Games that ask one after the other: what a turn costs from the answer to where the next is asked, beside orders handed in that
// are only kept. Each in a process of its own would be the same: nothing is left to a job.
import { botFor } from '../../src/bots/bots.ts'
import { load } from '../../src/games/log/load.ts'
import type { GameId } from '../../src/games/model/game.ts'
import { answerQuestion } from '../../src/games/play/answer-question.ts'
import { games } from '../../src/rules/games.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { luckFrom } from '../luck.ts'
import { median } from '../measure.ts'
import type { Row } from '../report.ts'
import { furnish, type House, openHouse } from './house.ts'
import { withServers } from './servers.ts'

const EACH = 50
const ROUNDS = 7
const WARM_UP = 2
const GAMES = EACH * (ROUNDS + WARM_UP)
const agreement = { pace: 'daily' } as const
const luck = luckFrom(1)

export const turns = async (): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { standard } of games) {
    const kinds = turnsOf(standard)
    if (kinds.length > 0) rows.push(await turnsIn(standard, kinds))
  }
  return rows
}

/** What all wait for one after the other. */
const turnsOf = (ruleset: Ruleset): string[] =>
  Object.keys(ruleset.examples.answers).filter((t) => {
    const { clock, absence } = { ...ruleset.terms({ id: '', seat: 0, t }) }
    return clock === 'short' && absence
  })

const turnsIn = (ruleset: Ruleset, at: readonly string[]): Promise<Row> =>
  withServers(async (servers) => {
    const [kept, asked] = [await servers.database('kept'), await servers.database('asked')]
    await furnish(kept, GAMES, { count: 10, missing: 3, agreement })
    await furnish(asked, GAMES, { count: 10, missing: 0, agreement, ruleset, at })
    const [orders, placements] = [await openHouse(kept), await openHouse(asked)]
    try {
      const spent: { ours: number; beside: number }[] = []
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const ours = await answers(placements)
        const beside = await answers(orders)
        if (round >= 0) spent.push({ ours, beside })
      }
      return {
        what: `a turn of ${ruleset.name} to the next question, beside orders that are kept, ms`,
        ours: median(spent.map(({ ours }) => ours)),
        beside: median(spent.map(({ beside }) => beside)),
        figure: median(spent.map(({ ours, beside }) => ours / beside)),
        unit: 'times',
        wanted: { atMost: 2 },
      }
    } finally {
      await orders.close()
      await placements.close()
    }
  })

/** Milliseconds each; the games are read before. */
async function answers(house: House): Promise<number> {
  const some = await house.next(EACH)
  const said = await Promise.all(some.map((game) => thought(house, game)))
  const began = performance.now()
  for (const one of said) {
    const given = await answerQuestion(house.parts.deps, one)
    if (!given.ok) throw new Error(given.failure.kind)
  }
  return (performance.now() - began) / EACH
}

async function thought({ parts: { deps } }: House, game: GameId) {
  const { ruleset, state, file } = (await load(deps, game))!
  const [question] = ruleset.awaits(state)
  const { account } = file.seats.find(({ seat }) => seat === question!.seat)!
  const view = ruleset.view(state, question!.seat)
  const { t: kind, ...answer } = botFor('random', ruleset)!.answer(view, question!, luck)
  return { game, account: account!, kind, answer, question: question!.id }
}
