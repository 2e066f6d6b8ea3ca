// From the last orders handed in to the resolved year in the log, one game after the other, on a machine that rests.
import { setTimeout as wait } from 'node:timers/promises'
import { botFor } from '../../src/bots/bots.ts'
import { load } from '../../src/games/log/load.ts'
import type { GameId } from '../../src/games/model/game.ts'
import { answerQuestion } from '../../src/games/play/answer-question.ts'
import { luckFrom } from '../luck.ts'
import { quantile } from '../measure.ts'
import type { Row } from '../report.ts'
import { furnish, type House, openHouse } from './house.ts'
import { withServers } from './servers.ts'

const GAMES = 200
const WARM_UP = 20
const LONGEST = 30_000
const luck = luckFrom(1)

export const latency = (): Promise<Row[]> =>
  withServers(async (servers) => {
    const stock = await servers.database('stock')
    await furnish(stock, GAMES + WARM_UP, { count: 10, missing: 1, agreement: { pace: 'daily' } })
    const houses = {
      Redis: await openHouse(await servers.database('on_redis', 'stock'), 1, servers.home, servers.redis(1)),
      PostgreSQL: await openHouse(await servers.database('on_postgres', 'stock'), 1, servers.home),
    }
    try {
      const names = ['Redis', 'PostgreSQL'] as const
      const times = { Redis: [] as number[], PostgreSQL: [] as number[] }
      for (let at = -WARM_UP; at < GAMES; at++)
        for (const name of names) {
          const time = await oneYear(houses[name])
          if (at >= 0) times[name].push(time)
        }
      return names.flatMap((name): Row[] => {
        const what = `last orders to resolved year on ${name}`
        return [
          { what: `${what}, p50`, figure: quantile(times[name], 0.5), unit: 'ms', wanted: { under: 100 } },
          { what: `${what}, p99`, figure: quantile(times[name], 0.99), unit: 'ms', wanted: { under: 1000 } },
        ]
      })
    } finally {
      for (const house of Object.values(houses)) await house.close()
    }
  })

/** Milliseconds from the receipt. */
async function oneYear(house: House): Promise<number> {
  const [game] = (await house.next(1)) as [GameId]
  const { deps } = house.parts
  const { ruleset, state, file } = (await load(deps, game))!
  const [question] = ruleset.awaits(state)
  const { account } = file.seats.find(({ seat }) => seat === question!.seat)!
  const view = ruleset.view(state, question!.seat)
  const { t: kind, ...answer } = botFor('random', ruleset)!.answer(view, question!, luck)
  const said = await answerQuestion(deps, { game, account: account!, kind, answer, question: question!.id })
  if (!said.ok) throw new Error(said.failure.kind)
  const began = performance.now()
  for (;;) {
    const [row] = await house.sql<{ round: number }>('SELECT round FROM game WHERE id = $1', [game])
    if (row!.round > file.round) return performance.now() - began
    if (performance.now() - began > LONGEST) throw new Error(`game ${game} was not carried on`)
    await wait(1)
  }
}
