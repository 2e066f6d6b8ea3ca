// A short siege. The long one, of a million requests, is `npm run siege`: it also reports how long years took and how long
// the event loop stood still, which is no matter for a test on a busy machine.
import { describe, expect, it } from 'vitest'
import { siege } from './siege.ts'

const long = process.env.SIEGE === 'long'
const number = (name: string, usual: number) => Number(process.env[name] ?? usual)

const PLAN = long
  ? { requests: number('SIEGE_REQUESTS', 1_000_000), attackers: 2, connections: 16, slow: 50, tables: 4, quietGames: 3 }
  : { requests: 6000, attackers: 1, connections: 16, slow: 20, tables: 2, quietGames: 1 }

describe('Under siege', () => {
  it('answers everybody, makes no mistakes, loses nothing', { timeout: long ? 7_200_000 : 600_000 }, async () => {
    const report = await siege({ ...PLAN, ...(long && { say: console.log }) })
    console.log(`siege: ${JSON.stringify(report, null, long ? 2 : 0)}`)
    const storm = Object.entries(report.sent).filter(([kind]) => kind !== 'slow' && kind !== 'babble')
    expect(storm.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThanOrEqual(PLAN.requests)
    expect(Object.keys(report.sent)).toHaveLength(7)
    expect(report.besiegedYears.years).toBeGreaterThan(0)
  })
})
