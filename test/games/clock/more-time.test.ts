// Time that people give each other: more of it, and a pause.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { extendDeadline } from '../../../src/games/clock/extend-deadline.ts'
import { keepTime } from '../../../src/games/clock/lapse.ts'
import { endPause, wishPause } from '../../../src/games/clock/pause.ts'
import { expectDone, look, orders, say, someone } from '../../support/tables.ts'
import { allLogsAreWhole, daily, timedTables } from '../../support/timed-tables.ts'

const tables = timedTables()
const { answerAll, clock, deps, dueIn, fileOf, table, timeOut, told } = tables

describe('More time', () => {
  it('is everybody’s, as often as is agreed, and one press an occasion counts once', async () => {
    const { game, accounts } = await table()
    const [first, second] = accounts as [string, string]
    const due = (await dueIn(game))!
    const both = await Promise.all([1, 2, 3].map(() => extendDeadline(deps, game, first)))
    expect(both.map(expectDone)).toEqual(Array(3).fill({ dueAt: new Date(due.getTime() + 864e5), left: 1 }))
    expectDone(await extendDeadline(deps, game, second))
    expect(await dueIn(game)).toEqual(new Date(due.getTime() + 2 * 864e5))
    const { occasion } = (await fileOf(game)).timing
    expect(await told(game, 'extended')).toEqual([
      ['extended', `0 ${occasion}`, [0, 1, 2]],
      ['extended', `1 ${occasion}`, [0, 1, 2]],
    ])
    const { seats } = (await look(deps, game, null)).card
    expect(seats.map(({ extensions }) => extensions)).toEqual([1, 1, 0])
  })

  it('is refused when it is used up, to strangers, and where no time runs', async () => {
    const { game, accounts } = await table({ ...daily, extensions: { each: 1 } })
    expectDone(await extendDeadline(deps, game, accounts[0]!))
    await answerAll(game, accounts)
    expect(await extendDeadline(deps, game, accounts[1]!)).toMatchObject({ failure: { kind: 'no-deadline' } })
    await carryOnUntilAsked(deps, game)
    expect(await extendDeadline(deps, game, accounts[0]!)).toMatchObject({ failure: { kind: 'no-extensions-left' } })
    expect(await extendDeadline(deps, game, someone())).toMatchObject({ failure: { kind: 'not-at-the-table' } })
  })
})

describe('A pause', () => {
  it('needs everybody, leaves the time that was left, and ends by itself', async () => {
    const { game, accounts } = await table()
    clock.pass('PT4H')
    const due = (await dueIn(game))!
    for (const account of accounts.slice(0, 2)) expectDone(await wishPause(deps, game, account))
    expect(expectDone(await endPause(deps, game, accounts[1]!))).toEqual({ pausedUntil: null, wishes: [0] })
    expectDone(await wishPause(deps, game, accounts[2]!))
    expect(await dueIn(game)).toEqual(due)
    const until = clock.in('P14D')
    expect(expectDone(await wishPause(deps, game, accounts[1]!))).toEqual({ pausedUntil: until, wishes: [] })
    expect(await told(game, 'paused')).toEqual([['paused', until.toISOString(), [0, 1, 2]]])
    expect(await dueIn(game)).toEqual(new Date(due.getTime() + 14 * 864e5))
    clock.set(due)
    await keepTime(deps, game)
    expect((await fileOf(game)).timing.graced).toBe(false)
    await timeOut(game)
    expect((await fileOf(game)).timing.graced).toBe(true)
  })

  it('can be ended by anybody at the table, and time goes on where it stood', async () => {
    const { game, accounts } = await table()
    clock.pass('PT4H')
    for (const account of accounts) expectDone(await wishPause(deps, game, account))
    clock.pass('P3D')
    expect(expectDone(await endPause(deps, game, accounts[2]!))).toEqual({ pausedUntil: null, wishes: [] })
    expect(await dueIn(game)).toEqual(clock.in('PT20H'))
  })

  it('holds for what is asked while it lasts', async () => {
    const { game, accounts } = await table()
    for (const account of accounts) expectDone(await wishPause(deps, game, account))
    const until = clock.in('P14D')
    clock.pass('P1D')
    for (const account of accounts) expectDone(await say(deps, game, account, orders(1)))
    await carryOnUntilAsked(deps, game)
    expect(await dueIn(game)).toEqual(new Date(until.getTime() + 864e5))
  })
})

allLogsAreWhole(tables)
