// Those who stay silent in Kingdom Defenders: windows wait as the table agreed, turns have the short clock, the steward and the
// automatic acts answer, and it is an absence on the ladder like any other.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { keepTime } from '../../src/games/clock/lapse.ts'
import { load } from '../../src/games/log/load.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import type { AgreementWish } from '../../src/games/model/agreement.ts'
import { readProof } from '../../src/games/read/finished/read-proof.ts'
import { games } from '../../src/rules/games.ts'
import type { Happening, Question } from '../../src/rules/ruleset.ts'
import { verifyBy } from '../../src/rules/verify-by.ts'
import { TestClock } from '../support/clock.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { playedAs } from '../support/every-game.ts'
import { threeAddressees, toldIn } from '../support/letters.ts'
import { expectDone, fullTable, questionsOf, say } from '../support/tables.ts'

const { name: ruleset, options } = playedAs('kingdom-defenders')
const database = ownDatabase()
const clock = new TestClock('2027-05-03T12:00:00Z')
const deps = { ...depsFor(database), clock: clock.now }

const fileOf = async (game: string) => (await deps.store.read(game))!.file
const eventsIn = async (game: string): Promise<Happening[]> =>
  (await deps.store.pages(game)).flatMap(({ events }) => events)

/** All have chosen their Fate, and are asked for the first plan. */
async function atPlans(agreement: AgreementWish = { pace: 'daily' }) {
  const wish = { ruleset, options: options(3), agreement, ...(await threeAddressees(database)) }
  const { game, accounts } = await fullTable(deps, 3, wish)
  await carryOnUntilAsked(deps, game)
  for (const account of accounts) await answer(game, account)
  await carryOnUntilAsked(deps, game)
  return { game, accounts }
}

/** As silence would; or this plan, or these acts, where one is asked for. */
async function answer(game: string, account: string, given: Record<string, object> = {}): Promise<Question[]> {
  const asked = await questionsOf(deps, game, account)
  for (const question of asked) {
    const { ruleset: rules, state } = (await load(deps, game))!
    expectDone(await say(deps, game, account, { ...rules.lapse(state, question), ...given[question.t] }))
  }
  return asked
}

const turnByTurn = { plan: { wishes: [], then: 'ask' }, acts: { steps: [], rest: 'ask' } }

/** Whatever time does next, as the worker would do it. */
async function timePasses(game: string): Promise<void> {
  const { timing } = await fileOf(game)
  if (timing.wakesAt && timing.wakesAt > clock.now()) clock.set(timing.wakesAt)
  await keepTime(deps, game)
  await carryOnUntilAsked(deps, game)
}

const asks = async (game: string): Promise<Question[]> => {
  const { ruleset: rules, state } = (await load(deps, game))!
  return rules.awaits(state)
}

describe('Silence', () => {
  it('in a window is waited for a day, and half of one more; then somebody plays, and the others go on', async () => {
    const { game, accounts } = await atPlans()
    expect((await fileOf(game)).timing.dueAt).toEqual(clock.in('P1D'))
    for (const account of accounts.slice(1)) await answer(game, account)
    const late = clock.in('P1DT12H')
    while ((await asks(game)).some(({ t, seat }) => t === 'plan' && seat === 0)) await timePasses(game)
    expect(clock.now()).toEqual(late)
    const { seats } = await fileOf(game)
    expect(seats.map(({ absentRounds }) => absentRounds)).toEqual([1, 0, 0])
    // Somebody plays this round for them: their turns are not waited for.
    const taken = (await eventsIn(game)).filter((event) => event.t === 'placed' && 'seat' in event && event.seat === 0)
    while ((await asks(game)).some(({ t }) => t === 'place')) await timePasses(game)
    expect(clock.now()).toEqual(late)
    expect((await eventsIn(game)).filter(({ t }) => t === 'placed').length).toBeGreaterThan(taken.length)
    expect(await toldIn(database, game, 'stand-in-played')).toEqual([['stand-in-played', '1', [0]]])
  })

  it('in a turn has the short clock: the steward places at once, it counts, and the next turns are not waited for', async () => {
    const { game, accounts } = await atPlans()
    await answer(game, accounts[0]!, turnByTurn)
    for (const account of accounts.slice(1)) await answer(game, account)
    await carryOnUntilAsked(deps, game)
    const [first] = await asks(game)
    expect(first).toMatchObject({ t: 'place', seat: 0 })
    expect((await fileOf(game)).timing.dueAt).toEqual(clock.in('PT12H'))
    expect(await toldIn(database, game, 'decision-asked')).toContainEqual(['decision-asked', first!.id, [0]])
    const late = clock.in('PT12H')
    const { ruleset: rules, state } = (await load(deps, game))!
    const { space } = rules.lapse(state, first!) as unknown as { space: string }
    while ((await asks(game)).some(({ t }) => t === 'place')) await timePasses(game)
    expect(clock.now()).toEqual(late)
    const own = (await eventsIn(game)).filter(
      ({ t, ...event }) => t === 'placed' && 'seat' in event && event.seat === 0,
    )
    expect(own[0]).toMatchObject({ space })
    expect((await fileOf(game)).seats.map(({ absentRounds }) => absentRounds)).toEqual([1, 0, 0])
    expect(await toldIn(database, game, 'stand-in-played')).toEqual([['stand-in-played', '1', [0]]])
  })

  it('is over with the next thing somebody says: they have all the time again', async () => {
    const { game, accounts } = await atPlans()
    for (const account of accounts) await answer(game, account, turnByTurn)
    await carryOnUntilAsked(deps, game)
    const [{ seat }] = (await asks(game)) as [Question]
    while ((await fileOf(game)).seats[seat]!.absentRounds === 0) await timePasses(game)
    expectDone(await say(deps, game, accounts[seat]!, { t: 'standing', standing: {} } as never))
    expect((await fileOf(game)).seats[seat]).toMatchObject({ absentRounds: 0, absentIn: null })
    while ((await asks(game))[0]!.seat !== seat) await answer(game, accounts[(await asks(game))[0]!.seat]!)
    expect((await fileOf(game)).timing.dueAt).toEqual(clock.in('PT12H'))
  })

  it('of one for two rounds offers the seat, and of all gives the table up', async () => {
    const { game, accounts } = await atPlans()
    const others = accounts.slice(1)
    while ((await fileOf(game)).round < 3) {
      for (const account of others) await answer(game, account)
      await carryOnUntilAsked(deps, game)
      await timePasses(game)
    }
    expect((await fileOf(game)).seats[0]).toMatchObject({ absentRounds: 2, offeredAt: expect.any(Date) })
    expect(await toldIn(database, game, 'substitute-wanted')).toHaveLength(1)
    while ((await fileOf(game)).status === 'running') await timePasses(game)
    expect((await fileOf(game)).status).toBe('abandoned')
  })

  it('may be left to the rules altogether: steward and automatic acts play a whole game that verifies', async () => {
    const absence = { standIn: 'silence', substituteAfter: null, grace: null }
    const { game, accounts } = await atPlans({ pace: 'daily', absence })
    for (let turns = 0; turns < 200 && (await fileOf(game)).status === 'running'; turns++) {
      // One of them comes by now and then, so that the table is not given up.
      await answer(game, accounts[1]!)
      await carryOnUntilAsked(deps, game)
      await timePasses(game)
    }
    expect((await fileOf(game)).status).toBe('finished')
    const proof = expectDone(await readProof(deps, game, null))
    expect(verifyBy(games, proof).filter(({ ok }) => !ok)).toEqual([])
    const faults: unknown[] = []
    await checkGames(deps, (fault) => faults.push(fault))
    expect(faults).toEqual([])
  })
})
