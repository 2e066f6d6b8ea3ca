// Changing one's mind without end: there is one, nobody is stuck at it, and reading what was said is work in proportion to it.

import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { load } from '../../../src/games/log/load.ts'
import { MOST_CHANGES } from '../../../src/games/log/pages/changes.ts'
import { readPages } from '../../../src/games/log/pages/read-pages.ts'
import { extendChain } from '../../../src/games/model/chain.ts'
import type { ReadPage } from '../../../src/games/model/game.ts'
import { MOST_EVENTS, readHistory, type ToldEvent } from '../../../src/games/read/read-history.ts'
import { MOST_PAGES, readLog } from '../../../src/games/read/read-log.ts'
import { readRound, stepsIn } from '../../../src/games/read/read-rounds.ts'
import { tellPages } from '../../../src/games/read/tell-pages.ts'
import { watchGames } from '../../../src/games/read/watch/watch-game.ts'
import type { Happening, Line, Ruleset } from '../../../src/rules/ruleset.ts'
import { packed } from '../../../src/store/games/packed.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { atOrders, expectDone, orders, ruleset, say, takeBack } from '../../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)

const tooMany = { ok: false, failure: { kind: 'too-many-changes' } }

describe('Changing an answer', () => {
  it('ends after many times, in every process; what the game waits for is still taken', async () => {
    const { game, accounts } = await atOrders(deps)
    const [ada, bela, carl] = accounts as [string, string, string]
    const before = (await deps.store.read(game))!.said[0]!
    const taken = async () => {
      const { file, said } = (await deps.store.read(game))!
      // What a process remembers counts as the log does.
      expect(deps.cache.get(game)).toMatchObject({ file: { seq: file.seq }, said })
      return said[0]
    }
    for (let time = before; time < MOST_CHANGES - 1; time++)
      expectDone(await say(deps, game, ada, orders(1, time % 2 === 0 ? 'red' : 'blue')))
    expect(await taken()).toBe(MOST_CHANGES - 1)
    expectDone(await takeBack(deps, game, ada, 'orders'))

    const elsewhere = depsFor(database)
    const standing = { t: 'standing', standing: {} }
    for (const process of [deps, elsewhere]) expect(await say(process, game, ada, standing)).toMatchObject(tooMany)
    expectDone(await say(elsewhere, game, ada, orders(1, 'act'))) // or the table would wait for ever
    const { seq } = (await deps.store.read(game))!.file
    for (const process of [deps, elsewhere]) {
      expect(await say(process, game, ada, orders(1, 'black'))).toMatchObject(tooMany)
      expect(await takeBack(process, game, ada, 'orders')).toMatchObject(tooMany)
    }
    expect((await deps.store.read(game))!.file.seq).toBe(seq)

    // Others have not changed anything, and the next round is another.
    expectDone(await say(deps, game, bela, orders(1)))
    expectDone(await say(deps, game, bela, orders(1, 'act')))
    expectDone(await say(deps, game, carl, orders(1)))
    await carryOnUntilAsked(deps, game)
    expect(await deps.store.read(game)).toMatchObject({ file: { round: 2 }, said: {} })
    expectDone(await say(deps, game, ada, orders(2, 'black')))
    expectDone(await say(elsewhere, game, ada, standing))
    expect((await elsewhere.store.read(game))!.said).toEqual({ 0: 2 })
    expectDone(await say(deps, game, ada, orders(2, 'red')))
    expect(await taken()).toBe(3)
  })
})

/** Counts what the rules are asked while something is read. */
function counting(counted: Ruleset) {
  const calls = { tell: 0, secrets: 0 }
  const rules: Ruleset = {
    ...counted,
    tell(...given) {
      calls.tell++
      return counted.tell(...given)
    },
    secrets(event) {
      calls.secrets++
      return counted.secrets(event)
    },
  }
  return { calls, rules }
}

const PAGES = 10_000

/** As if one player had changed their mind before there was an end to it. */
async function longTable() {
  const { game, accounts } = await atOrders(deps)
  const { file } = (await deps.store.read(game))!
  let { seq, head } = file
  const rows: object[] = []
  for (let i = 0; i < PAGES; i++) {
    const event = { ...orders(1, i % 2 === 0 ? 'red' : 'blue'), t: 'orders-given', seat: 0 }
    const salt = deps.random(16)
    head = extendChain(file.chain, head, salt, [event]).head
    rows.push({ after: seq++, salt, head, events: packed([event]).toString('hex') })
  }
  await database.pool.query(
    `INSERT INTO log (game_id, after, at, events, by_seat, salt, head)
     SELECT $1, after, now(), decode(events, 'hex'), 0, decode(salt, 'hex'), decode(head, 'hex')
     FROM json_to_recordset($2) AS r(after integer, salt text, head text, events text)`,
    [game, JSON.stringify(rows)],
  )
  await database.pool.query(
    `UPDATE game SET seq = $2, head = decode($3, 'hex'), revision = revision + 1, waits_for = '{1,2}' WHERE id = $1`,
    [game, seq, head],
  )
  return { game, accounts }
}

describe('A log of ten thousand pages', () => {
  it('is read in one pass, a part at a time, and by those who look on', async () => {
    const { game, accounts } = await longTable()
    const asked: number[] = []
    const { query } = database.pool
    const watched = { ...database, pool: Object.create(database.pool) as typeof database.pool }
    watched.pool.query = ((...given: Parameters<typeof query>) => {
      const answer = (query as (...all: unknown[]) => Promise<{ rows: unknown[] }>).apply(database.pool, given)
      return answer.then((result) => {
        asked.push(result.rows.length)
        return result
      })
    }) as typeof query
    const pages = await depsFor(watched).store.pages(game)
    expect(pages.length).toBeGreaterThan(PAGES)
    expect(Math.max(...asked)).toBe(1000)
    expect(pages.every(({ after }, i) => i === 0 || after > pages[i - 1]!.after)).toBe(true)

    const table = (await load(deps, game))!
    const events = pages.reduce((sum, page) => sum + page.events.length, 0)
    for (const viewer of [0, 1, 'public'] as const) {
      const { calls, rules } = counting(ruleset)
      tellPages({ ...table, ruleset: rules }, await readPages(deps, table), viewer)
      expect(calls).toEqual({ tell: events, secrets: events })
    }

    const all: ToldEvent[] = []
    for (;;) {
      const some = expectDone(await readHistory(deps, game, null, all.at(-1)?.seq ?? 0))
      expect(some.length).toBeLessThanOrEqual(MOST_EVENTS)
      if (some.length === 0) break
      all.push(...some)
    }
    expect(all.at(-1)!.seq).toBe(events)
    expect(new Set(all.map(({ seq }) => seq)).size).toBe(all.length)
    const log: { after: number; count: number }[] = []
    for (;;) {
      const last = log.at(-1)
      const some = expectDone(await readLog(deps, game, null, last ? last.after + last.count : 0))
      expect(some.length).toBeLessThanOrEqual(MOST_PAGES)
      if (some.length === 0) break
      log.push(...some)
    }
    expect(log.map(({ after }) => after)).toEqual(pages.map(({ after }) => after))

    const heard: number[] = []
    await new Promise<void>((done, fail) => {
      const numbersOf = (told: readonly ToldEvent[]) => told.map(({ seq }) => seq)
      const watchGame = watchGames(deps, { events: numbersOf, messages: () => [], changed: () => [] })
      void watchGame({
        ...{ game, reader: null, since: 0 },
        tell(told) {
          expect(told.length).toBeLessThanOrEqual(MOST_EVENTS)
          heard.push(...told)
          if (heard.at(-1) === events) done()
        },
        ended: fail,
      })
    })
    expect(heard).toEqual(all.map(({ seq }) => seq))
    expectDone(await readRound(deps, { game, reader: accounts[1]!, round: 1, views: true }))
  })

  it('puts lines beside their events without looking at all of them for each', () => {
    const told = Array.from({ length: 2000 }, (_, i) => ({ seq: i + 1, at: new Date(), by: 0, event: { t: 'waited' } }))
    let looks = 0
    const lines = told.map(
      (_, place): Line => ({
        ...{ seats: [0], step: null, text: String(place) },
        get event() {
          looks++
          return place
        },
      }),
    )
    const steps = stepsIn(ruleset, told, lines)
    expect(steps.flatMap((step) => step.lines.map(({ text }) => text))).toEqual(lines.map(({ text }) => text))
    expect(looks).toBe(lines.length)
  })
})

describe('What is laid open', () => {
  it('is of each seat the last; what was replaced or is kept under another name stays secret', () => {
    const given = (seat: number, year: number, word: string) =>
      ({ t: 'orders-given', seat, year, orders: Array(6).fill(word) }) as Happening
    const revealed = { t: 'orders-revealed', year: 1, orders: [] } as Happening
    const said: [number | null, Happening][] = [
      ...([
        [0, given(0, 1, 'red')],
        [0, given(0, 1, 'blue')],
        [1, given(1, 1, 'red')],
      ] as [number, Happening][]),
      ...([
        [0, given(0, 2, 'act')],
        [null, revealed],
        [1, given(1, 1, 'wait')],
      ] as [number | null, Happening][]),
    ]
    const pages = said.map(([by, event], after): ReadPage => {
      const page = { after, at: new Date(), by, events: [event] }
      return { ...page, kept: { ...page, schema: 1, salt: 'ab'.repeat(16), head: '' } }
    })
    const file = { chain: 2, status: 'running' } as const
    const told = tellPages({ file, ruleset }, pages, 'public')
    expect(told.map(({ salt }) => salt !== null)).toEqual([false, true, true, false, true, false])
  })
})
