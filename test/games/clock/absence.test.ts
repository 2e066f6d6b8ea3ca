// Nobody can stall the table: what becomes of somebody who stays silent, step by step, on a clock that the tests move.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { answerOfBot } from '../../../src/games/advance/stand-in.ts'
import { keepTime } from '../../../src/games/clock/lapse.ts'
import { takeOfferedSeat } from '../../../src/games/lobby/take-offered-seat.ts'
import { load } from '../../../src/games/log/load.ts'
import { gamesDue } from '../../support/due.ts'
import { threeAddressees } from '../../support/letters.ts'
import { expectDone, fullTable, look, orders, ruleset, say, someone } from '../../support/tables.ts'
import { allLogsAreWhole, daily, timedTables } from '../../support/timed-tables.ts'

const tables = timedTables()
const { clock, database, deps, fileOf, outbox, seatOf, table, timeOut, told, untilNextRound } = tables

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
    expect(await gamesDue(outbox.unwatched, clock.in('P9D'))).not.toContain(game)
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

allLogsAreWhole(tables)
