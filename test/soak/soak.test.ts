// A short soak: that nothing complains and nothing is left behind. The long one is `npm run soak`: it plays for SOAK_MINUTES with
// everything on, and what is held must be as much at the end as after the beginning, which takes more than moments to show.
import { describe, expect, it } from 'vitest'
import { isRedisThere } from '../support/redis.ts'
import { grown } from './grown.ts'
import { soak } from './soak.ts'

const long = process.env.SOAK === 'long'
const number = (name: string, usual: number) => Number(process.env[name] ?? usual)

const PLAN = long
  ? { minutes: number('SOAK_MINUTES', 60), tables: number('SOAK_TABLES', 6), visitors: 6, everyMs: 15_000 }
  : { minutes: 0.4, tables: 3, visitors: 2, everyMs: 4000 }

describe('A long time', () => {
  it('changes nothing about what is held', { timeout: PLAN.minutes * 60_000 + 300_000 }, async () => {
    const redis = isRedisThere('a soak with Redis')
    const report = await soak({ ...PLAN, redis, ...(long && { say: (line) => process.stderr.write(`${line}\n`) }) })
    console.log(`soak: ${JSON.stringify(report.summary, null, long ? 2 : 0)}`)
    expect(report.deaths, 'processes that ended by themselves').toEqual([])
    expect(report.complaints, 'what the processes complained of').toEqual([])
    expect(report.samples.length).toBeGreaterThan(3)
    expect(report.looks).toBeGreaterThan(0)
    if (long) expect(grown(report.samples)).toEqual([])
  })
})
