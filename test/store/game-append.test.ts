// Appends that share a statement: each is by itself all the same.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Append } from '../../src/games/ports.ts'
import { ownDatabase, toolsFor } from '../support/database.ts'
import { atOrders, orders, say } from '../support/tables.ts'

const database = ownDatabase()
const tools = toolsFor(database)

const answerIn = async (game: string): Promise<Append> => {
  const { file } = (await tools.store.read(game))!
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
    notices: [],
    isPlain: true,
  }
}

describe('Appends at the same moment', () => {
  it('of several games are all written; of two to the same game one is', async () => {
    const games = (await Promise.all(Array.from({ length: 4 }, () => atOrders(tools)))).map(({ game }) => game)
    const appends = await Promise.all([...games, games[0]!].map(answerIn))
    const written = await Promise.all(appends.map((append) => tools.store.append(append)))
    expect(written).toEqual([true, true, true, true, false])
    for (const game of games) {
      const { file, pages } = (await tools.store.read(game))!
      expect(file.seq).toBe(pages.at(-1)!.after + 1)
      expect(pages.at(-1)).toMatchObject({ by: 0, salt: 'ab', events: [{ t: 'something' }] })
    }
  })

  it('an old one, an unknown one and a broken one do not keep the others from being written', async () => {
    const { game } = await atOrders(tools)
    const good = await answerIn(game)
    const old = { ...good, revision: good.revision - 1 }
    const unknown = { ...good, game: randomUUID() }
    const broken = { ...good, game: 'no game at all' }
    const outcomes = await Promise.allSettled([old, unknown, broken, good].map((append) => tools.store.append(append)))
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: false },
      { status: 'fulfilled', value: false },
      { status: 'rejected' },
      { status: 'fulfilled', value: true },
    ])
  })

  it('a game that somebody has in hand keeps nobody else waiting', async () => {
    const [held, free] = [await atOrders(tools), await atOrders(tools)]
    const holder = await database.pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM game WHERE id = $1 FOR UPDATE', [held.game])
    let isHeld = true
    const waiting = say(tools, held.game, held.accounts[0]!, orders(1)).finally(() => {
      isHeld = false
    })
    expect(await say(tools, free.game, free.accounts[0]!, orders(1))).toMatchObject({ ok: true })
    expect(await say(tools, free.game, free.accounts[1]!, orders(1))).toMatchObject({ ok: true })
    expect(isHeld).toBe(true)
    await holder.query('COMMIT')
    holder.release()
    expect(await waiting).toMatchObject({ ok: true })
  })
})
