// What is asked has an end: deadlines, and what silence means when one is over, on a clock that the tests move.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { keepTime } from '../../../src/games/clock/lapse.ts'
import { startWithBots } from '../../../src/games/lobby/start-game.ts'
import { load } from '../../../src/games/log/load.ts'
import { gamesDue } from '../../support/due.ts'
import { playAsRegents } from '../../support/games.ts'
import { expectDone, hostGame, look, opening, orders, questionsOf, ruleset, say } from '../../support/tables.ts'
import { allLogsAreWhole, daily, timedTables } from '../../support/timed-tables.ts'

const tables = timedTables()
const { answerAll, clock, database, deps, dueIn, fileOf, outbox, seatOf, table, timeOut, told } = tables

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
    expect(await gamesDue(outbox.unwatched, clock.now())).not.toContain(game)
    expect(await gamesDue(outbox.unwatched, clock.in('P1D'))).toContain(game)
  })
})

describe('Decisions', () => {
  it('wait for as long as is agreed for them, then silence answers, and it is nobody’s absence', async () => {
    const { game, accounts } = await table()
    expectDone(await say(deps, game, accounts[1]!, { t: 'standing', standing: { census: 'ask' } }))
    while ((await told(game, 'decision-asked')).length === 0) await playAsRegents(deps, game, accounts)
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

allLogsAreWhole(tables)
