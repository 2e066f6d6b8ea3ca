// A thousand games whose deadline is the same second, each with one silent player: until the last one's year is resolved.
import { setTimeout as wait } from 'node:timers/promises'
import type { Row } from '../report.ts'
import { furnish, type House, openHouse } from './house.ts'
import { withServers } from './servers.ts'

const GAMES = 1000
/** Until then all jobs are in the queue. */
const AHEAD = 10_000
const LONGEST = 600_000

/** Nobody's thinking is measured: who is silent does nothing, by agreement. */
const agreement = { pace: 'daily', absence: { grace: null, standIn: 'silence' } } as const

export const deadlines = (): Promise<Row[]> =>
  withServers(async (servers) => {
    const stock = await servers.database('stock')
    await furnish(stock, GAMES, { count: 10, missing: 1, agreement })
    const rows: Row[] = []
    for (const name of ['Redis', 'PostgreSQL']) {
      const redis = name === 'Redis' ? servers.redis(1) : undefined
      const house = await openHouse(await servers.database(`on_${name.toLowerCase()}`, 'stock'), 1, servers.home, redis)
      try {
        const figure = (await untilTheLast(house)) / 1000
        rows.push({ what: `${GAMES} games at the same deadline on ${name}, to the last year`, figure, unit: 's' })
      } finally {
        await house.close()
      }
    }
    return rows
  })

async function untilTheLast({ next, send, sql }: House): Promise<number> {
  const games = await next(GAMES)
  const due = new Date(Date.now() + AHEAD)
  await sql('UPDATE game SET due_at = $1, wakes_at = $1', [due])
  const ring = await send(games, 'deadline')
  ring()
  await wait(AHEAD)
  for (;;) {
    const [row] = await sql<{ left: number; last: Date }>(
      `SELECT count(*) FILTER (WHERE due_at = $1 OR due_at IS NULL)::integer AS left, now() AS last FROM game`,
      [due],
    )
    if (row!.left === 0) return row!.last.getTime() - due.getTime()
    if (Date.now() - due.getTime() > LONGEST) throw new Error(`${row!.left} games were not carried on`)
    await wait(20)
  }
}
