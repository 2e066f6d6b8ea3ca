// The outbox: taken once by one of many, kept when handing over fails; and the games that are due without it.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { everybodyAnswers, gameAtOrders, handInOrders, newGame } from '../support/games.ts'
import { together } from '../support/together.ts'

const database = ownDatabase()
const deps = depsFor(database)
const outbox = outboxIn(database.pool, together)
const soon = () => new Date(Date.now() + 60_000)

const fill = (rows: number) =>
  database.pool.query(
    `INSERT INTO outbox (game_id, seq, task) SELECT gen_random_uuid(), n, 'resolve' FROM generate_series(1, $1::int) n`,
    [rows],
  )
const waiting = async () => Number((await database.pool.query('SELECT count(*) FROM outbox')).rows[0].count)
const empty = () => database.pool.query('DELETE FROM outbox')

describe('Outbox tasks', () => {
  it('are taken once, however many take at once', async () => {
    await fill(50)
    const taken: string[] = []
    const takeAll = async () => {
      while ((await outbox.take(7, async (tasks) => void taken.push(...tasks.map(({ game }) => game)))) > 0);
    }
    await Promise.all([takeAll(), takeAll(), takeAll(), takeAll()])
    expect(taken).toHaveLength(50)
    expect(new Set(taken).size).toBe(50)
    expect(await waiting()).toBe(0)
  })

  it('stay when they could not be handed over', async () => {
    await fill(3)
    const refuse = () => Promise.reject(new Error('the queue is away'))
    await expect(outbox.take(10, refuse)).rejects.toThrow('the queue is away')
    expect(await waiting()).toBe(3)
    await empty()
  })

  it('stay when the connection breaks in the middle', async () => {
    await fill(3)
    const cut = () =>
      database.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle in transaction'`,
      )
    await expect(outbox.take(10, async () => void (await cut()))).rejects.toThrow()
    expect(await outbox.take(10, async () => {})).toBe(3)
  })
})

describe('Tasks that a process of the release before writes, which knows of no columns but these', () => {
  const taken = async (task: string, game: string) => {
    await empty()
    const write = 'INSERT INTO outbox (game_id, seq, task) SELECT id, seq, $2 FROM game WHERE id = $1'
    await database.pool.query(write, [game, task])
    let mine: readonly { wakesAt: Date | null }[] = []
    await outbox.take(10, async (tasks) => {
      mine = tasks
    })
    const { rowCount: kept } = await database.pool.query('SELECT 1 FROM outbox WHERE game_id = $1 AND kept', [game])
    await empty()
    return { wakesAt: mine[0]!.wakesAt, isKept: kept === 1 }
  }

  it('say when their game is to be looked at, and are kept where it does not show what is to be done', async () => {
    const game = await gameAtOrders(deps)
    const { wakesAt } = (await deps.store.read(game))!.file.timing
    expect(wakesAt).not.toBeNull()
    expect(await taken('deadline', game)).toEqual({ wakesAt, isKept: false })
    expect(await taken('resolve', game)).toEqual({ wakesAt: null, isKept: true })
    expect(await taken('bots', game)).toEqual({ wakesAt: null, isKept: false })
    await handInOrders(deps, game) // it waits for nobody
    expect(await taken('resolve', game)).toEqual({ wakesAt: null, isKept: false })
    await carryOnUntilAsked(deps, game)
    await empty()
  })

  it('are written in one statement with the game that they are about, and say what that says then', async () => {
    const game = await gameAtOrders(deps)
    const at = new Date(Date.now() + 3_600_000)
    await empty()
    await database.pool.query(
      `WITH g AS (UPDATE game SET wakes_at = $2, revision = revision + 1 WHERE id = $1 RETURNING id, seq)
       INSERT INTO outbox (game_id, seq, task) SELECT id, seq, 'deadline' FROM g`,
      [game, at],
    )
    await outbox.take(10, async ([task]) => expect(task!.wakesAt).toEqual(at))
    expect(await waiting()).toBe(0)
  })
})

describe('Games that are due', () => {
  it('are those that could go on without a person, and have not for a while', async () => {
    await newGame(deps, { people: 3 }) // waits for people
    await carryOnUntilAsked(deps, await newGame(deps, { people: 1, bots: 2 })) // the bots have answered
    expect(await outbox.overdue(soon(), null, 10)).toEqual([])

    const ready = await newGame(deps, { people: 3 })
    await everybodyAnswers(deps, ready) // everybody has chosen, and has handed in the first orders
    const bots = await newGame(deps, { people: 1, bots: 2 })
    await everybodyAnswers(deps, bots) // a bot is asked now
    const { file } = (await deps.store.read(bots))!
    expect(file.waitsFor.some((seat) => file.seats[seat]!.bot)).toBe(true)
    const due = [ready, bots] // the longest first
    const found = await outbox.overdue(soon(), null, 10)
    expect(found.map(({ game }) => game)).toEqual(due)
    expect(await outbox.overdue(soon(), null, 1)).toEqual(found.slice(0, 1))
    expect(await outbox.overdue(soon(), found[0]!, 10)).toEqual(found.slice(1))
    // Not those that moved a moment ago: their job is on its way.
    expect(await outbox.overdue(new Date(Date.now() - 60_000), null, 10)).toEqual([])

    for (const game of due) await carryOnUntilAsked(deps, game)
    expect(await outbox.overdue(soon(), null, 10)).toEqual([])
  })
})
