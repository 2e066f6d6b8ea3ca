// What the machine owes games: it stands in their rows from the moment it is owed until it is done, so that nothing else need be
// looked through for it.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { gamesDue } from '../support/due.ts'
import { everybodyAnswers, newGame } from '../support/games.ts'
import { migration } from '../support/migration.ts'
import { atOrders, hostGame, opening } from '../support/tables.ts'
import { together } from '../support/together.ts'

const database = ownDatabase()
const { pool } = database
const deps = depsFor(database)
const outbox = outboxIn(pool, together)
const soon = () => new Date(Date.now() + 60_000)
const owedAt = async (game: string) => (await deps.store.read(game))!.file.owedAt

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
  const before = await due()
  expect(new Set(before.map(({ owed }) => owed))).toEqual(new Set([true, false]))
  await pool.query(`ALTER TABLE game DROP COLUMN owed_at; DROP INDEX game_parked;`)
  await pool.query(migration('0051'))
  expect(await due()).toEqual(before)

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
