// Commits that share a statement: each is by itself all the same. And what is kept is recognised: by whoever wrote it, and by
// whoever remembers another state of the same number.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { GameCache } from '../../src/games/log/cache.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import type { Commit, GameFile, Page } from '../../src/games/model/game.ts'
import { gameStore } from '../../src/store/games/store.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { addressee } from '../support/letters.ts'
import { atOrders, expectDone, orders, say } from '../support/tables.ts'
import { together } from '../support/together.ts'

const database = ownDatabase()
const deps = depsFor(database)

/** Each is another one, with a salt of its own. */
const answerIn = async (game: string): Promise<Commit> => {
  const { file } = (await deps.store.read(game))!
  const at = new Date()
  const head = 'cd'.repeat(32)
  const salt = randomUUID().replaceAll('-', '')
  const page = { after: file.seq, at, events: [{ t: 'something' }], schema: 3, by: 0, salt, head }
  const moved = { revision: file.revision + 1, stamp: randomUUID(), seq: file.seq + 1, head, waitsFor: [1] }
  return { from: file, to: { ...file, ...moved }, at, pages: [page], seats: [], tasks: [], letters: [], deliveries: [] }
}

/** The same, with something else about the game. */
const withMore = ({ to, ...commit }: Commit, more: Partial<GameFile>): Commit => ({ ...commit, to: { ...to, ...more } })

describe('Commits at the same moment', () => {
  it('of several games are all written; of two to the same game one is', async () => {
    const games = (await Promise.all(Array.from({ length: 4 }, () => atOrders(deps)))).map(({ game }) => game)
    const commits = await Promise.all([...games, games[0]!].map(answerIn))
    const written = await Promise.all(commits.map((commit) => deps.store.commit(commit)))
    expect(written.slice(1, 4)).toEqual([true, true, true])
    const [first, , , , last] = written
    expect([first, last].toSorted()).toEqual([false, true])
    for (const [i, game] of games.entries()) {
      const { file, pages } = (await deps.store.read(game))!
      expect(file.seq).toBe(pages.at(-1)!.after + 1)
      expect(pages.at(-1)).toMatchObject({
        by: 0,
        salt: commits[i === 0 && last ? 4 : i]!.pages[0]!.salt,
        schema: 3,
        events: [{ t: 'something' }],
      })
    }
  })

  it('write all that each brings: the round, its deadline, seats, tasks, letters and a snapshot', async () => {
    const games = (await Promise.all(Array.from({ length: 3 }, () => atOrders(deps)))).map(({ game }) => game)
    const at = new Date('2027-05-03T12:00:00Z')
    const { account } = await addressee(database)
    const timing = { occasion: 'a b', askedAt: at, ownUntil: at, dueAt: at, graced: true, pausedUntil: at, wakesAt: at }
    const commits = await Promise.all(
      games.map(async (game, i): Promise<Commit> => {
        const { file } = (await deps.store.read(game))!
        const seats = [
          {
            ...file.seats[1]!,
            absentRounds: 2,
            absentIn: i,
            offeredAt: at,
            wishesPause: true,
            bank: 6e9,
            bankPaid: at,
          },
        ]
        const letter = {
          account,
          kind: 'reminder',
          occasion: 'a b',
          wish: 'reminder',
          questions: 'a',
          dueAt: new Date(9),
        }
        const letters = [1, 2].map(() => ({ ...letter, id: randomUUID() })) // the second is to nobody new
        const more = {
          seats,
          letters,
          tasks: ['deadline', 'bots'],
          snapshot: { state: { is: game }, version: 2, schema: 4 },
          at,
        }
        return { ...withMore(await answerIn(game), { timing, round: 7 + i }), ...more }
      }),
    )
    await database.pool.query('TRUNCATE outbox')
    expect(await Promise.all(commits.map((commit) => deps.store.commit(commit)))).toEqual([true, true, true])
    for (const [i, game] of games.entries()) {
      const { file, snapshot } = (await deps.store.read(game))!
      expect(file).toMatchObject({ timing, round: 7 + i, waitsFor: [1], endedAt: null })
      expect(file.seats[1]).toMatchObject({
        absentRounds: 2,
        absentIn: i,
        offeredAt: at,
        wishesPause: true,
        bank: 6e9,
        bankPaid: at,
      })
      expect(file.seats[0]).toMatchObject({ absentRounds: 0, absentIn: null, offeredAt: null })
      expect(snapshot).toEqual({ seq: file.seq, state: { is: game }, version: 2, schema: 4 })
      const tasks = await database.pool.query('SELECT task FROM outbox WHERE game_id = $1 ORDER BY task', [game])
      expect(tasks.rows).toEqual([{ task: 'bots' }, { task: 'deadline' }])
      const { rows } = await database.pool.query(
        `SELECT account_id, occasion, wish, questions, seq, state, next_try_at, created_at FROM letter WHERE game_id = $1`,
        [game],
      )
      const letter = { account_id: account, occasion: 'a b', wish: 'reminder', questions: 'a', seq: file.seq }
      expect(rows).toEqual([{ ...letter, state: 'waiting', next_try_at: new Date(9), created_at: at }])
    }
  })

  it('write all pages that each brings, in one, and where its round began', async () => {
    const games = [await atOrders(deps), await atOrders(deps)].map(({ game }) => game)
    const commits = await Promise.all(
      games.map(async (game): Promise<Commit> => {
        const commit = await answerIn(game)
        const [own] = commit.pages as [Page]
        const next = { ...own, after: own.after + 1, by: null, salt: 'ef'.repeat(16), head: 'ab'.repeat(32) }
        const more = { seq: next.after + 1, head: next.head, round: 9 }
        return { ...withMore(commit, more), pages: [own, next], roundAfter: next.after }
      }),
    )
    expect(await Promise.all(commits.map((commit) => deps.store.commit(commit)))).toEqual([true, true])
    for (const [i, game] of games.entries()) {
      expect((await deps.store.pages(game)).slice(-2)).toEqual(commits[i]!.pages)
      expect(await deps.store.read(game)).toMatchObject({ file: { seq: commits[i]!.to.seq, round: 9 }, said: {} })
    }
  })

  it('one whose letter cannot be written is not written either', async () => {
    const { game } = await atOrders(deps)
    const commit = await answerIn(game)
    const letter = { id: randomUUID(), account: null, kind: 'reminder', occasion: '', questions: '', dueAt: new Date() }
    const told: Commit = { ...commit, letters: [{ ...letter, wish: null as never }] }
    const before = await deps.store.read(game)
    await expect(deps.store.commit(told)).rejects.toThrow(/null value in column "wish"/)
    expect(await deps.store.read(game)).toEqual(before)
  })

  it('an old one, an unknown one and a broken one do not keep the others from being written', async () => {
    const { game } = await atOrders(deps)
    const good = await answerIn(game)
    const old = { ...(await answerIn(game)), from: { ...good.from, revision: good.from.revision - 1 } }
    const other = { ...(await answerIn(game)), from: { ...good.from, stamp: randomUUID() } }
    const unknown = withMore(good, { id: randomUUID() })
    const broken = withMore(good, { id: 'no game at all' })
    const outcomes = await Promise.allSettled([old, other, unknown, broken, good].map((one) => deps.store.commit(one)))
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: false },
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

describe('A commit whose answer was lost', () => {
  /** The database keeps the first so many that are sent; whoever sent them never hears of it. */
  const losing = (count: number): Dependencies => {
    let left = count
    const query = async (wish: { name?: string }) => {
      const answer = await database.pool.query(wish as never)
      if (wish.name?.startsWith('commit') && left-- > 0) throw new Error('Connection terminated unexpectedly')
      return answer
    }
    return { ...deps, cache: new GameCache(), store: gameStore({ query } as unknown as pg.Pool, together) }
  }

  it.each([1, 2])('is not decided again (%i lost)', async (count) => {
    const { game, accounts } = await atOrders(deps)
    const before = (await deps.store.pages(game)).length
    const receipt = expectDone(await say(losing(count), game, accounts[0]!, orders(1)))
    const pages = await deps.store.pages(game)
    expect(pages.length).toBe(before + 1)
    expect(pages.at(-1)!).toMatchObject({ salt: receipt.salt, head: receipt.head })
  })

  it('is recognised when others have gone on from it', async () => {
    const { game, accounts } = await atOrders(deps)
    const [mine, others] = [await answerIn(game), depsFor(database)]
    let isFirst = true
    const query = async (wish: { name?: string }) => {
      const answer = await database.pool.query(wish as never)
      if (!isFirst) return answer
      isFirst = false
      expectDone(await say(others, game, accounts[1]!, orders(1)))
      throw new Error('Connection terminated unexpectedly')
    }
    const page = { ...mine.pages[0]!, events: [{ t: 'orders-given', seat: 0, orders: orders(1).orders }] }
    expect(await gameStore({ query } as unknown as pg.Pool, together).commit({ ...mine, pages: [page] })).toBe(true)
  })

  it.runIf(together.isTogether)('is recognised where the answer for all together comes too late', async () => {
    const games = [await atOrders(deps), await atOrders(deps)].map(({ game }) => game)
    const commits = await Promise.all(games.map(answerIn))
    let held: Promise<unknown> | undefined
    const query = async (wish: pg.QueryConfig) => {
      if (held || !wish.name?.startsWith('commit')) return database.pool.query(wish)
      held = database.pool.query(wish) // it is written, and nobody hears of it
      return new Promise(() => {})
    }
    const { commit } = gameStore({ query } as unknown as pg.Pool, together)
    expect(await Promise.all(commits.map(commit))).toEqual([true, true])
  })

  it('is recognised without a page as well', async () => {
    const { game } = await atOrders(deps)
    const { file } = (await deps.store.read(game))!
    const to = { ...file, revision: file.revision + 1, stamp: randomUUID(), trouble: 'quiet' }
    const quiet: Commit = {
      from: file,
      to,
      at: new Date(),
      pages: [],
      seats: [],
      tasks: [],
      letters: [],
      deliveries: [],
    }
    expect(await losing(1).store.commit(quiet)).toBe(true)
    expect((await deps.store.read(game))!.file).toMatchObject({ trouble: 'quiet', seq: file.seq, stamp: to.stamp })
  })
})

describe('A database that lost its last commits', () => {
  it('is not appended to by who remembers them', async () => {
    const { game, accounts } = await atOrders(deps)
    const kept = (await database.pool.query('SELECT * FROM game WHERE id = $1', [game])).rows[0]
    const here = depsFor(database)
    expectDone(await say(here, game, accounts[0]!, orders(1)))
    // The standby that takes over has never heard of it, and somebody else is first there.
    await database.pool.query('DELETE FROM log WHERE game_id = $1 AND after >= $2', [game, kept.seq])
    await database.pool.query(
      'UPDATE game SET seq = $2, head = $3, revision = $4, stamp = $5, waits_for = $6 WHERE id = $1',
      [game, kept.seq, kept.head, kept.revision, kept.stamp, kept.waits_for],
    )
    const elsewhere = depsFor(database)
    expectDone(await say(elsewhere, game, accounts[1]!, orders(1)))
    const { file } = here.cache.get(game)!
    expect(file.revision).toBe((await here.store.state(game))!.revision) // the number is the same, the game is not
    expectDone(await say(here, game, accounts[2]!, orders(1)))
    const faults: unknown[] = []
    const store = { ...here.store, ids: async (after: string | null) => (after ? [] : [game]) }
    await checkGames({ ...here, store }, (fault) => faults.push(fault))
    expect(faults).toEqual([])
    expect((await here.store.read(game))!.file.waitsFor).toEqual([0])
  })
})
