// A game the rules cannot carry on stands still, and goes on when what was wrong is put right.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { unpark } from '../../../src/games/advance/park.ts'
import { extendDeadline } from '../../../src/games/clock/extend-deadline.ts'
import { keepTime } from '../../../src/games/clock/lapse.ts'
import { wishPause } from '../../../src/games/clock/pause.ts'
import { takeOfferedSeat } from '../../../src/games/lobby/take-offered-seat.ts'
import { withinLimit, withinSharedLimit } from '../../../src/games/log/guards/time-limit.ts'
import { load } from '../../../src/games/log/load.ts'
import { previewDraft } from '../../../src/games/play/preview-draft.ts'
import type { Ruleset } from '../../../src/rules/ruleset.ts'
import { outboxIn } from '../../../src/store/games/outbox.ts'
import { TestClock } from '../../support/clock.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { gamesDue } from '../../support/due.ts'
import { everybodyAnswers, gameAtOrders, handInOrders, newGame } from '../../support/games.ts'
import { atOrders, expectDone, look, orders, say, someone } from '../../support/tables.ts'
import { together } from '../../support/together.ts'

const database = ownDatabase()
const clock = new TestClock('2027-05-03T12:00:00Z')
const deps = { ...depsFor(database), clock: clock.now }
const outbox = outboxIn(database.pool, together)

const fileOf = async (game: string) => (await deps.store.read(game))!.file
const alarms = async (game: string) =>
  (await database.pool.query(`SELECT account_id FROM letter WHERE game_id = $1 AND kind = 'parked'`, [game])).rows

/** This process plays the game by these rules from now on. */
const playBy = async (game: string, broken: Partial<Ruleset>) => {
  const table = (await load(deps, game))!
  deps.cache.keep({ ...table, ruleset: { ...table.ruleset, ...broken } })
}

describe('A limit', () => {
  it('cuts off what does not end, and lets through what does and what is thrown', () => {
    expect(() =>
      withinLimit(() => {
        for (;;);
      }, 50),
    ).toThrow('longer than 0.05 s')
    expect(withinLimit(() => [1, 2, 3])).toEqual([1, 2, 3])
    expect(() =>
      withinLimit(() => {
        throw new RangeError('beyond')
      }),
    ).toThrow(RangeError)
    expect(withinLimit(() => 'again')).toBe('again')
  })

  it('that is shared cuts off what does not end, and nothing else', async () => {
    const endless = () => {
      for (;;);
    }
    const thrown = () => {
      throw new RangeError('beyond')
    }
    const runs = [() => 1, endless, () => 2, thrown, endless, () => 3]
    const outcomes = await Promise.allSettled(runs.map((run) => withinSharedLimit<unknown>(run, 50)))
    const cutOff = { status: 'rejected', reason: new Error('the rules took longer than 0.05 s') }
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 1 },
      cutOff,
      { status: 'fulfilled', value: 2 },
      { status: 'rejected', reason: new RangeError('beyond') },
      cutOff,
      { status: 'fulfilled', value: 3 },
    ])
    expect(await withinSharedLimit(() => 'again')).toBe('again')
  })
})

describe('Parking', () => {
  it('is for a game whose rules throw: all see it, nothing is taken, nothing is lost', async () => {
    const game = await newGame(deps, { people: 1, bots: 2 })
    await everybodyAnswers(deps, game)
    await database.pool.query(`UPDATE seat SET bot = 'nobody' WHERE game_id = $1 AND bot IS NOT NULL`, [game])
    const { seq } = await fileOf(game)
    await expect(carryOnUntilAsked(depsFor(database), game)).rejects.toThrow('no bot nobody')
    expect(await fileOf(game)).toMatchObject({ status: 'parked', seq, trouble: expect.stringMatching('no bot nobody') })
    const { card } = await look(deps, game, null)
    expect(card.status).toBe('parked')
    expect(JSON.stringify(card)).not.toContain('no bot nobody')
    expect(await alarms(game)).toEqual([{ account_id: null }]) // the players have no address

    const host = (await fileOf(game)).host
    expect(await say(deps, game, host, orders(1))).toMatchObject({ failure: { kind: 'game-parked' } })
    await carryOnUntilAsked(deps, game)
    expect(await gamesDue(outbox.overdue, clock.in('P9D'))).not.toContain(game)

    await database.pool.query(`UPDATE seat SET bot = 'random' WHERE game_id = $1 AND bot IS NOT NULL`, [game])
    await database.pool.query('DELETE FROM outbox')
    expectDone(await unpark(deps, game))
    expect(await fileOf(game)).toMatchObject({ status: 'running', trouble: null })
    expect((await database.pool.query('SELECT game_id, task FROM outbox')).rows).toEqual([
      { game_id: game, task: 'bots' },
    ])
    await carryOnUntilAsked(depsFor(database), game)
    expect((await fileOf(game)).seq).toBeGreaterThan(seq)
    expect(await unpark(deps, game)).toMatchObject({ failure: { kind: 'game-not-parked' } })
  })

  it('is for a game whose rules do not end', async () => {
    const game = await gameAtOrders(deps)
    await handInOrders(deps, game)
    await playBy(game, {
      resolve: () => {
        for (;;);
      },
    })
    await expect(carryOnUntilAsked(deps, game)).rejects.toThrow('longer than 5 s')
    expect(await fileOf(game)).toMatchObject({ status: 'parked' })
  }, 60_000)

  it('is for a game whose rules break when time runs out, and gives all the time anew when it goes on', async () => {
    const { game } = await atOrders(deps, 3, {
      agreement: { pace: 'daily', absence: { grace: null, standIn: 'silence' } },
    })
    await playBy(game, {
      lapse: () => {
        throw new Error('no word for silence')
      },
    })
    clock.pass('P1D')
    await expect(keepTime(deps, game)).rejects.toThrow('no word for silence')
    expect((await fileOf(game)).status).toBe('parked')
    expect(await gamesDue(outbox.unwatched, clock.in('P9D'))).not.toContain(game)
    clock.pass('P3D')
    deps.cache.forget(game)
    expectDone(await unpark(deps, game))
    expect((await fileOf(game)).timing).toMatchObject({ askedAt: clock.now(), dueAt: clock.in('P1D') })
  })

  it('is for none whose player alone asked for what broke', async () => {
    const { game, accounts } = await atOrders(deps)
    await playBy(game, {
      answer: () => {
        throw new Error('no such thing')
      },
    })
    await expect(say(deps, game, accounts[0]!, orders(1))).rejects.toThrow('no such thing')
    expect((await fileOf(game)).status).toBe('running')
  })

  it('is for none whose player alone asked for what does not end: that is cut off', async () => {
    const { game, accounts } = await atOrders(deps)
    const forEver = () => {
      for (;;);
    }
    await playBy(game, {
      terms: () => ({ clock: 'short', absence: false, letter: true, kept: false }),
      answer: forEver,
      preview: forEver,
    })
    await expect(say(deps, game, accounts[0]!, orders(1))).rejects.toThrow('longer than 5 s')
    const draft = { game, account: accounts[0]!, draft: {} }
    await expect(previewDraft(deps, draft)).rejects.toThrow('longer than 5 s')
    expect((await fileOf(game)).status).toBe('running')
  }, 90_000)

  it('tells nobody of a private game who may not know of it', async () => {
    const { game, accounts } = await atOrders(deps)
    await database.pool.query(
      `UPDATE game SET status = 'parked', visibility = 'private', revision = revision + 1 WHERE id = $1`,
      [game],
    )
    const stranger = someone()
    const hidden = { failure: { kind: 'no-such-game' } }
    expect(await say(deps, game, stranger, orders(1))).toMatchObject(hidden)
    expect(await extendDeadline(deps, game, stranger)).toMatchObject(hidden)
    expect(await wishPause(deps, game, stranger)).toMatchObject(hidden)
    expect(await takeOfferedSeat(deps, { game, account: stranger, seat: 0 })).toMatchObject(hidden)
    expect(await extendDeadline(deps, game, accounts[0]!)).toMatchObject({ failure: { kind: 'game-parked' } })
    expect((await look(deps, game, accounts[0]!)).card.status).toBe('parked')
  })
})
