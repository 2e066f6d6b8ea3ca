// Appends that share a statement: each is by itself all the same.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Append } from '../../src/games/model/game.ts'
import { writeWhole } from '../../src/store/games/write-together.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { addressee } from '../support/letters.ts'
import { atOrders, orders, say } from '../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)

const answerIn = async (game: string): Promise<Append> => {
  const { file } = (await deps.store.read(game))!
  const page = {
    after: file.seq,
    at: new Date(),
    events: [{ t: 'something' }],
    by: 0,
    salt: 'ab',
    head: 'cd'.repeat(32),
  }
  return {
    game,
    revision: file.revision,
    page,
    at: page.at,
    status: 'running',
    trouble: null,
    waitsFor: [1],
    round: file.round,
    timing: file.timing,
    seats: [],
    snapshot: undefined,
    tasks: [],
    letters: [],
    isPlain: true,
  }
}

describe('Appends at the same moment', () => {
  it('of several games are all written; of two to the same game one is', async () => {
    const games = (await Promise.all(Array.from({ length: 4 }, () => atOrders(deps)))).map(({ game }) => game)
    const appends = await Promise.all([...games, games[0]!].map(answerIn))
    const written = await Promise.all(appends.map((append) => deps.store.append(append)))
    expect(written).toEqual([true, true, true, true, false])
    for (const game of games) {
      const { file, pages } = (await deps.store.read(game))!
      expect(file.seq).toBe(pages.at(-1)!.after + 1)
      expect(pages.at(-1)).toMatchObject({ by: 0, salt: 'ab', events: [{ t: 'something' }] })
    }
  })

  it('write all that each brings: the round, its deadline, seats, tasks, letters and a snapshot', async () => {
    const games = (await Promise.all(Array.from({ length: 3 }, () => atOrders(deps)))).map(({ game }) => game)
    const at = new Date('2027-05-03T12:00:00Z')
    const { account } = await addressee(database)
    const timing = { occasion: 'a b', askedAt: at, dueAt: at, graced: true, pausedUntil: at, wakesAt: at }
    const appends = await Promise.all(
      games.map(async (game, i): Promise<Append> => {
        const { file } = (await deps.store.read(game))!
        const seats = [{ ...file.seats[1]!, absentRounds: 2, absentIn: i, offeredAt: at, wishesPause: true }]
        const letter = {
          account,
          kind: 'reminder',
          occasion: 'a b',
          wish: 'reminder',
          questions: 'a',
          dueAt: new Date(9),
        }
        const letters = [1, 2].map(() => ({ ...letter, id: randomUUID() })) // the second is to nobody new
        const more = { timing, seats, letters, tasks: ['deadline', 'bots'], snapshot: { is: game }, round: 7 + i }
        return { ...(await answerIn(game)), ...more, isPlain: false }
      }),
    )
    await database.pool.query('TRUNCATE outbox')
    expect(await writeWhole(database.pool, appends)).toEqual(new Set(games))
    for (const [i, game] of games.entries()) {
      const { file, snapshot } = (await deps.store.read(game))!
      expect(file).toMatchObject({ timing, round: 7 + i, waitsFor: [1], endedAt: null })
      expect(file.seats[1]).toMatchObject({ absentRounds: 2, absentIn: i, offeredAt: at, wishesPause: true })
      expect(file.seats[0]).toMatchObject({ absentRounds: 0, absentIn: null, offeredAt: null })
      expect(snapshot).toEqual({ seq: file.seq, state: { is: game } })
      const tasks = await database.pool.query('SELECT task FROM outbox WHERE game_id = $1 ORDER BY task', [game])
      expect(tasks.rows).toEqual([{ task: 'bots' }, { task: 'deadline' }])
      const { rows } = await database.pool.query(
        `SELECT account_id, occasion, wish, questions, seq, state, next_try_at, created_at FROM letter WHERE game_id = $1`,
        [game],
      )
      const letter = { account_id: account, occasion: 'a b', wish: 'reminder', questions: 'a', seq: file.seq }
      expect(rows).toEqual([{ ...letter, state: 'waiting', next_try_at: new Date(9), created_at: appends[i]!.at }])
    }
  })

  it('one whose letter cannot be written is not written either', async () => {
    const { game } = await atOrders(deps)
    const append = await answerIn(game)
    const stranger = randomUUID()
    const letter = {
      id: randomUUID(),
      kind: 'reminder',
      occasion: '',
      wish: 'reminder',
      questions: '',
      dueAt: new Date(),
    }
    const told: Append = { ...append, letters: [{ ...letter, account: stranger }], isPlain: false }
    const before = await deps.store.read(game)
    await expect(deps.store.append(told)).rejects.toThrow(/account/)
    expect(await deps.store.read(game)).toEqual(before)
  })

  it('an old one, an unknown one and a broken one do not keep the others from being written', async () => {
    const { game } = await atOrders(deps)
    const good = await answerIn(game)
    const old = { ...good, revision: good.revision - 1 }
    const unknown = { ...good, game: randomUUID() }
    const broken = { ...good, game: 'no game at all' }
    const outcomes = await Promise.allSettled([old, unknown, broken, good].map((append) => deps.store.append(append)))
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: false },
      { status: 'fulfilled', value: false },
      { status: 'rejected' },
      { status: 'fulfilled', value: true },
    ])
  })

  it('a game that somebody has in hand keeps nobody else waiting', async () => {
    const [held, free] = [await atOrders(deps), await atOrders(deps)]
    const holder = await database.pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM game WHERE id = $1 FOR UPDATE', [held.game])
    let isHeld = true
    const waiting = say(deps, held.game, held.accounts[0]!, orders(1)).finally(() => {
      isHeld = false
    })
    expect(await say(deps, free.game, free.accounts[0]!, orders(1))).toMatchObject({ ok: true })
    expect(await say(deps, free.game, free.accounts[1]!, orders(1))).toMatchObject({ ok: true })
    expect(isHeld).toBe(true)
    await holder.query('COMMIT')
    holder.release()
    expect(await waiting).toMatchObject({ ok: true })
  })
})
