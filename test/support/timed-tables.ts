// Tables whose deadlines run on a clock that the test moves, on a database of the file's own.
import { expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { keepTime } from '../../src/games/clock/lapse.ts'
import { load } from '../../src/games/log/load.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import type { AgreementWish } from '../../src/games/model/agreement.ts'
import type { GameFile } from '../../src/games/model/game.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { TestClock } from './clock.ts'
import { depsFor, ownDatabase } from './database.ts'
import { threeAddressees, toldIn } from './letters.ts'
import { atOrders, expectDone, questionsOf, ruleset, say } from './tables.ts'
import { together } from './together.ts'

export const daily = { pace: 'daily' } satisfies AgreementWish

export function timedTables() {
  const database = ownDatabase()
  const clock = new TestClock('2027-05-03T12:00:00Z')
  const deps = { ...depsFor(database), clock: clock.now }

  const table = async (agreement: AgreementWish = daily) =>
    atOrders(deps, 3, { agreement, ...(await threeAddressees(database)) })
  const fileOf = async (game: string): Promise<GameFile> => (await deps.store.read(game))!.file
  const seatOf = async (game: string, seat: number) => (await fileOf(game)).seats[seat]!
  const dueIn = async (game: string) => (await fileOf(game)).timing.dueAt
  const told = (game: string, ...kinds: string[]) => toldIn(database, game, ...kinds)

  const timeOut = async (game: string) => {
    clock.set((await dueIn(game))!)
    await keepTime(deps, game)
  }

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

  const answerAll = async (game: string, accounts: readonly string[]) => {
    for (const account of accounts)
      for (const question of await questionsOf(deps, game, account)) {
        const { state } = (await load(deps, game))!
        expectDone(await say(deps, game, account, { ...ruleset.lapse(state, question) }))
      }
  }

  const outbox = outboxIn(database.pool, together)
  return { database, clock, deps, outbox, table, fileOf, seatOf, dueIn, told, timeOut, untilNextRound, answerAll }
}

/** To be said last in a file. */
export const allLogsAreWhole = ({ deps, fileOf }: ReturnType<typeof timedTables>): void =>
  it('after all of this every log is whole, and what is remembered is what is kept', async () => {
    const games = await deps.store.ids(null, 1000)
    const faults: unknown[] = []
    expect(await checkGames(deps, (fault) => faults.push(fault))).toBe(games.length)
    expect(games.length).toBeGreaterThan(1)
    expect(faults).toEqual([])
    for (const game of games) {
      const remembered = deps.cache.get(game)
      if (remembered && remembered.file.stamp === (await deps.store.state(game))?.stamp)
        expect(remembered.file).toEqual(await fileOf(game))
    }
  })
