// A vacation is taken for all of somebody's games at once, or not at all, whatever dies or moves meanwhile.
import { afterEach, describe, expect, it } from 'vitest'
import { cancelVacation, takeVacation } from '../../../src/games/clock/vacations.ts'
import type { GameId } from '../../../src/games/model/game.ts'
import { TestClock } from '../../support/clock.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { atOrders, expectDone, orders, say, someone } from '../../support/tables.ts'

const database = ownDatabase()
const { pool } = database
const clock = new TestClock('2027-06-20T12:00:00Z')
const deps = { ...depsFor(database), clock: clock.now }
const days = { firstDay: '2027-06-21', lastDay: '2027-06-25' }
const BEFORE = new Date('2027-06-21T12:00:00Z')
const AFTER = new Date('2027-06-26T12:00:00Z')

/** Games of the same two people, in the order of their ids. */
async function gamesOf(count: number, ...people: [string, string]): Promise<GameId[]> {
  const games: GameId[] = []
  for (let i = 0; i < count; i++) {
    const wish = {
      host: people[i % 2]!,
      guests: [people[(i + 1) % 2]!, someone()],
      agreement: { pace: 'daily' } as const,
    }
    games.push((await atOrders(deps, 3, wish)).game)
  }
  return games.sort()
}
const dueIn = async (games: readonly GameId[]) =>
  Promise.all(games.map(async (game) => (await deps.store.read(game))!.file.timing.dueAt))
const vacationsOf = async (account: string) => (await deps.vacations.of(account)).length

/** What the database does whenever a game's row is written. */
const whenever = (body: string) =>
  pool.query(`    CREATE OR REPLACE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER touch AFTER UPDATE ON game FOR EACH ROW EXECUTE FUNCTION touch()`)
afterEach(() => pool.query('DROP TRIGGER IF EXISTS touch ON game'))

describe('A vacation', () => {
  it('that fails at one of many games has not begun at any: nothing is half applied', async () => {
    const [ada, bela] = [someone(), someone()]
    const games = await gamesOf(4, ada, bela)
    await whenever(`IF NEW.id = '${games[2]}' THEN RAISE 'the host dies here'; END IF;`)
    await expect(takeVacation(deps, { account: ada, ...days })).rejects.toThrow('the host dies here')
    expect(await dueIn(games)).toEqual(games.map(() => BEFORE))
    expect(await vacationsOf(ada)).toBe(0)

    await pool.query('DROP TRIGGER touch ON game')
    expectDone(await takeVacation(deps, { account: ada, ...days }))
    expect(await dueIn(games)).toEqual(games.map(() => AFTER))
    expect(await vacationsOf(ada)).toBe(1)
  })

  it('is decided on the games as they are, also when one moves on or begins at that moment', async () => {
    const [ada, bela] = [someone(), someone()]
    const games = await gamesOf(2, ada, bela)
    const { add } = deps.vacations
    let more: GameId[] = []
    let tries = 0
    const meanwhile: typeof add = async (...wish) => {
      tries++
      if (tries === 1) expectDone(await say(deps, games[0]!, bela, orders(1)))
      if (tries === 2) more = await gamesOf(1, ada, bela)
      return add(...wish)
    }
    const busy = { ...deps, vacations: { ...deps.vacations, add: meanwhile } }
    expectDone(await takeVacation(busy, { account: ada, ...days }))
    expect(tries).toBe(3)
    const all = [...games, ...more]
    expect(await dueIn(all)).toEqual(all.map(() => AFTER))
    expect(await vacationsOf(ada)).toBe(1)
  })

  it('is taken and given back by two who share games at the same moment: neither waits for the other for ever', async () => {
    const [ada, bela] = [someone(), someone()]
    await gamesOf(8, ada, bela)
    for (const month of ['07', '08', '09', '10']) {
      const wish = { firstDay: `2027-${month}-01`, lastDay: `2027-${month}-02` }
      const taken = await Promise.all([ada, bela].map((account) => takeVacation(deps, { account, ...wish })))
      const [first, second] = taken.map(expectDone)
      const given = [cancelVacation(deps, ada, first!.id), cancelVacation(deps, bela, second!.id)]
      for (const one of await Promise.all(given)) expectDone(one)
    }
  })
})
