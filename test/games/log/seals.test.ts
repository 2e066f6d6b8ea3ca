// The chain of seals: anybody can check it while the game runs, a page is opened for those alone who may know all of it, and a
// game that began before there were seals shows nothing that could be tried out.
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../../src/bots/bot.ts'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { joinGame } from '../../../src/games/lobby/join-game.ts'
import { checkGames } from '../../../src/games/log/pages/check-games.ts'
import { checkLog } from '../../../src/games/read/finished/check-log.ts'
import { readHistory } from '../../../src/games/read/read-history.ts'
import { type LogPage, readLog } from '../../../src/games/read/read-log.ts'
import { canonical, isSame } from '../../../src/rules/canonical.ts'
import { digest } from '../../../src/rules/fairness.ts'
import { brokenSeal, firstHead, nextHead, type SealedPage, sealOf } from '../../../src/rules/seals.ts'
import { playOn } from '../../support/company.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { busy, luckOf } from '../../support/play.ts'
import { atOrders, expectDone, hostGame, look, opening, orders, ruleset, say, someone } from '../../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)

const logOf = async (game: string, reader: string | null): Promise<LogPage[]> =>
  expectDone(await readLog(deps, game, reader))

/** As it is published: every page has a seal and a head. */
const sealed = (pages: readonly LogPage[]): SealedPage[] =>
  pages.map((page) => {
    if (page.seal === null || page.head === null) throw new Error(`page after ${page.after} is not sealed`)
    return { ...page, seal: page.seal, head: page.head }
  })

/** With page `at` as it would be after this change. */
const changed = (pages: readonly SealedPage[], at: number, change: Partial<SealedPage>): SealedPage[] =>
  pages.map((page, i) => (i === at ? { ...page, ...change } : page))

describe('Every page', () => {
  it('is sealed with a salt of its own, and each head covers the one before and the seal', async () => {
    const { game, accounts } = await atOrders(deps)
    for (const account of accounts) expectDone(await say(deps, game, account, orders(1, 'act')))
    await carryOnUntilAsked(deps, game)
    const pages = await deps.store.pages(game)
    expect(pages.filter(({ by }) => by === null).length).toBeGreaterThan(1)
    expect(new Set(pages.map(({ salt }) => salt)).size).toBe(pages.length)
    let head = digest(game)
    for (const page of pages) {
      expect(page.salt).toMatch(/^[0-9a-f]{32}$/)
      head = digest(`${head}/${digest(`${page.salt}/${canonical(page.events)}`)}`)
      expect(page.head).toBe(head)
    }
    expect((await look(deps, game, null)).card.head).toBe(head)
  })

  it('can be checked by anybody while the game runs, and nothing changes unnoticed', async () => {
    const { game, accounts } = await atOrders(deps)
    const receipt = expectDone(await say(deps, game, accounts[0]!, orders(1, 'act')))
    for (const account of accounts.slice(1)) expectDone(await say(deps, game, account, orders(1)))
    await carryOnUntilAsked(deps, game)
    const pages = sealed(await logOf(game, null))
    expect(brokenSeal(game, pages)).toBeUndefined()
    expect(pages.find(({ after, count }) => after + count === receipt.seq)).toMatchObject({
      ...{ seal: receipt.seal, head: receipt.head, salt: receipt.salt },
    })
    expect(pages.at(-1)!.head).toBe((await look(deps, game, null)).card.head)

    const open = pages.findIndex(({ salt }) => salt !== undefined)
    const flipped = (hex: string) => `${hex[0] === '0' ? '1' : '0'}${hex.slice(1)}`
    const { seal, head, salt, events, count, after } = pages[open]!
    for (const change of [
      ...[{ seal: flipped(seal) }, { head: flipped(head) }, { salt: flipped(salt!) }, { count: count + 1 }],
      ...[{ after: after + 1 }, { events: [...events!, { t: 'waited' }] }],
    ])
      expect(brokenSeal(game, changed(pages, open, change)), JSON.stringify(change)).toBeDefined()
    expect(brokenSeal(someone(), pages)).toBe(0)
    expect(brokenSeal(game, pages.toSpliced(1, 1))).toBeDefined()
  })

  it('is opened for those who may know all of it, and for everybody at the end', async () => {
    const { game, accounts } = await atOrders(deps, 3)
    const luck = luckOf(digest('seals'))
    let opened = 0
    let kept = 0
    for (;;) {
      await playOn(deps, game, luck, 1)
      const isOver = (await look(deps, game, null)).card.status === 'finished'
      const pages = await deps.store.pages(game)
      for (const [viewer, reader] of [...accounts.entries(), ['public', null] as const]) {
        const told = new Map(expectDone(await readHistory(deps, game, reader)).map(({ seq, event }) => [seq, event]))
        const log = await logOf(game, reader)
        expect(brokenSeal(game, sealed(log))).toBeUndefined()
        for (const [i, { salt, events }] of log.entries()) {
          const page = pages[i]!
          const isKnown = page.events.every((event, n) => isSame(event, told.get(page.after + n + 1)))
          expect(salt !== undefined, `page after ${page.after} to ${viewer}`).toBe(isKnown)
          expect(events).toEqual(isKnown ? page.events : undefined)
          if (isKnown) opened++
          else kept++
          if (isOver) expect(isKnown).toBe(true)
        }
        expect(log[0]).toHaveProperty('by', null)
        if (!isOver) expect(log[0]).not.toHaveProperty('salt') // the seed is in it
      }
      if (isOver) break
    }
    expect(opened).toBeGreaterThan(50)
    expect(kept).toBeGreaterThan(50)
  })
})

describe('A receipt', () => {
  it('holds no salt where a decision led on to what its player may not know yet', async () => {
    let withheld = 0
    let given = 0
    for (let number = 0; number < 6; number++) {
      const { game, accounts } = await atOrders(deps, 3)
      const luck = luckOf(digest(`decisions ${number}`))
      for (const account of accounts)
        expectDone(await say(deps, game, account, { t: 'standing', standing: { rewards: 'ask', titan: 'ask' } }))
      const receipts = await playOn(deps, game, luck, 1000, busy as unknown as Bot)
      const pages = await deps.store.pages(game)
      for (const { seq, seat, salt, seal, head } of receipts) {
        const page = pages.find(({ after, events }) => after + events.length === seq)!
        const isKnown = page.events.every((event) => isSame(event, ruleset.tell(event, seat, false)))
        expect(salt).toBe(isKnown ? page.salt : null)
        expect({ seal, head }).toEqual({ seal: sealOf(page.salt!, page.events), head: page.head })
        if (isKnown) given++
        else withheld++
      }
    }
    expect(given).toBeGreaterThan(0)
    expect(withheld).toBeGreaterThan(0)
  })
})

/** As games were chained that began before there were seals. */
async function oldTable() {
  const { game } = await hostGame(deps, opening({ options: { players: 3, length: 'short' } }))
  const { host } = (await deps.store.read(game))!.file
  await database.pool.query('UPDATE game SET chain = 1, revision = revision + 1 WHERE id = $1', [game])
  const guests = [someone(), someone()]
  for (const account of guests) expectDone(await joinGame(deps, { game, account, nonce: '' }))
  const accounts = [host, ...guests]
  for (const account of accounts) expectDone(await say(deps, game, account, { t: 'start-list', cities: [] }))
  await carryOnUntilAsked(deps, game)
  return { game, accounts }
}

/** Pages of the rules had no salt then. */
const withoutSalts = (game: string) =>
  database.pool.query('UPDATE log SET salt = NULL WHERE game_id = $1 AND by_seat IS NULL', [game])

describe('A game that began before there were seals', () => {
  it('shows no head and no seal to anybody, and is finished as it began', async () => {
    const { game, accounts } = await oldTable()
    const receipt = expectDone(await say(deps, game, accounts[0]!, orders(1, 'red')))
    expect(receipt).toMatchObject({ head: null, seal: null, salt: expect.any(String) })
    for (const account of accounts.slice(1)) expectDone(await say(deps, game, account, orders(1)))
    await carryOnUntilAsked(deps, game)
    await withoutSalts(game)
    const { head } = (await deps.store.read(game))!.file
    for (const reader of [...accounts, null]) {
      const seen = [
        (await look(deps, game, reader)).card,
        expectDone(await readHistory(deps, game, reader)),
        await logOf(game, reader),
        expectDone(await checkLog(deps, game, reader)),
      ]
      expect(JSON.stringify(seen)).not.toContain(head)
      expect(JSON.stringify(seen)).not.toMatch(/"seal":"|"head":"|"salt":"/)
      expect(seen).toMatchObject([{ head: null }, {}, {}, { head: null, brokenAfter: null }])
    }

    await playOn(deps, game, luckOf(digest('old')))
    await withoutSalts(game)
    const { card } = await look(deps, game, null)
    expect(card).toMatchObject({ status: 'finished', head: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(expectDone(await checkLog(deps, game, null))).toMatchObject({ head: card.head, brokenAfter: null })
    const log = await logOf(game, null)
    for (const { by, seal, head: shown } of log) {
      expect(seal === null).toBe(by === null)
      expect(shown).not.toBeNull()
    }
    const faults: string[] = []
    await checkGames(deps, ({ what }) => faults.push(what))
    expect(faults).toEqual([])
    await database.pool.query(`UPDATE log SET events = '[{"t":"waited"}]' WHERE game_id = $1 AND after = $2`, [
      ...[game, log.at(-2)!.after],
    ])
    expect(expectDone(await checkLog(deps, game, null)).brokenAfter).toBe(log.at(-2)!.after)
  })
})

describe('A log without a salt', () => {
  it('is found to be none of the second form', async () => {
    const { game } = await atOrders(deps)
    await withoutSalts(game)
    expect(expectDone(await checkLog(deps, game, null)).brokenAfter).toBe(0)
  })
})

it('the form is what is written of it', () => {
  const first = firstHead('a-game')
  expect(first).toBe(digest('a-game'))
  const seal = sealOf('ab'.repeat(16), [{ t: 'waited' }])
  expect(seal).toBe(digest(`${'ab'.repeat(16)}/[{"t":"waited"}]`))
  expect(nextHead(first, seal)).toBe(digest(`${first}/${seal}`))
})
