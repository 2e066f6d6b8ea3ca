// What the machine owes games: it stands in their rows from the moment it is owed until it is done, so that nothing else need be
// looked through for it.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { GameCache } from '../../src/games/log/cache.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { gamesDue } from '../support/due.ts'
import { everybodyAnswers, gameAtOrders, handInOrders, newGame } from '../support/games.ts'
import { migration } from '../support/migration.ts'
import { atOrders, hostGame, opening } from '../support/tables.ts'
import { together } from '../support/together.ts'

const database = ownDatabase()
const { pool } = database
const deps = depsFor(database)
const outbox = outboxIn(pool, together)
const soon = () => new Date(Date.now() + 60_000)
const owedAt = async (game: string) => (await deps.store.read(game))!.file.owedAt

/** A process of the release before, which does not know of `owed_at`: what it commits leaves that as it was. */
const before: Dependencies = {
  ...deps,
  cache: new GameCache(),
  store: {
    ...deps.store,
    async commit(commit) {
      const { to } = commit
      const said = await owedAt(to.id)
      return deps.store.commit({ ...commit, to: { ...to, owedAt: said } })
    },
  },
}

const COLOURS = ['blue', 'orange', 'yellow', 'black', 'pink'] as const

const sitting = (game: string, seat: number, at = new Date()) =>
  deps.store.sit(game, { seat, account: randomUUID(), bot: null, colour: COLOURS[seat]!, nonce: 'x', satAt: at })

it('a table is owed its beginning from the moment the last seat is taken, and not when somebody has left again', async () => {
  const { game } = await hostGame(deps, opening({ options: { players: 3, length: 'short' } }))
  expect(await owedAt(game)).toBeNull()
  expect(await sitting(game, 1)).toBe(true)
  expect(await owedAt(game)).toBeNull()
  const last = new Date()
  expect(await sitting(game, 2, last)).toBe(true)
  expect(await sitting(game, 2)).toBe(false)
  expect(await owedAt(game)).toEqual(last)
  expect(await gamesDue(outbox.full, soon())).toContain(game)
  expect(await gamesDue(outbox.overdue, soon())).not.toContain(game)
  const { account } = (await deps.store.read(game))!.file.seats[1]!
  expect(await deps.store.leave(game, account!)).toBe(true)
  expect(await owedAt(game)).toBeNull()
})

it('it stays owed where somebody leaves who had left already', async () => {
  const { game } = await hostGame(deps, opening({ options: { players: 3, length: 'short' } }))
  expect(await sitting(game, 1)).toBe(true)
  const { account } = (await deps.store.read(game))!.file.seats[1]!
  expect(await deps.store.leave(game, account!)).toBe(true)
  for (const seat of [1, 2]) expect(await sitting(game, seat)).toBe(true)
  const before = (await deps.store.read(game))!.file
  expect(before.owedAt).not.toBeNull()
  expect(await deps.store.leave(game, account!)).toBe(false)
  const { owedAt, revision } = (await deps.store.read(game))!.file
  expect({ owedAt, revision }).toEqual({ owedAt: before.owedAt, revision: before.revision })
})

it('so it is when the last seats are taken at the same moment', async () => {
  for (let i = 0; i < 10; i++) {
    const { game } = await hostGame(deps, opening({ options: { players: 3, length: 'short' } }))
    expect(await Promise.all([1, 2].map((seat) => sitting(game, seat)))).toEqual([true, true])
    expect(await owedAt(game)).not.toBeNull()
  }
})

it('a game is owed a step while it waits for nobody or for a bot, and while it runs', async () => {
  const { game, accounts } = await atOrders(deps)
  expect(await owedAt(game)).toBeNull()
  const ready = await newGame(deps, { people: 3 })
  await everybodyAnswers(deps, ready)
  expect(await owedAt(ready)).not.toBeNull()
  await carryOnUntilAsked(deps, ready)
  expect(await owedAt(ready)).toBeNull()
  // A bot takes the seat of somebody who is asked.
  await deps.store.handOver(game, accounts[0]!, 'random', new Date(9))
  expect(await owedAt(game)).toEqual(new Date(9))
  await deps.store.handOver(game, accounts[1]!, 'random', new Date(10))
  expect(await owedAt(game)).toEqual(new Date(9))
  expect(await deps.store.handOver(game, accounts[2]!, 'random', new Date(11))).toBe('abandoned')
  expect(await owedAt(game)).toBeNull()
})

it('games from before it was noted are given it, as they would have it now; and a row that contradicts its game is found', async () => {
  const due = async () => (await pool.query('SELECT id, owed_at IS NOT NULL AS owed FROM game ORDER BY id')).rows
  const [bots, full] = [await newGame(deps, { people: 1, bots: 2 }), (await hostGame(deps, opening({}))).game]
  await everybodyAnswers(deps, bots)
  const { players } = (await deps.store.read(full))!.file.options as { players: number }
  for (let seat = 1; seat < players; seat++)
    await deps.store.sit(full, {
      seat,
      account: null,
      bot: 'random',
      nonce: '',
      satAt: new Date(),
      colour: COLOURS[seat]!,
    })
  const noted = await due()
  expect(new Set(noted.map(({ owed }) => owed))).toEqual(new Set([true, false]))
  await pool.query(`ALTER TABLE game DROP COLUMN owed_at CASCADE; DROP INDEX game_parked;`)
  await pool.query(migration('0051'))
  expect(await due()).toEqual(noted)
  await pool.query(WITHOUT_0090 + migration('0090'))
  expect(await due()).toEqual(noted)

  const faults: string[] = []
  await checkGames(deps, ({ game, what }) => faults.push(`${game} ${what}`))
  expect(faults).toEqual([])
  await pool.query('UPDATE game SET owed_at = CASE WHEN owed_at IS NULL THEN now() END WHERE id = ANY ($1)', [
    [bots, (await atOrders(deps)).game],
  ])
  await checkGames(deps, ({ what }) => faults.push(what))
  expect(faults.toSorted()).toEqual([
    'it is owed a step, and does not say so',
    'it is said to be owed a step, and is not',
  ])
})

const WITHOUT_0090 = 'DROP FUNCTION mend_owed_at, fill_in_task CASCADE;'

const faultsOf = async (game: string) => {
  const faults: string[] = []
  await checkGames(deps, (fault) => fault.game === game && faults.push(fault.what))
  return faults
}

describe('Beside a process of the release before', () => {
  it('what it took is owed, and what it did is owed no more', async () => {
    const taken = await gameAtOrders(deps)
    await handInOrders(before, taken)
    expect(await owedAt(taken)).not.toBeNull()
    expect(await gamesDue(outbox.overdue, soon())).toContain(taken)
    const done = await gameAtOrders(deps)
    await handInOrders(deps, done)
    expect(await owedAt(done)).not.toBeNull()
    await carryOnUntilAsked(before, done)
    expect(await owedAt(done)).toBeNull()
    for (const game of [taken, done]) expect(await faultsOf(game)).toEqual([])
  })

  it('what is right stays as it was noted, to the moment', async () => {
    const game = await gameAtOrders(deps)
    await handInOrders(deps, game)
    const noted = await owedAt(game)
    await pool.query('UPDATE game SET revision = revision + 1, stamp = gen_random_uuid() WHERE id = $1', [game])
    expect(await owedAt(game)).toEqual(noted)
  })

  it('who sits down, goes, or opens a full table there is counted, although seats are written after the game', async () => {
    const { game } = await hostGame(deps, opening({ options: { players: 3, length: 'short' } }))
    expect(await sitting(game, 2)).toBe(true)
    const insert = `INSERT INTO seat (game_id, seat, account, colour, nonce, sat_at) SELECT id, 1, $2, 'orange', 'x', now() FROM g`
    const account = randomUUID()
    await pool.query(`${OLD_RAISE} ${insert}`, [game, account])
    expect(await owedAt(game)).not.toBeNull()
    await pool.query(`${OLD_RAISE} DELETE FROM seat USING g WHERE game_id = g.id AND account = $2`, [game, account])
    expect(await owedAt(game)).toBeNull()

    const columns = (
      await pool.query<{ all: string }>(
        `SELECT string_agg(column_name, ', ') AS all FROM information_schema.columns
         WHERE table_name = 'game' AND table_schema = 'public' AND column_name NOT IN ('id', 'owed_at')`,
      )
    ).rows[0]!.all
    const id = randomUUID()
    await pool.query(
      `WITH g AS (INSERT INTO game (id, ${columns}) SELECT $2, ${columns} FROM game WHERE id = $1 RETURNING id)
       INSERT INTO seat (game_id, seat, bot, colour, nonce, sat_at)
         SELECT id, n, 'random', ('{blue,orange,yellow}'::text[])[n + 1], '', now() FROM g, generate_series(0, 2) n`,
      [game, id],
    )
    expect(await owedAt(id)).not.toBeNull()
  })

  it('a bot that takes the seat of somebody who is asked is, and nothing is of a game that is given up', async () => {
    const { game, accounts } = await atOrders(deps)
    const leave = 'UPDATE seat SET account = NULL, bot = $2 FROM g WHERE game_id = g.id AND account = $3'
    await pool.query(`${OLD_RAISE} ${leave}`, [game, 'random', accounts[0]])
    expect(await owedAt(game)).not.toBeNull()
    await pool.query(`UPDATE game SET status = 'abandoned', revision = revision + 1, wakes_at = NULL WHERE id = $1`, [
      game,
    ])
    expect(await owedAt(game)).toBeNull()
  })

  it('what it wrote before anything was there to put it right is put right at once', async () => {
    const [vain, lost] = [await gameAtOrders(deps), await gameAtOrders(deps)]
    await handInOrders(deps, lost)
    await pool.query('DELETE FROM outbox')
    await pool.query(`UPDATE game SET owed_at = CASE WHEN owed_at IS NULL THEN now() END WHERE id = ANY ($1)`, [
      [vain, lost],
    ])
    await pool.query(`INSERT INTO outbox (game_id, seq, task, wakes_at) VALUES ($1, 1, 'resolve', NULL)`, [vain])
    await pool.query('UPDATE outbox SET kept = false')
    await pool.query(WITHOUT_0090 + migration('0090'))
    for (const game of [vain, lost]) expect(await faultsOf(game)).toEqual([])
    expect((await pool.query('SELECT kept FROM outbox')).rows).toEqual([{ kept: true }])
  })
})

it('a game that is said in vain to be owed a step is no more, once somebody has looked', async () => {
  const game = await gameAtOrders(deps)
  await pool.query('UPDATE game SET owed_at = now(), revision = revision + 1 WHERE id = $1', [game])
  const { seq } = (await deps.store.read(game))!.file
  await carryOnUntilAsked(deps, game)
  expect((await deps.store.read(game))!.file).toMatchObject({ seq, owedAt: null })
  expect(await gamesDue(outbox.overdue, soon())).not.toContain(game)
})

/** As the release before raised a game: seats follow in the same statement. */
const OLD_RAISE = `WITH g AS (UPDATE game SET revision = revision + 1, stamp = gen_random_uuid(), changed_at = now() WHERE id = $1 RETURNING id)`
