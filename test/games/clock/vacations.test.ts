// Days on which nobody is waited for who said so before.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { cancelVacation, takeVacation } from '../../../src/games/clock/vacations.ts'
import { expectDone, look, someone } from '../../support/tables.ts'
import { allLogsAreWhole, timedTables } from '../../support/timed-tables.ts'

const tables = timedTables()
const { answerAll, clock, database, deps, dueIn, fileOf, table, timeOut, told } = tables

describe('A vacation', () => {
  const days = (from: string, to: string) => ({ firstDay: from, lastDay: to })

  it('moves deadlines of those who are asked, now and later, and the table is told', async () => {
    clock.set(new Date('2027-06-01T12:00:00Z'))
    const { game, accounts } = await table()
    const account = accounts[1]!
    const vacation = expectDone(await takeVacation(deps, { account, ...days('2027-06-02', '2027-06-08') }))
    expect(vacation).toMatchObject({ from: new Date('2027-06-02T00:00:00Z'), to: new Date('2027-06-09T00:00:00Z') })
    expect(await dueIn(game)).toEqual(new Date('2027-06-09T12:00:00Z'))
    expect(await told(game, 'vacation')).toEqual([['vacation', '1 2027-06-02 2027-06-08', [0, 1, 2]]])
    expect((await look(deps, game, accounts[0]!)).card.seats[1]!.away).toEqual([
      { from: vacation.from, to: vacation.to },
    ])
    await answerAll(game, accounts)
    clock.pass('PT4H')
    await carryOnUntilAsked(deps, game)
    expect(await dueIn(game)).toEqual(new Date('2027-06-09T16:00:00Z'))
    await answerAll(game, [account])
    expect(await dueIn(game)).toEqual(new Date('2027-06-09T16:00:00Z'))
  })

  it('of somebody who has answered, or of somebody else, moves nothing', async () => {
    const { game, accounts } = await table()
    const due = await dueIn(game)
    await answerAll(game, [accounts[1]!])
    expectDone(await takeVacation(deps, { account: accounts[1]!, ...days('2027-06-02', '2027-06-09') }))
    expectDone(await takeVacation(deps, { account: someone(), ...days('2027-06-02', '2027-06-09') }))
    expect(await dueIn(game)).toEqual(due)
  })

  it('that began unnoticed is found when time runs out', async () => {
    clock.set(new Date('2027-06-20T12:00:00Z'))
    const { game, accounts } = await table()
    await database.pool.query(
      `INSERT INTO vacation (id, account_id, first_day, last_day, begins_at, ends_at)
       VALUES ($1, $2, '2027-06-21', '2027-06-22', '2027-06-21Z', '2027-06-23Z')`,
      [someone(), accounts[2]],
    )
    deps.cache.forget(game)
    await timeOut(game)
    expect((await fileOf(game)).timing).toMatchObject({ graced: false, dueAt: new Date('2027-06-24T00:00:00Z') })
  })

  it('is whole days in the time zone of its owner, over a change of clocks', async () => {
    const account = someone()
    await database.pool.query(
      `INSERT INTO account (id, name, locale, time_zone, digest_hour, created_at) VALUES ($1, 'Ada', 'en', 'Europe/Berlin', 8, now())`,
      [account],
    )
    const vacation = expectDone(await takeVacation(deps, { account, ...days('2028-03-25', '2028-03-26') }))
    expect(vacation).toMatchObject({ from: new Date('2028-03-24T23:00:00Z'), to: new Date('2028-03-26T22:00:00Z') })
  })

  it('is so many days a calendar year, and no day twice', async () => {
    const account = someone()
    const take = (from: string, to: string) => takeVacation(deps, { account, ...days(from, to) })
    const tooMuch = { ok: false, failure: { kind: 'too-much-vacation' } }
    expectDone(await take('2027-12-20', '2028-01-09'))
    expect(await take('2028-01-09', '2028-01-10')).toMatchObject(tooMuch)
    expectDone(await take('2027-11-01', '2027-11-16'))
    expect(await take('2027-10-01', '2027-10-01')).toMatchObject(tooMuch)
    expectDone(await take('2028-02-01', '2028-02-19'))
    expect(await take('2028-03-01', '2028-03-01')).toMatchObject(tooMuch)
    expect(await take('2029-01-01', '2031-01-01')).toMatchObject(tooMuch)
    const [first] = await deps.vacations.of(account)
    // Deadlines may have moved because of it: whoever gave it back and took another would have them move twice.
    expectDone(await cancelVacation(deps, account, first!.id))
    expect(await deps.vacations.of(account)).toHaveLength(2)
    expect(await take('2027-10-01', '2027-10-01')).toMatchObject(tooMuch)
  })

  it('is of days that exist', async () => {
    const account = someone()
    for (const [from, to] of [
      ['2027-02-30', '2027-03-01'],
      ['soon', 'later'],
      ['2027-03-02', '2027-03-01'],
    ] as const)
      expect(await takeVacation(deps, { account, ...days(from, to) })).toMatchObject({
        failure: { kind: 'bad-field' },
      })
  })
})

allLogsAreWhole(tables)
