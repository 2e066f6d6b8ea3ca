// Years a second, from their last orders to their letters, by one worker process and by two: on Redis beside bare appends,
// on PostgreSQL beside jobs in which nothing is done.
import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../measure.ts'
import type { Row } from '../report.ts'
import { bareAppends, noOpJobs } from './beside.ts'
import { furnish, type House, openHouse } from './house.ts'
import { type Servers, withServers } from './servers.ts'

const YEARS = 1000
const APPENDS = 2000
const JOBS = 1000
const ROUNDS = 5
/** A worker runs for weeks: it is measured when its code is compiled. */
const WARM_UP = 3
const PEOPLE = 4
const LONGEST = 120_000
/** Counting costs the database as well. */
const LOOK_MS = 10

export const throughput = (): Promise<Row[]> =>
  withServers(async (servers) => {
    const stock = await servers.database('stock')
    await furnish(stock, YEARS * (ROUNDS + WARM_UP), { count: 20, missing: 0, agreement: { pace: 'daily' } })
    const one = { redis: await house(servers, 'redis1', 1, 1), postgres: await house(servers, 'postgres1', 1) }
    const two = { redis: await house(servers, 'redis2', 2, 2), postgres: await house(servers, 'postgres2', 2) }
    const appends = await bareAppends(await servers.database('appends'))
    const jobs = await noOpJobs(await servers.database('jobs'))
    try {
      const rounds = await inTurn({
        appends: () => appends.rate(APPENDS),
        redis: () => years(one.redis),
        jobs: () => jobs.rate(JOBS),
        postgres: () => years(one.postgres),
        redis2: () => years(two.redis),
        postgres2: () => years(two.postgres),
      })
      const row = (what: string, ours: number[], beside: number[], atLeast?: number): Row => ({
        ...{ what, ours: median(ours), beside: median(beside), unit: '%' },
        figure: 100 * median(ours.map((rate, at) => rate / beside[at]!)),
        ...(atLeast !== undefined && { wanted: { atLeast } }),
      })
      return [
        row('years a second on Redis, beside ten-event appends', rounds.redis, rounds.appends, 25),
        row('years a second on PostgreSQL, beside no-op jobs', rounds.postgres, rounds.jobs, 50),
        row('two workers on Redis, beside one', rounds.redis2, rounds.redis),
        row('two workers on PostgreSQL, beside one', rounds.postgres2, rounds.postgres),
      ]
    } finally {
      for (const open of [...Object.values(one), ...Object.values(two), appends, jobs]) await open.close()
    }
  })

const house = async (servers: Servers, name: string, workers: number, room?: number): Promise<House> =>
  openHouse(
    await servers.database(name, 'stock'),
    workers,
    servers.home,
    room === undefined ? undefined : servers.redis(room),
  )

async function inTurn<Name extends string>(
  contenders: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[]
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const name of names) {
      const figure = await contenders[name]()
      if (round >= 0) figures[name].push(figure)
    }
  return figures
}

/** All their orders are in: until each has its events, its errands are done, and everybody at it has a letter. */
async function years({ next, send, sql }: House): Promise<number> {
  const ring = await send(await next(YEARS), 'resolve')
  const began = performance.now()
  ring()
  for (;;) {
    const [{ letters, errands }] = (await sql<{ letters: number; errands: number }>(
      `SELECT (SELECT count(*)::integer FROM letter) AS letters, (SELECT count(*)::integer FROM outbox) AS errands`,
    )) as [{ letters: number; errands: number }]
    if (letters === YEARS * PEOPLE && errands === 0) break
    if (performance.now() - began > LONGEST) throw new Error(`${letters} letters of ${YEARS} years are written`)
    await wait(LOOK_MS)
  }
  const rate = (1000 * YEARS) / (performance.now() - began)
  // Before any of them is sent.
  await sql('TRUNCATE letter')
  return rate
}
