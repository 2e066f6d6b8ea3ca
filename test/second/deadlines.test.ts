// Deadlines, those who miss them and those who go, in a game of another kind: by its own terms, and with its own stand-in.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { keepTime } from '../../src/games/clock/lapse.ts'
import { retire } from '../../src/games/lobby/affairs.ts'
import { joinGame } from '../../src/games/lobby/join-game.ts'
import { openGame } from '../../src/games/lobby/open-game.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import type { AgreementWish } from '../../src/games/model/agreement.ts'
import { readProof } from '../../src/games/read/finished/read-proof.ts'
import type { Game } from '../../src/rules/ruleset.ts'
import { verifyBy } from '../../src/rules/verify-by.ts'
import { secondGame, secondWith } from '../rules/second-game.ts'
import { TestClock } from '../support/clock.ts'
import { ownDatabase } from '../support/database.ts'
import { threeAddressees, toldIn } from '../support/letters.ts'
import { secondDeps } from '../support/second.ts'
import { expectDone } from '../support/tables.ts'

const database = ownDatabase()
const clock = new TestClock('2027-05-03T12:00:00Z')
const deps = { ...secondDeps(database, secondGame), clock: clock.now }

const fileOf = async (game: string) => (await deps.store.read(game))!.file

async function table(agreement: AgreementWish = { pace: 'daily' }) {
  const { host, guests } = await threeAddressees(database)
  const wish = { host, title: 'Small', ruleset: 'second', options: { players: 3 }, visibility: 'public' as const }
  const { game } = expectDone(await openGame(deps, { ...wish, agreement }))
  await deps.store.giveNonce(game, host, 'host')
  for (const account of guests) expectDone(await joinGame(deps, { game, account, nonce: 'guest' }))
  await carryOnUntilAsked(deps, game)
  return { game, accounts: [host, ...guests] }
}

/** Whatever time does next, as the worker would do it. */
async function timePasses(game: string): Promise<void> {
  const { timing } = await fileOf(game)
  if (timing.wakesAt && timing.wakesAt > clock.now()) clock.set(timing.wakesAt)
  await keepTime(deps, game)
  await carryOnUntilAsked(deps, game)
}

describe('Time that runs out in a small game of another kind', () => {
  it('is an answer by the rules where silence is no absence: the next is asked', async () => {
    const { game } = await table()
    expect(await fileOf(game)).toMatchObject({ waitsFor: [0], timing: { dueAt: clock.in('PT12H') } })
    while ((await fileOf(game)).waitsFor[0] === 0) await timePasses(game)
    const [placed] = (await deps.store.pages(game)).slice(-1)
    expect(placed).toMatchObject({ by: 0, events: [{ t: 'placed', space: 'mill' }] })
    expect(await fileOf(game)).toMatchObject({ waitsFor: [1], seats: [{ absentRounds: 0 }, {}, {}] })
    // That the game began told the first at the same moment.
    expect(await toldIn(database, game, 'reminder', 'decision-asked')).toEqual([
      ['reminder', 'place/1/0', [0]],
      ['decision-asked', 'place/1/1', [1]],
    ])
  })

  it('has the game’s own stand-in play where it is, and then offers the seat', async () => {
    const { game } = await table()
    while ((await fileOf(game)).round < 3) await timePasses(game)
    const bids = (await deps.store.pages(game)).filter(({ events }) => events[0]!.t === 'bid-given')
    expect(bids.map(({ by }) => by)).toEqual([0, 1, 2, 0, 1, 2])
    const { seats } = await fileOf(game)
    expect(seats.map(({ absentRounds }) => absentRounds)).toEqual([2, 2, 2])
    expect(seats.every(({ offeredAt }) => offeredAt !== null)).toBe(true)
    expect(await toldIn(database, game, 'stand-in-played')).toEqual([
      ['stand-in-played', '1', [0, 1, 2]],
      ['stand-in-played', '2', [0, 1, 2]],
    ])
    while ((await fileOf(game)).status === 'running') await timePasses(game)
    expect((await fileOf(game)).status).toBe('abandoned')
  })

  it('may be left to the rules altogether, to the end of the game', async () => {
    const absence = { standIn: 'silence', substituteAfter: null, grace: null }
    const { game, accounts } = await table({ pace: 'daily', absence })
    expect(accounts).toHaveLength(3)
    for (let rounds = 0; rounds < 40 && (await fileOf(game)).status === 'running'; rounds++) await timePasses(game)
    const { status } = await fileOf(game)
    expect(status).toBe('finished')
    const proof = expectDone(await readProof(deps, game, null))
    expect(verifyBy([secondWith(secondGame) as unknown as Game], proof).filter(({ ok }) => !ok)).toEqual([])
  })
})

it('a seat that somebody leaves for good is the stand-in’s, and bots play on for the others', async () => {
  const { game, accounts } = await table({ pace: 'none' })
  expect(await retire(deps, accounts[0]!)).toEqual([game])
  expect((await fileOf(game)).seats[0]).toMatchObject({ account: null, bot: 'clerk' })
  await carryOnUntilAsked(deps, game)
  expect((await fileOf(game)).waitsFor).toEqual([1])
})

it('after all of this every log is whole', async () => {
  const faults: unknown[] = []
  expect(await checkGames(deps, (fault) => faults.push(fault))).toBeGreaterThan(3)
  expect(faults).toEqual([])
})
