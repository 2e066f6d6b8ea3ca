// Years a second, from their last orders to their letters, by one worker process and by two: on Redis beside bare appends,
// on PostgreSQL beside jobs in which nothing is done. Each pair has servers of its own, so that nobody else's games are in
// their memory.
import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../measure.ts'
import type { Row } from '../report.ts'
import { bareAppends, noOpJobs } from './beside.ts'
import { furnish, type House, openHouse } from './house.ts'
import { type Servers, withServers } from './servers.ts'
import type { Stock } from './stock.ts'

/** So many of each in a round that its beginning and its end, when not all hands are busy, hardly count. */
const YEARS = 2000
const APPENDS = 4000
const JOBS = 2000
const ROUNDS = 7
/** A worker runs for weeks: it is measured when its code is compiled. */
const WARM_UP = 2
const PEOPLE = 4
const STOCK: Stock = { count: 20, missing: 0, agreement: { pace: 'daily' } }
const LONGEST = 120_000
const LOOK_MS = 2
const SELDOM_MS = 50

interface Contender {
  /** How many a second, this time. */
  rate(): Promise<number>
  close(): Promise<void>
}

type Opening = (servers: Servers) => Promise<Contender>

export async function throughput(): Promise<Row[]> {
  return [
    await pair('years a second on Redis, beside ten-event appends', redis(1), appends, 25),
    await pair('years a second on PostgreSQL, beside no-op jobs', postgres(1), jobs, 50),
    await pair('two workers on Redis, beside one', redis(2), redis(1)),
    await pair('two workers on PostgreSQL, beside one', postgres(2), postgres(1)),
  ]
}

const pair = (what: string, our: Opening, other: Opening, atLeast?: number): Promise<Row> =>
  withServers(async (servers) => {
    await furnish(await servers.database('stock'), YEARS * (ROUNDS + WARM_UP), STOCK)
    const [we, they] = [await our(servers), await other(servers)]
    try {
      const ours: number[] = []
      const beside: number[] = []
      let before = 0
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const rate = await we.rate()
        const after = await they.rate()
        if (round >= 0) {
          ours.push(rate)
          // A machine that others use as well is quicker at one time than at another: theirs before and after.
          beside.push((before + after) / 2)
        }
        before = after
      }
      const figure = 100 * median(ours.map((rate, at) => rate / beside[at]!))
      const wanted = atLeast !== undefined && { wanted: { atLeast } }
      return { what, ours: median(ours), beside: median(beside), unit: '%', figure, ...wanted }
    } finally {
      await we.close()
      await they.close()
    }
  })

const appends: Opening = async (servers) => {
  const { rate, close } = await bareAppends(await servers.database('appends'))
  return { rate: () => rate(APPENDS), close }
}

const jobs: Opening = async (servers) => {
  const { rate, close } = await noOpJobs(await servers.database('jobs'))
  return { rate: () => rate(JOBS), close }
}

const redis =
  (workers: number): Opening =>
  async (servers) =>
    inHouse(
      await openHouse(
        await servers.database(`redis${workers}`, 'stock'),
        workers,
        servers.home,
        servers.redis(workers),
      ),
    )

const postgres =
  (workers: number): Opening =>
  async (servers) =>
    inHouse(await openHouse(await servers.database(`postgres${workers}`, 'stock'), workers, servers.home))

const inHouse = (house: House): Contender => ({ rate: () => years(house), close: house.close })

/** All their orders are in: until each has its events, its tasks are done, and everybody at it has a letter. */
async function years({ next, send, sql }: House): Promise<number> {
  const ring = await send(await next(YEARS), 'resolve')
  const began = performance.now()
  ring()
  for (;;) {
    const [{ letters, tasks }] = (await sql<{ letters: number; tasks: number }>(
      `SELECT (SELECT count(*)::integer FROM letter) AS letters, (SELECT count(*)::integer FROM outbox) AS tasks`,
    )) as [{ letters: number; tasks: number }]
    if (letters === YEARS * PEOPLE && tasks === 0) break
    const spent = performance.now() - began
    if (spent > LONGEST) throw new Error(`${letters} letters of ${YEARS} years are written`)
    // Counting costs the database as well: the next time when half of what is missing should be there.
    const half = letters === 0 ? SELDOM_MS : (spent * (YEARS * PEOPLE - letters)) / letters / 2
    await wait(Math.min(SELDOM_MS, Math.max(LOOK_MS, half)))
  }
  const rate = (1000 * YEARS) / (performance.now() - began)
  // Before any of them is sent.
  await sql('TRUNCATE letter, reply')
  return rate
}
