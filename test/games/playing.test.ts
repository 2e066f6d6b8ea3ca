// The service's verbs on a real database: a game from its opening to its proof, and many hands at once.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked, takeStep } from '../../src/games/carry-on.ts'
import { checkGames } from '../../src/games/check-games.ts'
import { checkLog } from '../../src/games/check-log.ts'
import { invite, readInvitation } from '../../src/games/invite.ts'
import { joinGame } from '../../src/games/join-game.ts'
import { leaveGame } from '../../src/games/leave-game.ts'
import { openGame } from '../../src/games/open-game.ts'
import { readHistory } from '../../src/games/read-history.ts'
import { readProof } from '../../src/games/read-proof.ts'
import { readRecord } from '../../src/games/read-record.ts'
import { readView } from '../../src/games/read-view.ts'
import { startWithBots } from '../../src/games/start-game.ts'
import { verify } from '../../src/rules/verify.ts'
import { ownDatabase, toolsFor } from '../support/database.ts'
import {
  atOrders,
  expectDone,
  fullTable,
  hostGame,
  look,
  opening,
  orders,
  questionsOf,
  ruleset,
  say,
  someone,
} from '../support/tables.ts'

const database = ownDatabase()
const tools = toolsFor(database)

async function openTable(players: number, host = someone()) {
  const { game, commitment } = await hostGame(tools, opening({ host, options: { players, length: 'short' } }))
  return { game, host, commitment }
}

describe('Opening and joining', () => {
  it('shows the commitment from the first moment, and starts by itself when the table is full', async () => {
    const { game, commitment } = await openTable(3)
    const before = await look(tools, game, null)
    expect(before).toMatchObject({ card: { status: 'open', commitment, seq: 0 }, view: null })
    expect(JSON.stringify(before)).not.toMatch(/secret|nonce/)
    for (const _ of [1, 2]) expectDone(await joinGame(tools, { game, account: someone(), nonce: '' }))
    expect((await look(tools, game, null)).card).toMatchObject({ status: 'running', commitment })
    expect(await joinGame(tools, { game, account: someone(), nonce: '' })).toMatchObject({
      failure: { kind: 'game-begun' },
    })
  })

  it('gives each seat to one of many who come at once', async () => {
    const { game } = await openTable(5)
    const joined = await Promise.all(
      Array.from({ length: 12 }, () => joinGame(tools, { game, account: someone(), nonce: '' })),
    )
    const seats = joined.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
    expect(seats.sort()).toEqual([1, 2, 3, 4])
    expect((await look(tools, game, null)).card.status).toBe('running')
    expect(expectDone(await checkLog(tools, game, null)).brokenAfter).toBeNull()
  })

  it('lets somebody leave before it begins, not afterwards', async () => {
    const { game } = await openTable(3)
    const guest = someone()
    expectDone(await joinGame(tools, { game, account: guest, nonce: '' }))
    expectDone(await leaveGame(tools, game, guest))
    expect(await leaveGame(tools, game, guest)).toMatchObject({ failure: { kind: 'not-at-the-table' } })
    const { game: full, accounts } = await fullTable(tools, 3)
    expect(await leaveGame(tools, full, accounts[1]!)).toMatchObject({ failure: { kind: 'game-begun' } })
  })

  it('keeps a private game from strangers as if there were none', async () => {
    const host = someone()
    const opening = { host, title: 'Ours', ruleset: ruleset.name, options: { players: 3 } }
    const { game } = expectDone(await openGame(tools, { ...opening, visibility: 'private' }))
    expect(await readView(tools, game, someone())).toMatchObject({ failure: { kind: 'no-such-game' } })
    expect(await joinGame(tools, { game, account: someone(), nonce: '' })).toMatchObject({
      failure: { kind: 'no-such-game' },
    })
    const { token } = expectDone(await invite(tools, game, host))
    expect(expectDone(await readInvitation(tools, token, null))).toMatchObject({ id: game, title: 'Ours' })
    expectDone(await joinGame(tools, { game, account: someone(), nonce: '', invitation: token }))
    expect((await look(tools, game, host)).card.title).toBe('Ours')
  })

  it('refuses a wish by the rules, with the place of it', async () => {
    const wish = { host: someone(), title: 'x', ruleset: ruleset.name, visibility: 'public' as const }
    expect(await openGame(tools, { ...wish, options: { players: 9 } })).toMatchObject({
      failure: { kind: 'refused', refusal: { at: '/options/players' } },
    })
    expect(await openGame(tools, { ...wish, ruleset: 'chess', options: {} })).toMatchObject({
      failure: { kind: 'no-such-ruleset' },
    })
  })
})

describe('Many hands at once', () => {
  it('ten clients hand in for five players: all are stored, none is refused, and every receipt is in the log', async () => {
    const { game, accounts } = await atOrders(tools, 5)
    const first = accounts.slice(0, 4)
    const receipts = await Promise.all(
      [...first, ...first, ...first].map(async (account, i) =>
        expectDone(await say(tools, game, account, orders(1, i % 2 ? 'red' : 'blue'))),
      ),
    )
    expect(new Set(receipts.map(({ seq }) => seq)).size).toBe(receipts.length)
    const history = await tools.store.pages(game)
    for (const { seq, salt, seat } of receipts) {
      const page = history.find(({ after, events }) => after + events.length === seq)
      expect(page).toMatchObject({ by: seat, salt })
    }
    expect(expectDone(await checkLog(tools, game, null)).brokenAfter).toBeNull()
    // Nobody runs a year twice, however many try.
    expectDone(await say(tools, game, accounts[4]!, orders(1, 'black')))
    const ran = await Promise.all(Array.from({ length: 6 }, () => takeStep(tools, game)))
    expect(ran.map(expectDone).filter((step) => step !== 'nothing')).toHaveLength(1)
    const revealed = (await tools.store.pages(game))
      .flatMap(({ events }) => events)
      .filter(({ t }) => t === 'orders-revealed')
    expect(revealed).toHaveLength(1)
  })

  it('a refusal changes nothing and says what is asked now', async () => {
    const { game, accounts } = await atOrders(tools, 5)
    const before = await look(tools, game, accounts[0]!)
    const late = await say(tools, game, accounts[0]!, { ...orders(1, 'red'), year: 2 })
    expect(late).toMatchObject({
      failure: { kind: 'refused', refusal: { why: 'not-asked', at: '/year' }, questions: [{ t: 'orders', year: 1 }] },
    })
    expect(await look(tools, game, accounts[0]!)).toEqual(before)
    expect(await say(tools, game, someone(), orders(1, 'red'))).toMatchObject({
      failure: { kind: 'not-at-the-table' },
    })
  })
})

describe('Secrets', () => {
  it('a player’s orders are in their own view and history, and in nobody else’s', async () => {
    const { game, accounts } = await atOrders(tools, 5)
    const [mine, theirs] = [accounts[0]!, accounts[1]!]
    expectDone(await say(tools, game, mine, orders(1, 'red', 'black', 'red')))
    const told = JSON.stringify(['red', 'black', 'red', 'wait', 'wait', 'wait'])
    const all = async (account: string | null) =>
      JSON.stringify([
        await look(tools, game, account),
        await readHistory(tools, game, account),
        await readRecord(tools, game, account),
      ])
    expect(await all(mine)).toContain(told)
    const { file } = (await tools.store.read(game))!
    for (const account of [theirs, null]) {
      const known = await all(account)
      expect(known).not.toContain(told)
      expect(known).not.toContain(file.secret)
    }
    expect(await readProof(tools, game, mine)).toMatchObject({ failure: { kind: 'game-not-over' } })
  })
})

describe('A whole game', () => {
  it('of one person and bots comes to an end, verifies, and opens from its snapshot as from its log', async () => {
    const { game, host } = await openTable(3)
    expect(await startWithBots(tools, game, someone(), 'random')).toMatchObject({ failure: { kind: 'not-the-host' } })
    expectDone(await startWithBots(tools, game, host, 'random'))
    for (;;) {
      await carryOnUntilAsked(tools, game)
      const { card } = await look(tools, game, host)
      if (card.status === 'finished') break
      for (const question of await questionsOf(tools, game, host)) {
        const { file, snapshot, pages } = (await tools.store.read(game))!
        const state = ruleset.fold(
          pages.flatMap(({ events }) => events),
          snapshot?.state,
        )
        const whole = ruleset.fold((await tools.store.pages(game)).flatMap(({ events }) => events))
        expect(state).toEqual(whole)
        expect(file.seq).toBeGreaterThan(0)
        expectDone(await say(tools, game, host, { ...ruleset.lapse(state, question) }))
      }
    }
    const proof = expectDone(await readProof(tools, game, null))
    expect(verify(ruleset, proof).filter(({ ok }) => !ok)).toEqual([])
    expect(expectDone(await checkLog(tools, game, null)).brokenAfter).toBeNull()
  })

  it('all of it still fits together, and each fault is found', async () => {
    const faults = async () => {
      const found: string[] = []
      const count = await checkGames(tools.store, ({ what }) => found.push(what))
      return { count, found }
    }
    const sound = await faults()
    expect(sound.count).toBeGreaterThan(5)
    expect(sound.found).toEqual([])
    const { game } = await atOrders(tools, 5)
    const { rows } = await database.pool.query('SELECT waits_for, status FROM game WHERE id = $1', [game])
    await database.pool.query(`UPDATE game SET waits_for = '{3}', status = 'finished' WHERE id = $1`, [game])
    expect((await faults()).found).toEqual(['it is not finished', 'it waits for others than it says'])
    await database.pool.query('UPDATE game SET waits_for = $2, status = $3 WHERE id = $1', [
      game,
      rows[0].waits_for,
      rows[0].status,
    ])
    await database.pool.query(
      `INSERT INTO snapshot (game_id, seq, state) VALUES ($1, 1, '{}') ON CONFLICT (game_id) DO UPDATE SET state = '{}'`,
      [game],
    )
    expect((await faults()).found).toEqual([expect.stringMatching(/^its snapshot is not/)])
    await database.pool.query('DELETE FROM snapshot WHERE game_id = $1', [game])
    expect((await faults()).found).toEqual([])
  })

  it('a changed log is noticed where it was changed', async () => {
    const { game } = await atOrders(tools, 5)
    const pages = await tools.store.pages(game)
    await database.pool.query(`UPDATE log SET events = '[{"t":"waited"}]' WHERE game_id = $1 AND after = $2`, [
      game,
      pages[1]!.after,
    ])
    expect(expectDone(await checkLog(tools, game, null)).brokenAfter).toBe(pages[1]!.after)
  })
})
