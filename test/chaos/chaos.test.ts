// A short run of the chaos test, with jobs in either place. The long one is `npm run chaos`.
import { describe, expect, it } from 'vitest'
import { isPairThere } from '../support/postgres-pair.ts'
import { isRedisThere } from '../support/redis.ts'
import { chaos } from './chaos.ts'
import { catalogue } from './offers.ts'

const PLACES = [
  { place: 'the database', redis: false, pairs: false },
  ...(isRedisThere('chaos with Redis') ? [{ place: 'Redis', redis: true, pairs: isPairThere('a takeover') }] : []),
]
const long = process.env.CHAOS === 'long'

const say = (line: string) => process.stderr.write(`${new Date().toISOString()} ${line}\n`)
const number = (name: string, usual: number) => Number(process.env[name] ?? usual)

const PLAN = long
  ? {
      games: number('CHAOS_GAMES', 1000),
      kills: number('CHAOS_KILLS', 1500),
      apis: 3,
      workers: 3,
      tables: 12,
      everyMs: 2000,
      freezeMs: 10_000,
    }
  : { games: 3, kills: 6, apis: 2, workers: 2, tables: 2, everyMs: 1500, freezeMs: 4000 }

describe.each(PLACES)('Chaos, with jobs in $place', ({ redis, pairs }) => {
  it('loses nothing and does nothing twice', { timeout: long ? 28_800_000 : 600_000 }, async () => {
    const seed = process.env.CHAOS_SEED ?? '7'
    const report = await chaos({ ...PLAN, redis, pairs, seed: seed.padStart(64, '0'), ...(long && { say }) })
    console.log(`chaos, seed ${seed}: ${JSON.stringify(report)}`)
    expect(report.kills).toBeGreaterThanOrEqual(PLAN.kills)
    expect(report.games).toBeGreaterThanOrEqual(PLAN.games)
    expect(report.played).toEqual(catalogue.standards.map(({ name }) => name).sort())
    if (pairs) expect(report.restarts).not.toMatchObject({ 'postgres takeover': 0 })
    if (redis && pairs) expect(report.restarts).not.toMatchObject({ 'redis takeover': 0 })
    expect(report.receipts).toBeGreaterThan(PLAN.games * 12)
    expect(report.repeatsUnheard).toBeGreaterThan(0)
  })
})
