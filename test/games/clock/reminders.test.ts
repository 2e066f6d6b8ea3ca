// Reminders: each player once, when as much of the time is over as they wish, on a clock that the tests move.
import { describe, expect, it } from 'vitest'
import { changeProfile } from '../../../src/accounts/people/change-profile.ts'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { extendDeadline } from '../../../src/games/clock/extend-deadline.ts'
import { keepTime } from '../../../src/games/clock/lapse.ts'
import { endPause, wishPause } from '../../../src/games/clock/pause.ts'
import { joinGame } from '../../../src/games/lobby/join-game.ts'
import { openClient } from '../../../src/store/accounts/client.ts'
import { accountStore } from '../../../src/store/accounts/store.ts'
import { TestClock } from '../../support/clock.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { addressee, threeAddressees, toldIn } from '../../support/letters.ts'
import { atOrders, expectDone, hostGame, opening, orders, say } from '../../support/tables.ts'

const database = ownDatabase()
const clock = new TestClock('2027-05-03T12:00:00Z')
const deps = { ...depsFor(database), clock: clock.now }
const agreement = { pace: 'daily' } as const

const timingOf = async (game: string) => (await deps.store.read(game))!.file.timing
/** Seats that were reminded, by now, each as often as it was. */
const reminded = async (game: string) => {
  await keepTime(deps, game)
  return (await toldIn(database, game, 'reminder')).flatMap(([, , seats]) => seats)
}
/** A day for orders; everybody has a wish of their own. */
async function tableOf(...wishes: number[]) {
  const people = await Promise.all(wishes.map((remindAt) => addressee(database, { remindAt })))
  const [host, ...guests] = people.map(({ account }) => account) as [string, ...string[]]
  const options = { players: wishes.length, length: 'short' }
  const { game } = await hostGame(deps, opening({ host, agreement, options }))
  for (const account of guests) expectDone(await joinGame(deps, { game, account, nonce: '' }))
  const accounts = [host, ...guests]
  for (const account of accounts) expectDone(await say(deps, game, account, { t: 'start-list', cities: [] }))
  await carryOnUntilAsked(deps, game)
  return { game, accounts }
}

describe('Reminders', () => {
  it('are for those who have not answered, once, when half of the time is over', async () => {
    const { game, accounts } = await atOrders(deps, 3, { agreement, ...(await threeAddressees(database)) })
    expectDone(await say(deps, game, accounts[0]!, orders(1)))
    clock.pass('PT11H')
    expect(await reminded(game)).toEqual([])
    clock.pass('PT1H')
    await Promise.all([keepTime(deps, game), keepTime(deps, game)])
    expect(await reminded(game)).toEqual([1, 2])
    expectDone(await extendDeadline(deps, game, accounts[0]!))
    clock.pass('PT20H')
    expect(await reminded(game)).toEqual([1, 2])
  })

  it('come to each when as much is over as they wish', async () => {
    const { game } = await tableOf(75, 25, 50)
    const [noon, due] = [clock.now(), clock.in('P1D')]
    const at = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
    for (const [hours, seats, next] of [
      [5, [], at(6)],
      [6, [1], at(12)],
      [12, [1, 2], at(18)],
      [17, [1, 2], at(18)],
      [18, [0, 1, 2], due],
      [23, [0, 1, 2], due],
    ] as const) {
      clock.set(at(hours))
      expect(await reminded(game)).toEqual(seats)
      expect((await timingOf(game)).wakesAt).toEqual(next)
    }
  })

  it('that nobody needs any more are left out, and the next one is not forgotten', async () => {
    const { game, accounts } = await tableOf(25, 50, 75)
    expectDone(await say(deps, game, accounts[0]!, orders(1)))
    clock.pass('PT6H')
    expect(await reminded(game)).toEqual([])
    clock.pass('PT13H') // a worker that comes late reminds all whose time has come
    expect(await reminded(game)).toEqual([1, 2])
  })

  it('move with the time there is', async () => {
    const { game, accounts } = await tableOf(25, 50, 75)
    clock.pass('PT6H')
    expect(await reminded(game)).toEqual([0])
    expectDone(await extendDeadline(deps, game, accounts[2]!)) // two days in all: a quarter is twelve hours
    clock.pass('PT6H')
    expect(await reminded(game)).toEqual([0])
    for (const account of accounts) expectDone(await wishPause(deps, game, account))
    clock.pass('P3D')
    expect(await reminded(game)).toEqual([0])
    expectDone(await endPause(deps, game, accounts[0]!))
    clock.pass('PT12H')
    expect(await reminded(game)).toEqual([0, 1])
    clock.pass('PT12H')
    expect(await reminded(game)).toEqual([0, 1, 2])
  })

  it('follow a wish that has changed from the next question on', async () => {
    const { game, accounts } = await tableOf(50, 50, 50)
    const prisma = openClient(database.url, 1)
    const accountTools = { store: accountStore(prisma) } as Parameters<typeof changeProfile>[0]
    const changed = await changeProfile(accountTools, accounts[1]!, { mail: { remindAt: 90 } })
    await prisma.$disconnect()
    expect(changed).toMatchObject({ ok: true, value: { mail: { remindAt: 90 } } })
    clock.pass('PT12H')
    expect(await reminded(game)).toEqual([0, 2])
    expect((await timingOf(game)).wakesAt).toEqual(new Date(clock.now().getTime() + 9.6 * 3_600_000))
  })
})
