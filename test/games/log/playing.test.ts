// The service's verbs on a real database: a game from its opening to its proof, and many hands at once.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked, takeStep } from '../../../src/games/advance/carry-on.ts'
import { invite, readInvitation } from '../../../src/games/lobby/invite.ts'
import { joinGame } from '../../../src/games/lobby/join-game.ts'
import { leaveGame } from '../../../src/games/lobby/leave-game.ts'
import { openGame } from '../../../src/games/lobby/open-game.ts'
import { startWithBots } from '../../../src/games/lobby/start-game.ts'
import { checkGames } from '../../../src/games/log/pages/check-games.ts'
import { checkLog } from '../../../src/games/read/finished/check-log.ts'
import { readProof } from '../../../src/games/read/finished/read-proof.ts'
import { readRecord } from '../../../src/games/read/finished/read-record.ts'
import { readHistory } from '../../../src/games/read/read-history.ts'
import { readView } from '../../../src/games/read/read-view.ts'
import { verify } from '../../../src/rules/verify.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
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
} from '../../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)

async function openTable(players: number, host = someone()) {
  const { game, commitment } = await hostGame(deps, opening({ host, options: { players, length: 'short' } }))
  return { game, host, commitment }
}

describe('Opening and joining', () => {
  it('shows the commitment from the first moment, and starts by itself when the table is full', async () => {
    const { game, commitment } = await openTable(3)
    const before = await look(deps, game, null)
    expect(before).toMatchObject({ card: { status: 'open', commitment, seq: 0 }, view: null })
    expect(JSON.stringify(before)).not.toMatch(/secret|nonce/)
    for (const _ of [1, 2]) expectDone(await joinGame(deps, { game, account: someone(), nonce: '' }))
    expect((await look(deps, game, null)).card).toMatchObject({ status: 'running', commitment })
    expect(await joinGame(deps, { game, account: someone(), nonce: '' })).toMatchObject({
      failure: { kind: 'game-begun' },
    })
  })

  it('gives each seat to one of many who come at once', async () => {
    const { game } = await openTable(5)
    const joined = await Promise.all(
      Array.from({ length: 12 }, () => joinGame(deps, { game, account: someone(), nonce: '' })),
    )
    const seats = joined.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
    expect(seats.sort()).toEqual([1, 2, 3, 4])
    expect((await look(deps, game, null)).card.status).toBe('running')
    expect(expectDone(await checkLog(deps, game, null)).brokenAfter).toBeNull()
  })

  it('lets somebody leave before it begins, not afterwards', async () => {
    const { game } = await openTable(3)
    const guest = someone()
    expectDone(await joinGame(deps, { game, account: guest, nonce: '' }))
    expectDone(await leaveGame(deps, game, guest))
    expect(await leaveGame(deps, game, guest)).toMatchObject({ failure: { kind: 'not-at-the-table' } })
    const { game: full, accounts } = await fullTable(deps, 3)
    expect(await leaveGame(deps, full, accounts[1]!)).toMatchObject({ failure: { kind: 'game-begun' } })
  })

  it('keeps a private game from strangers as if there were none', async () => {
    const host = someone()
    const opening = { host, title: 'Ours', ruleset: ruleset.name, options: { players: 3 } }
    const { game } = expectDone(await openGame(deps, { ...opening, visibility: 'private' }))
    expect(await readView(deps, game, someone())).toMatchObject({ failure: { kind: 'no-such-game' } })
    expect(await joinGame(deps, { game, account: someone(), nonce: '' })).toMatchObject({
      failure: { kind: 'no-such-game' },
    })
    const { token } = expectDone(await invite(deps, game, host))
    expect(expectDone(await readInvitation(deps, token, null))).toMatchObject({ id: game, title: 'Ours' })
    expectDone(await joinGame(deps, { game, account: someone(), nonce: '', invitation: token }))
    expect((await look(deps, game, host)).card.title).toBe('Ours')
  })

  it('refuses a wish by the rules, with the place of it', async () => {
    const wish = { host: someone(), title: 'x', ruleset: ruleset.name, visibility: 'public' as const }
    expect(await openGame(deps, { ...wish, options: { players: 9 } })).toMatchObject({
      failure: { kind: 'refused', refusal: { at: '/options/players' } },
    })
    expect(await openGame(deps, { ...wish, ruleset: 'chess', options: {} })).toMatchObject({
      failure: { kind: 'no-such-ruleset' },
    })
  })
})

describe('Many hands at once', () => {
  it('ten clients hand in for five players: all are stored, none is refused, and every receipt is in the log', async () => {
    const { game, accounts } = await atOrders(deps, 5)
    const first = accounts.slice(0, 4)
    const receipts = await Promise.all(
      [...first, ...first, ...first].map(async (account, i) =>
        expectDone(await say(deps, game, account, orders(1, i % 2 ? 'red' : 'blue'))),
      ),
    )
    expect(new Set(receipts.map(({ seq }) => seq)).size).toBe(receipts.length)
    const history = await deps.store.pages(game)
    for (const { seq, salt, seat } of receipts) {
      const page = history.find(({ after, events }) => after + events.length === seq)
      expect(page).toMatchObject({ by: seat, salt })
    }
    expect(expectDone(await checkLog(deps, game, null)).brokenAfter).toBeNull()
    // Nobody runs a year twice, however many try.
    expectDone(await say(deps, game, accounts[4]!, orders(1, 'black')))
    const ran = await Promise.all(Array.from({ length: 6 }, () => takeStep(deps, game)))
    expect(ran.map(expectDone).filter((step) => step !== 'nothing')).toHaveLength(1)
    const revealed = (await deps.store.pages(game))
      .flatMap(({ events }) => events)
      .filter(({ t }) => t === 'orders-revealed')
    expect(revealed).toHaveLength(1)
  })

  it('a refusal changes nothing and says what is asked now', async () => {
    const { game, accounts } = await atOrders(deps, 5)
    const before = await look(deps, game, accounts[0]!)
    const late = await say(deps, game, accounts[0]!, { ...orders(1, 'red'), year: 2 })
    expect(late).toMatchObject({
      failure: { kind: 'refused', refusal: { why: 'not-asked', at: '/year' }, questions: [{ t: 'orders', year: 1 }] },
    })
    expect(await look(deps, game, accounts[0]!)).toEqual(before)
    expect(await say(deps, game, someone(), orders(1, 'red'))).toMatchObject({
      failure: { kind: 'not-at-the-table' },
    })
  })
})

describe('Secrets', () => {
  it('a player’s orders are in their own view and history, and in nobody else’s', async () => {
    const { game, accounts } = await atOrders(deps, 5)
    const [mine, theirs] = [accounts[0]!, accounts[1]!]
    expectDone(await say(deps, game, mine, orders(1, 'red', 'black', 'red')))
    const told = JSON.stringify(['red', 'black', 'red', 'wait', 'wait', 'wait'])
    const all = async (account: string | null) =>
      JSON.stringify([
        await look(deps, game, account),
        await readHistory(deps, game, account),
        await readRecord(deps, game, account),
      ])
    expect(await all(mine)).toContain(told)
    const { file } = (await deps.store.read(game))!
    for (const account of [theirs, null]) {
      const known = await all(account)
      expect(known).not.toContain(told)
      expect(known).not.toContain(file.secret)
    }
    expect(await readProof(deps, game, mine)).toMatchObject({ failure: { kind: 'game-not-over' } })
  })
})

describe('A whole game', () => {
  it('of one person and bots comes to an end, verifies, and opens from its snapshot as from its log', async () => {
    const { game, host } = await openTable(3)
    expect(await startWithBots(deps, game, someone(), 'random')).toMatchObject({ failure: { kind: 'not-the-host' } })
    expectDone(await startWithBots(deps, game, host, 'random'))
    for (;;) {
      await carryOnUntilAsked(deps, game)
      const { card } = await look(deps, game, host)
      if (card.status === 'finished') break
      for (const question of await questionsOf(deps, game, host)) {
        const { file, snapshot, pages } = (await deps.store.read(game))!
        const state = ruleset.fold(
          pages.flatMap(({ events }) => events),
          snapshot?.state,
        )
        const whole = ruleset.fold((await deps.store.pages(game)).flatMap(({ events }) => events))
        expect(state).toEqual(whole)
        expect(file.seq).toBeGreaterThan(0)
        expectDone(await say(deps, game, host, { ...ruleset.lapse(state, question) }))
      }
    }
    const proof = expectDone(await readProof(deps, game, null))
    expect(verify(ruleset, proof).filter(({ ok }) => !ok)).toEqual([])
    expect(expectDone(await checkLog(deps, game, null)).brokenAfter).toBeNull()
  })

  it('all of it still fits together, and each fault is found', async () => {
    const faults = async () => {
      const found: string[] = []
      const count = await checkGames(deps, ({ what }) => found.push(what))
      return { count, found }
    }
    const sound = await faults()
    expect(sound.count).toBeGreaterThan(5)
    expect(sound.found).toEqual([])
    const { game } = await atOrders(deps, 5)
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
    const { game } = await atOrders(deps, 5)
    const pages = await deps.store.pages(game)
    await database.pool.query(`UPDATE log SET events = '[{"t":"waited"}]' WHERE game_id = $1 AND after = $2`, [
      game,
      pages[1]!.after,
    ])
    expect(expectDone(await checkLog(deps, game, null)).brokenAfter).toBe(pages[1]!.after)
  })
})
