// `herald check` on a database of a thousand games, and on one in which something was changed.
import { describe, expect, it } from 'vitest'
import { botFor } from '../../src/bots/bots.ts'
import { play } from '../../src/bots/play.ts'
import { appendTo } from '../../src/games/log/append.ts'
import { seedFrom } from '../../src/rules/fairness.ts'
import { Stream } from '../../src/rules/random.ts'
import { archiveStore } from '../../src/store/games/archive/archive.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { expectDone, hostGame, opening, ruleset } from '../support/tables.ts'
import { ending, startHerald } from './herald.ts'

const database = ownDatabase()
const deps = depsFor(database)
const archive = archiveStore(database.pool)

const GAMES = 1000
/** Pages of this many events: games end up with snapshots on the way, and some stop in the middle. */
const PAGE = 90

/** A game that bots have played up to here: every fourth to its end, the others some way into it. */
async function playedGame(number: number): Promise<void> {
  const options = { players: 3 + (number % 3), length: 'short' }
  const { game } = await hostGame(deps, opening({ title: `No ${number}`, options }))
  const { file } = (await deps.store.read(game))!
  const seed = seedFrom(file.secret, ['host', ...Array(options.players - 1).fill('')])
  const bots = Array.from({ length: options.players }, () => botFor('random', ruleset)!)
  const luck = new Stream(seed, 'luck')
  const checked = ruleset.options(options)
  if (!checked.ok) throw new Error(checked.refusal.message)
  const { events } = play(ruleset, checked.value, seed, bots, () => luck.word() / 2 ** 32)
  const until = number % 4 === 0 ? events.length : (number % 4) * PAGE
  for (let from = 0; from < until; from += PAGE) {
    const page = events.slice(from, Math.min(from + PAGE, until))
    expectDone(await appendTo(deps, game, () => ({ ok: true, value: { events: page, value: undefined } })))
  }
}

const check = () =>
  ending(startHerald(['check'], [], { DATABASE_URL: database.url, ACCESS_KEYS: `k:${'x'.repeat(40)}` }))

describe('herald check', () => {
  it('finds a thousand games well, and the one that was changed', async () => {
    const numbers = Array.from({ length: GAMES }, (_, number) => number)
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) await playedGame(number)
      }),
    )
    const over = await archive.ended(new Date(), GAMES)
    for (const game of over.slice(0, 40)) expect(await archive.putAway(game, new Date())).toBe('put-away')
    expect(await check()).toMatchObject({ status: 0, stdout: `✓ All is well with ${GAMES} games.\n` })

    const { rows } = await database.pool.query(
      `UPDATE log SET events = '[{"t":"waited"}]' WHERE (game_id, after) = (SELECT game_id, after FROM log WHERE after > 100 LIMIT 1)
       RETURNING game_id, after`,
    )
    const changed = await check()
    expect(changed).toMatchObject({ status: 1 })
    expect(changed.stdout).toBe(
      `✗ ${rows[0].game_id}: its log does not fit together after event ${rows[0].after}\nFaults: 1, in ${GAMES} games.\n`,
    )

    // What is no log any more quotes nothing of what it was, and keeps none from being looked at.
    const damaged = await database.pool.query(
      `UPDATE log SET events = '[{"t":"orders-given","orders":["red"' WHERE (game_id, after) = (SELECT game_id, after FROM log
         WHERE game_id <> $1 LIMIT 1) RETURNING game_id, after`,
      [rows[0].game_id],
    )
    const [page] = damaged.rows
    const again = await check()
    expect([again.status, again.stdout.split('\n').toSorted()]).toEqual([
      1,
      [
        '',
        `Faults: 2, in ${GAMES} games.`,
        `✗ ${rows[0].game_id}: its log does not fit together after event ${rows[0].after}`,
        `✗ ${page.game_id}: the log of game ${page.game_id} cannot be read: its page after event ${page.after} is damaged`,
      ].toSorted(),
    ])
    expect(again.stderr).not.toContain('red')
  }, 180_000)
})
