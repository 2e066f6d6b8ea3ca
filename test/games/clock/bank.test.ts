// A bank of time: it runs down with what takes longer than it may, is filled each round, and never goes below nothing.
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../../src/bots/bot.ts'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { extendDeadline } from '../../../src/games/clock/extend-deadline.ts'
import { keepTime } from '../../../src/games/clock/lapse.ts'
import { endPause, wishPause } from '../../../src/games/clock/pause.ts'
import { takeVacation } from '../../../src/games/clock/vacations.ts'
import { load } from '../../../src/games/log/load.ts'
import { type AgreementWish, agree, SILENCE } from '../../../src/games/model/agreement.ts'
import type { GameFile } from '../../../src/games/model/game.ts'
import { milliseconds } from '../../../src/games/model/time/duration.ts'
import { digest } from '../../../src/rules/fairness.ts'
import { TestClock } from '../../support/clock.ts'
import { answersTo } from '../../support/company.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { threeAddressees, toldIn } from '../../support/letters.ts'
import { busy, luckOf } from '../../support/play.ts'
import { atOrders, expectDone, look, orders, questionsOf, say, takeBack } from '../../support/tables.ts'

const database = ownDatabase()
const clock = new TestClock('2027-05-03T12:00:00Z')
const deps = { ...depsFor(database), clock: clock.now }

const luck = luckOf(digest('bank of time'))

const pace = { orders: 'P1D', decisions: 'PT6H' }
const bank = { inHand: 'PT12H', perRound: 'PT2H', most: 'PT13H' }
const table = async (wish: AgreementWish = { pace: { ...pace, bank }, absence: { grace: null } }) =>
  atOrders(deps, 3, { agreement: wish, ...(await threeAddressees(database)) })
const fileOf = async (game: string): Promise<GameFile> => (await deps.store.read(game))!.file
const banksIn = async (game: string) => (await fileOf(game)).seats.map((holder) => holder.bank)
const hours = (...each: number[]) => each.map((many) => many * milliseconds('PT1H')!)
const hand = async (game: string, account: string, year = 1) => expectDone(await say(deps, game, account, orders(year)))
const others = async (game: string, accounts: readonly string[], year = 1) => {
  for (const account of accounts.slice(1)) await hand(game, account, year)
}

describe('A bank of time', () => {
  it('comes after the time that is everybody’s own, and is left alone by whoever is in time', async () => {
    const { game, accounts } = await table()
    const [own, due] = [clock.in('P1D'), clock.in('PT36H')]
    const { card } = await look(deps, game, accounts[0]!)
    expect(card).toMatchObject({ ownUntil: own, dueAt: due, seats: [12, 12, 12].map((h) => ({ bank: h * 3600 })) })
    const before = await look(deps, game, null)
    expect(before.card).toMatchObject({ ownUntil: null, dueAt: null, seats: [{ bank: null }, {}, {}] })
    clock.pass('PT23H')
    await hand(game, accounts[0]!)
    expect(await banksIn(game)).toEqual(hours(12, 12, 12))
  })

  it('runs down by what an answer takes longer, is filled each round up to its most, and moves the next deadline', async () => {
    const { game, accounts } = await table()
    await others(game, accounts)
    clock.pass('PT29H')
    await hand(game, accounts[0]!)
    expect(await banksIn(game)).toEqual(hours(7, 12, 12))
    await carryOnUntilAsked(deps, game)
    expect(await banksIn(game)).toEqual(hours(9, 13, 13))
    // All are asked again: it is due when the last of them has nothing left.
    expect((await fileOf(game)).timing).toMatchObject({ ownUntil: clock.in('P1D'), dueAt: clock.in('PT37H') })
    await others(game, accounts, 2)
    clock.pass('PT24H')
    await hand(game, accounts[0]!, 2)
    await carryOnUntilAsked(deps, game)
    expect(await banksIn(game)).toEqual(hours(11, 13, 13))
  })

  it('is empty for whoever stays silent, and then they are away; it never goes below nothing', async () => {
    const { game, accounts } = await table()
    await others(game, accounts)
    clock.pass('PT35H')
    await keepTime(deps, game)
    expect(await fileOf(game)).toMatchObject({ waitsFor: [0], seats: [{ absentRounds: 0 }, {}, {}] })
    clock.pass('PT5H')
    await keepTime(deps, game)
    expect(await fileOf(game)).toMatchObject({ waitsFor: [], seats: [{ absentRounds: 1, bank: 0 }, {}, {}] })
    await carryOnUntilAsked(deps, game)
    expect(await banksIn(game)).toEqual(hours(2, 13, 13))
    await hand(game, accounts[0]!, 2)
    expect((await look(deps, game, accounts[0]!)).card.seats[0]).toMatchObject({ bank: 2 * 3600, absentRounds: 0 })
  })

  it('gives a decision time, too', async () => {
    const { game, accounts } = await table()
    expectDone(await say(deps, game, accounts[0]!, { t: 'standing', standing: { census: 'ask' } }))
    for (;;) {
      const answers = answersTo((await load(deps, game))!, luck, busy as unknown as Bot)
      if (answers.some(({ command }) => command.t === 'census')) break
      for (const { account, command } of answers) expectDone(await say(deps, game, account, { ...command }))
      await carryOnUntilAsked(deps, game)
    }
    const [most] = await banksIn(game)
    const { timing } = await fileOf(game)
    expect(timing).toMatchObject({ ownUntil: clock.in('PT6H'), dueAt: new Date(clock.in('PT6H').getTime() + most!) })
    clock.pass('PT7H')
    const [question] = await questionsOf(deps, game, accounts[0]!)
    const { most: show } = question as unknown as { most: object }
    const { round: year } = await fileOf(game)
    expectDone(await say(deps, game, accounts[0]!, { t: 'census', year, show }))
    expect((await banksIn(game))[0]).toBe(most! - milliseconds('PT1H')!)
  })

  it('is paid from once for the same time, however often somebody changes their mind', async () => {
    const { game, accounts } = await table()
    for (const [passes, left] of [
      ['PT25H', 11],
      ['PT1H', 10],
    ] as const) {
      clock.pass(passes)
      await hand(game, accounts[0]!)
      expect((await banksIn(game))[0]).toBe(hours(left)[0])
      expectDone(await takeBack(deps, game, accounts[0]!, 'orders'))
    }
    expect((await banksIn(game))[0]).toBe(hours(10)[0])
  })
})

describe('Nothing is taken from it', () => {
  it('by a vacation, in one’s own time or the bank’s', async () => {
    const { game, accounts } = await table()
    await others(game, accounts)
    const day = (later: string) => clock.in(later).toISOString().slice(0, 10)
    const { ownUntil } = (await fileOf(game)).timing
    const first = await takeVacation(deps, { account: accounts[0]!, firstDay: day('P1D'), lastDay: day('P2D') })
    const { from, to } = expectDone(first)
    // It begins before the own time is over, which goes on after it.
    const moved = to.getTime() - from.getTime()
    const timing = (await fileOf(game)).timing
    expect(timing.ownUntil).toEqual(new Date(ownUntil!.getTime() + moved))
    expect(timing.dueAt).toEqual(new Date(timing.ownUntil!.getTime() + milliseconds('PT12H')!))
    // An hour into the bank's time, another one.
    clock.set(new Date(timing.ownUntil!.getTime() + milliseconds('PT1H')!))
    const again = { account: accounts[0]!, firstDay: day('P1D'), lastDay: day('P1D') }
    const second = expectDone(await takeVacation(deps, again))
    const later = (await fileOf(game)).timing
    expect(later.ownUntil).toEqual(timing.ownUntil)
    const begins = second.from < timing.dueAt!
    expect(later.dueAt!.getTime() - timing.dueAt!.getTime()).toBe(
      begins ? second.to.getTime() - second.from.getTime() : 0,
    )
    clock.set(later.dueAt!)
    clock.set(new Date(later.dueAt!.getTime() - milliseconds('PT2H')!))
    await hand(game, accounts[0]!)
    expect((await banksIn(game))[0]).toBe(hours(2)[0])
  })

  it('by a pause', async () => {
    const { game, accounts } = await table()
    await others(game, accounts)
    clock.pass('PT26H')
    for (const account of accounts) expectDone(await wishPause(deps, game, account))
    clock.pass('P5D')
    expectDone(await endPause(deps, game, accounts[1]!))
    clock.pass('PT1H')
    await hand(game, accounts[0]!)
    expect((await banksIn(game))[0]).toBe(hours(9)[0])
  })

  it('by time that somebody asked for', async () => {
    const { game, accounts } = await table()
    await others(game, accounts)
    clock.pass('PT26H')
    const { timing } = await fileOf(game)
    expectDone(await extendDeadline(deps, game, accounts[0]!))
    const later = (await fileOf(game)).timing
    for (const moment of ['ownUntil', 'dueAt'] as const)
      expect(later[moment]!.getTime() - timing[moment]!.getTime()).toBe(milliseconds('P1D'))
    await hand(game, accounts[0]!)
    expect((await banksIn(game))[0]).toBe(hours(12)[0])
  })
})

it('reminds in the time that is one’s own', async () => {
  const { game } = await table()
  const reminded = async (passes: string) => {
    clock.pass(passes)
    await keepTime(deps, game)
    return (await toldIn(database, game, 'reminder')).length > 0
  }
  expect(await reminded('PT11H')).toBe(false)
  expect(await reminded('PT1H')).toBe(true)
})

/** Of a game without bots. */
const STAND_INS = { names: [], usual: SILENCE }

describe('What is agreed on', () => {
  it('is filled in: no more than at the beginning', () => {
    const { perRound, inHand } = bank
    expect(agree({ pace: { ...pace, bank: { inHand, perRound } } }, STAND_INS)).toMatchObject({
      value: { pace: { bank: { inHand, perRound, most: inHand } } },
    })
    expect(agree({ pace: 'daily' }, STAND_INS)).not.toMatchObject({ value: { pace: { bank: expect.anything() } } })
  })

  it.each([
    ['/pace/bank', { orders: null, decisions: null, bank }],
    ['/pace/bank/inHand', { ...pace, bank: { ...bank, inHand: 'P61D' } }],
    ['/pace/bank/inHand', { ...pace, bank: { ...bank, inHand: 'soon' } }],
    ['/pace/bank/perRound', { ...pace, bank: { ...bank, perRound: 'P61D' } }],
    ['/pace/bank/perRound', { ...pace, bank: { ...bank, perRound: '' } }],
    ['/pace/bank/most', { ...pace, bank: { ...bank, most: 'PT1H' } }],
  ] as const)('is refused at %s where it makes no sense', (at, wished) => {
    expect(agree({ pace: wished }, STAND_INS)).toMatchObject({ ok: false, failure: { kind: 'bad-field', at } })
  })
})
