// A short run of the chaos test, with jobs in either place. The long one is `npm run chaos`.
import { describe, expect, it } from 'vitest'
import { isRedisThere } from '../support/redis.ts'
import { chaos } from './chaos.ts'

const PLACES = [
  { place: 'the database', redis: false },
  ...(isRedisThere('chaos with Redis') ? [{ place: 'Redis', redis: true }] : []),
]
const long = process.env.CHAOS === 'long'

const PLAN = long
  ? { games: 100, kills: 150, apis: 3, workers: 3, everyMs: 3000 }
  : { games: 4, kills: 6, apis: 2, workers: 2, everyMs: 2000 }

describe.each(PLACES)('Chaos, with jobs in $place', ({ redis }) => {
  it('loses nothing and does nothing twice', { timeout: long ? 3_600_000 : 300_000 }, async () => {
    const seed = process.env.CHAOS_SEED ?? '7'
    const report = await chaos({ ...PLAN, redis, seed: seed.padStart(64, '0') })
    console.log(`chaos, seed ${seed}: ${JSON.stringify(report)}`)
    expect(report.kills).toBeGreaterThanOrEqual(PLAN.kills)
    expect(report.receipts).toBeGreaterThan(PLAN.games * 16)
  })
})
