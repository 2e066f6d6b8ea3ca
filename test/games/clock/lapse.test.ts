// Nobody can stall the table: what happens when time runs out, on a clock that the tests move.
import { describe, expect, it } from 'vitest'
import { botFor } from '../../../src/bots/bots.ts'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { answerOfBot } from '../../../src/games/advance/stand-in.ts'
import { extendDeadline } from '../../../src/games/clock/extend-deadline.ts'
import { keepTime } from '../../../src/games/clock/lapse.ts'
import { endPause, wishPause } from '../../../src/games/clock/pause.ts'
import { cancelVacation, takeVacation } from '../../../src/games/clock/vacations.ts'
import { startWithBots } from '../../../src/games/lobby/start-game.ts'
import { takeOfferedSeat } from '../../../src/games/lobby/take-offered-seat.ts'
import { checkGames } from '../../../src/games/log/check-games.ts'
import { load } from '../../../src/games/log/load.ts'
import type { AgreementWish } from '../../../src/games/model/agreement.ts'
import type { GameFile } from '../../../src/games/model/game.ts'
import { outboxIn } from '../../../src/store/games/outbox.ts'
import { TestClock } from '../../support/clock.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { threeAddressees, toldIn } from '../../support/letters.ts'
import {
  atOrders,
  expectDone,
  fullTable,
  hostGame,
  look,
  opening,
  orders,
  questionsOf,
  ruleset,
  say,
  someone,
} from '../../support/tables.ts'

const database = ownDatabase()
const clock = new TestClock('2027-05-03T12:00:00Z')
const deps = { ...depsFor(database), clock: clock.now }
const outbox = outboxIn(database.pool)

const daily = { pace: 'daily' } satisfies AgreementWish
const table = async (agreement: AgreementWish = daily) =>
  atOrders(deps, 3, { agreement, ...(await threeAddressees(database)) })

const fileOf = async (game: string): Promise<GameFile> => (await deps.store.read(game))!.file
const seatOf = async (game: string, seat: number) => (await fileOf(game)).seats[seat]!
const dueIn = async (game: string) => (await fileOf(game)).timing.dueAt
const told = (game: string, ...kinds: string[]) => toldIn(database, game, ...kinds)
/** The clock passes every deadline up to the next round, as the worker would. */
const untilNextRound = async (game: string) => {
  const { round } = await fileOf(game)
  for (;;) {
    const { timing, status, round: now } = await fileOf(game)
    if (status !== 'running' || now > round) return
    if (timing.wakesAt && timing.wakesAt > clock.now()) clock.set(timing.wakesAt)
    await keepTime(deps, game)
    await carryOnUntilAsked(deps, game)
  }
}
const timeOut = async (game: string) => {
  clock.set((await dueIn(game))!)
  await keepTime(deps, game)
}
const answerAll = async (game: string, accounts: readonly string[]) => {
  for (const account of accounts)
    for (const question of await questionsOf(deps, game, account)) {
      const { state } = (await load(deps, game))!
      expectDone(await say(deps, game, account, { ...ruleset.lapse(state, question) }))
    }
}

describe('A deadline', () => {
  it('begins when people are asked, and the answers of some do not move it', async () => {
    const { game, accounts } = await table()
    const due = clock.in('P1D')
    expect((await fileOf(game)).timing).toMatchObject({ dueAt: due, graced: false, askedAt: clock.now() })
    clock.pass('PT3H')
    expectDone(await say(deps, game, accounts[1]!, orders(1)))
    expect(await dueIn(game)).toEqual(due)
    expect((await look(deps, game, accounts[0]!)).card).toMatchObject({ dueAt: due, round: 1 })
  })

  it('is new with the next round, which begins early when all are early', async () => {
    const { game, accounts } = await table()
    clock.pass('PT3H')
    for (const account of accounts) expectDone(await say(deps, game, account, orders(1)))
    expect(await dueIn(game)).toBeNull()
    await carryOnUntilAsked(deps, game)
    expect(await fileOf(game)).toMatchObject({ round: 2, timing: { dueAt: clock.in('P1D') } })
  })

  it('that stays where it is leaves an answer as light as ever', async () => {
    const { game, accounts } = await table()
    const besides: number[] = []
    const commit: typeof deps.store.commit = (one) => {
      besides.push(one.seats.length + one.tasks.length + one.letters.length)
      return deps.store.commit(one)
    }
    for (const account of accounts)
      expectDone(await say({ ...deps, store: { ...deps.store, commit } }, game, account, orders(1)))
    expect(besides).toEqual([0, 0, 2]) // with the last one the rules carry on, and the deadline goes
  })

  it('is none where none is agreed, and nothing lapses', async () => {
    const { game } = await table({ pace: 'none' })
    clock.pass('P400D')
    const before = await fileOf(game)
    await keepTime(deps, game)
    expect(await fileOf(game)).toEqual(before)
    expect(before.timing.dueAt).toBeNull()
  })

  it('is at the fixed hour, also over a change of clocks', async () => {
    clock.set(new Date('2027-10-30T16:00:05Z'))
    const pace = { orders: 'P1D', decisions: 'PT12H', hour: 18, timeZone: 'Europe/Berlin' }
    const { game } = await table({ pace })
    expect(await dueIn(game)).toEqual(new Date('2027-10-31T17:00:00Z'))
    const west = await table({ pace: { ...pace, timeZone: 'America/New_York' } })
    expect(await dueIn(west.game)).toEqual(new Date('2027-10-31T22:00:00Z'))
  })

  it('does not wait for bots', async () => {
    const wish = opening({ agreement: daily })
    const { game } = await hostGame(deps, wish)
    expectDone(await startWithBots(deps, game, wish.host, 'random'))
    await carryOnUntilAsked(deps, game)
    const { timing, waitsFor } = await fileOf(game)
    expect(waitsFor).toEqual([0])
    expect(timing.occasion).toMatch(/\/0$/)
    expect(timing.dueAt).toEqual(clock.in('P1D'))
  })

  it('asks for a job when it is new, and the sweep finds what no job came to', async () => {
    await database.pool.query('DELETE FROM outbox')
    const { game } = await table()
    const { wakesAt } = (await fileOf(game)).timing
    const taken: unknown[] = []
    await outbox.take(100, async (tasks) => void taken.push(...tasks))
    expect(taken).toContainEqual(expect.objectContaining({ game, task: 'deadline', wakesAt }))
    expect(await outbox.unwatched(clock.now(), null, 1000)).not.toContain(game)
    expect(await outbox.unwatched(clock.in('P1D'), null, 1000)).toContain(game)
  })
})

describe('The ladder of absence', () => {
  it('begins with a little more time, once, which everybody at the table sees', async () => {
    const { game, accounts } = await table()
    expectDone(await say(deps, game, accounts[0]!, orders(1)))
    const { seq } = await fileOf(game)
    await timeOut(game)
    const { timing, seq: after } = await fileOf(game)
    expect(timing).toMatchObject({ graced: true, dueAt: clock.in('PT12H') })
    expect(after).toBe(seq)
    expect((await look(deps, game, accounts[0]!)).card).toMatchObject({ graced: true, dueAt: clock.in('PT12H') })
    expect(await told(game, 'extended')).toEqual([['extended', `grace ${timing.occasion}`, [0, 1, 2]]])
    clock.pass('PT11H')
    await keepTime(deps, game)
    expect((await fileOf(game)).seq).toBe(seq)
  })

  it('goes on with the regent, who answers for the silent alone, and the round goes on', async () => {
    const { game, accounts } = await table()
    expectDone(await say(deps, game, accounts[0]!, orders(1)))
    await timeOut(game)
    const opened = (await load(deps, game))!
    const [question] = ruleset.awaits(opened.state).filter(({ seat }) => seat === 1)
    const regent = answerOfBot(deps.catalogue, opened, question!, 'regent')
    await timeOut(game)
    expect(await fileOf(game)).toMatchObject({ waitsFor: [], timing: { dueAt: null, occasion: null } })
    const played = (await deps.store.pages(game)).slice(-2)
    expect(played.map(({ by }) => by)).toEqual([1, 2])
    expect(played[0]!.events).toEqual(regent)
    expect(await told(game, 'stand-in-played', 'seat-at-risk')).toEqual([
      ['seat-at-risk', '1', [1, 2]],
      ['stand-in-played', '1', [1, 2]],
    ])
    await carryOnUntilAsked(deps, game)
    expect(await fileOf(game)).toMatchObject({ round: 2 })
    expect((await fileOf(game)).seats.map(({ absentRounds }) => absentRounds)).toEqual([0, 1, 1])
  })

  it('or with silence, where that is agreed', async () => {
    const { game, accounts } = await table({ ...daily, absence: { standIn: 'silence', grace: null } })
    for (const account of accounts.slice(1)) expectDone(await say(deps, game, account, orders(1)))
    await timeOut(game)
    const waited = (await deps.store.pages(game)).at(-1)!
    expect(waited.by).toBe(0)
    expect(JSON.stringify(waited.events)).toContain('["wait","wait","wait","wait","wait","wait"]')
  })

  it('does not give those more time who were away before', async () => {
    const { game, accounts } = await table()
    await untilNextRound(game)
    expect(await fileOf(game)).toMatchObject({ round: 2, timing: { graced: false } })
    await timeOut(game)
    expect((await fileOf(game)).waitsFor).toEqual([])
    expect(accounts).toHaveLength(3)
  })

  it('offers the seat after so many rounds in a row, and takes it back from nobody who returns', async () => {
    const { game, accounts } = await table()
    const [here, away, later] = accounts as [string, string, string]
    for (const year of [1, 2]) {
      for (const account of [here, later]) expectDone(await say(deps, game, account, orders(year)))
      await untilNextRound(game)
    }
    expect(await seatOf(game, 1)).toMatchObject({ absentRounds: 2, account: away, offeredAt: expect.any(Date) })
    expect(await told(game, 'substitute-wanted')).toEqual([['substitute-wanted', '1 2', [0, 1, 2]]])
    expect((await look(deps, game, null)).card.seats[1]).toMatchObject({ offeredAt: expect.any(Date) })

    expectDone(await say(deps, game, away, orders(3)))
    expect(await seatOf(game, 1)).toMatchObject({ absentRounds: 0, offeredAt: null, account: away })
    const substitute = someone()
    const late = await takeOfferedSeat(deps, { game, account: substitute, seat: 1 })
    expect(late).toMatchObject({ ok: false, failure: { kind: 'seat-not-offered' } })
  })

  it('lets a substitute see and play what that seat may, and nobody else any more', async () => {
    const { game, accounts } = await table()
    const [here, away, later] = accounts as [string, string, string]
    for (const year of [1, 2]) {
      for (const account of [here, later]) expectDone(await say(deps, game, account, orders(year)))
      await untilNextRound(game)
    }
    const seen = (await look(deps, game, away)).view
    const [first, second] = [someone(), someone()]
    const wish = (account: string, seat = 1) => ({ game, account, seat })
    expect(await takeOfferedSeat(deps, wish(here))).toMatchObject({ failure: { kind: 'already-at-the-table' } })
    expect(await takeOfferedSeat(deps, wish(first, 2))).toMatchObject({ failure: { kind: 'seat-not-offered' } })
    const both = await Promise.all([first, second].map((account) => takeOfferedSeat(deps, wish(account))))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const substitute = both[0]!.ok ? first : second
    expect((await look(deps, game, substitute)).view).toEqual(seen)
    expect((await look(deps, game, away)).viewer).toBe('public')
    expect(await say(deps, game, away, orders(3))).toMatchObject({ failure: { kind: 'not-at-the-table' } })
    expectDone(await say(deps, game, substitute, orders(3)))
    expect(await seatOf(game, 1)).toMatchObject({ account: substitute, absentRounds: 0, offeredAt: null })
  })

  it('ends as abandoned when everybody has gone', async () => {
    const { game } = await table()
    for (let round = 1; round <= 2; round++) await untilNextRound(game)
    expect((await fileOf(game)).seats.every(({ offeredAt }) => offeredAt !== null)).toBe(true)
    expect((await fileOf(game)).status).toBe('running')
    await untilNextRound(game)
    expect(await fileOf(game)).toMatchObject({ status: 'abandoned', endedAt: clock.now(), timing: { dueAt: null } })
    expect(await outbox.unwatched(clock.in('P9D'), null, 1000)).not.toContain(game)
  })

  it('does not end a game in which one is left', async () => {
    const { game, accounts } = await table()
    for (let round = 1; round <= 5; round++) {
      expectDone(await say(deps, game, accounts[2]!, orders(round)))
      await untilNextRound(game)
    }
    expect(await fileOf(game)).toMatchObject({ status: 'running', round: 6 })
  })

  it('begins before the first round: nobody who never chooses where to start keeps the others', async () => {
    const { game } = await fullTable(deps, 3, { agreement: daily, ...(await threeAddressees(database)) })
    await untilNextRound(game)
    expect(await fileOf(game)).toMatchObject({ status: 'running', round: 2 })
    // In the first round they are asked twice: where to start, and for orders.
    expect((await fileOf(game)).seats.map(({ absentRounds }) => absentRounds)).toEqual([1, 1, 1])
    expect(await told(game, 'stand-in-played')).toEqual([['stand-in-played', '1', [0, 1, 2]]])
  })
})

describe('Decisions', () => {
  it('wait for as long as is agreed for them, then silence answers, and it is nobody’s absence', async () => {
    const { game, accounts } = await table()
    expectDone(await say(deps, game, accounts[1]!, { t: 'standing', standing: { census: 'ask' } }))
    const regent = botFor('regent', ruleset)!
    while ((await told(game, 'decision-asked')).length === 0) {
      for (const account of accounts)
        for (const question of await questionsOf(deps, game, account)) {
          const { view } = await look(deps, game, account)
          expectDone(await say(deps, game, account, { ...regent.answer(view, question, () => 0.5) }))
        }
      await carryOnUntilAsked(deps, game)
    }
    const [question] = await questionsOf(deps, game, accounts[1]!)
    const before = await fileOf(game)
    expect(before.timing).toMatchObject({ occasion: question!.id, dueAt: clock.in('PT12H') })
    const silence = ruleset.answer((await load(deps, game))!.state, 1, {
      ...ruleset.lapse((await load(deps, game))!.state, question!),
    })
    await timeOut(game)
    expect((await deps.store.pages(game, before.seq)).at(-1)).toMatchObject({
      by: 1,
      events: (silence as never as { events: unknown[] }).events,
    })
    expect(await seatOf(game, 1)).toMatchObject({ absentRounds: 0 })
    expect((await fileOf(game)).waitsFor).not.toContain(1)
  })

  it('of somebody whose round is played for them are not waited for', async () => {
    const { game, accounts } = await table({ ...daily, absence: { grace: null } })
    const standing = { census: 'ask', rewards: 'ask' }
    expectDone(await say(deps, game, accounts[1]!, { t: 'standing', standing }))
    const others = [accounts[0]!, accounts[2]!]
    const asked = async () => (await told(game, 'decision-asked')).filter(([, , seats]) => seats.includes(1))
    while ((await asked()).length === 0) {
      await answerAll(game, others)
      if ((await fileOf(game)).timing.dueAt) await timeOut(game)
      await carryOnUntilAsked(deps, game)
    }
    const { timing, seq } = await fileOf(game)
    expect(timing).toMatchObject({ occasion: (await asked())[0]![1], dueAt: clock.now() })
    await keepTime(deps, game)
    expect((await deps.store.pages(game, seq)).at(-1)).toMatchObject({ by: 1 })
    // What they left word for stays as they left it.
    const handed = ruleset.handedIn((await load(deps, game))!.state, 1)
    expect(handed.find(({ t }) => t === 'standing')).toMatchObject({ standing })
  })
})

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
    const wish = { id: someone(), ...days('2027-06-21', '2027-06-22') }
    await deps.vacations.add(accounts[2]!, wish, 28, clock.now())
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

describe('After all of this', () => {
  it('every log is whole, and what is remembered is what is kept', async () => {
    const faults: unknown[] = []
    expect(await checkGames(deps, (fault) => faults.push(fault))).toBeGreaterThan(20)
    expect(faults).toEqual([])
    for (const game of await deps.store.ids(null, 1000)) {
      const remembered = deps.cache.get(game)
      if (remembered && remembered.file.stamp === (await deps.store.state(game))?.stamp)
        expect(remembered.file).toEqual(await fileOf(game))
    }
  })
})
