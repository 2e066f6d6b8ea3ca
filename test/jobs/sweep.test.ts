// What the sweep sees to besides forgotten jobs: games from before there were deadlines, and what ran out.
import { readFileSync } from 'node:fs'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { DAY } from '../../src/accounts/model/dependencies.ts'
import { forgetExpired } from '../../src/accounts/sign-in/forget-expired.ts'
import { requestLink } from '../../src/accounts/sign-in/request-link.ts'
import { load } from '../../src/games/log/load.ts'
import { sweepWorker } from '../../src/jobs/workers/sweep.worker.ts'
import { type JobDependencies, USUAL_SETTINGS } from '../../src/jobs/workers/worker.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { gamesDue } from '../support/due.ts'
import { readableLog } from '../support/log.ts'
import { atOrders, expectDone, fullTable, hostGame, opening, orders, say, someone } from '../support/tables.ts'
import { together } from '../support/together.ts'

const database = ownDatabase()
const { pool } = database
let now = Date.now()
const deps = { ...depsFor(database), clock: () => new Date(now) }
const { log, lines } = readableLog()
const jobTools: JobDependencies = { deps, outbox: outboxIn(pool, together), log, settings: USUAL_SETTINGS }
const sweep = (more: Partial<JobDependencies> = {}) => sweepWorker.run({ ...jobTools, ...more }, {})
const MIGRATION = '../../prisma/migrations/0010_deadlines_of_old_games/migration.sql'

afterAll(() => expect(lines.filter(({ level }) => level === 'error')).toEqual([]))

it('games that ran before there were deadlines get one, with all the time from then on', async () => {
  const tables = await Promise.all(
    (['daily', 'none'] as const).map((pace) => atOrders(deps, 3, { agreement: { pace } })),
  )
  const [timed, untimed] = tables.map(({ game }) => game) as [string, string]
  // As the migration that brought deadlines left them.
  await pool.query(`UPDATE game SET occasion = NULL, asked_at = NULL, due_at = NULL, wakes_at = NULL, graced = false,
    revision = revision + 1`)
  await pool.query(readFileSync(new URL(MIGRATION, import.meta.url), 'utf8'))
  now = Date.now() + 5 * 60_000
  await sweep()
  const timingOf = async (game: string) => (await deps.store.read(game))!.file.timing
  expect(await timingOf(timed)).toMatchObject({
    occasion: expect.stringMatching(/^orders/),
    askedAt: new Date(now),
    dueAt: new Date(now + DAY),
    wakesAt: new Date(now + DAY / 2),
  })
  expect(await timingOf(untimed)).toMatchObject({ dueAt: null, wakesAt: null })
  // Once, and others' games as well as ever.
  const before = lines.length
  await sweep()
  expect(lines.length).toBe(before)
})

it('a game that goes on by what somebody left beforehand does so, although its task was lost', async () => {
  const { game, accounts } = await fullTable(deps, 3, { agreement: { pace: 'none' } })
  const file = async () => (await deps.store.read(game))!.file
  const { outbox } = jobTools
  const handOver = async () => {
    const taken: string[] = []
    await outbox.take(100, async (tasks) => {
      for (const task of tasks) if (task.game === game) taken.push(task.task)
    })
    return taken
  }
  await handOver()
  // Somebody is asked where to begin, and all have left a list beforehand; the rules could not go on by it at once.
  const table = (await load(deps, game))!
  const resolve = () => {
    throw new Error('not at once')
  }
  deps.cache.keep({ ...table, ruleset: { ...table.ruleset, resolve } })
  for (const account of accounts) expectDone(await say(deps, game, account, { t: 'start-list', cities: [] }))
  deps.cache.forget(game)
  expect(await handOver()).toContain('resolve') // and then the queue loses everything
  const { seq, waitsFor, timing } = await file()
  expect({ asked: waitsFor.length, wakesAt: timing.wakesAt }).toEqual({ asked: 1, wakesAt: null })
  now = Date.now() + 5 * 60_000
  await sweep()
  expect((await file()).seq).toBeGreaterThan(seq)
  expect((await file()).waitsFor).toHaveLength(3)
  // Once.
  for (const find of [outbox.overdue, outbox.undone]) expect(await gamesDue(find, new Date(now))).not.toContain(game)
})

it('a game that waits only for its bots, and has a moment to be looked at, loses that', async () => {
  const { game, accounts } = await atOrders(deps, 3, { agreement: { pace: 'daily' } })
  for (const account of accounts.slice(1)) await deps.store.handOver(game, account, 'random', new Date(now))
  expectDone(await say(deps, game, accounts[0]!, orders(1)))
  const late = 'UPDATE game SET revision = revision + 1, occasion = NULL, due_at = NULL, wakes_at = $2 WHERE id = $1'
  await pool.query(late, [game, new Date(0)])
  await sweep()
  expect((await deps.store.read(game))!.file.timing.wakesAt).toBeNull()
})

it('a game that is said in vain to be owed a step is warned of once', async () => {
  const { game } = await atOrders(deps, 3)
  await pool.query('UPDATE game SET owed_at = $2, revision = revision + 1 WHERE id = $1', [game, new Date(0)])
  const warned = () => lines.filter(({ level, about }) => level === 'warn' && about.game === game).length
  for (let times = 0; times < 3; times++) await sweep()
  expect(warned()).toBe(1)
})

it('a game of rules that are not here is left to others, and told of once', async () => {
  const { game, accounts } = await atOrders(deps, 3)
  for (const account of accounts) expectDone(await say(deps, game, account, orders(1)))
  const { game: full } = await hostGame(deps, opening({ options: { players: 3, length: 'short' } }))
  for (const [seat, colour] of [
    [1, 'orange'],
    [2, 'yellow'],
  ] as const)
    await deps.store.sit(full, { seat, colour, account: someone(), bot: null, nonce: 'x', satAt: new Date(0) })
  const change =
    'UPDATE game SET version = $2, owed_at = $3, wakes_at = $3, revision = revision + 1 WHERE id = ANY ($1)'
  await pool.query(change, [[game, full], 99, new Date(0)])
  const about = () => lines.filter(({ about }) => about.game === game || about.game === full)
  for (let times = 0; times < 3; times++) await sweep()
  expect(about().map(({ level }) => level)).toEqual(['info', 'info'])
  expect((await deps.store.read(game))!.file).toMatchObject({ version: 99, status: 'running' })
  await pool.query('DELETE FROM game WHERE id = ANY ($1)', [[game, full]])
})

it('sessions and links that ran out are thrown away', async () => {
  const { app, services, close } = await testApp(database, undefined, undefined, deps)
  onTestFinished(close)
  const accounts = services.accounts
  await requestLink(accounts, { email: 'ada@example.org', browser: 'hers' })
  await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Ada' } })
  const kept = async () => {
    const { rows } = await pool.query(
      'SELECT (SELECT count(*) FROM session)::integer AS sessions, (SELECT count(*) FROM sign_in_link)::integer AS links',
    )
    return rows[0]
  }
  const tidyUp = () => forgetExpired(accounts)
  await sweep({ tidyUp })
  expect(await kept()).toEqual({ sessions: 1, links: 1 })
  now += 2 * DAY
  await sweep({ tidyUp })
  expect(await kept()).toEqual({ sessions: 1, links: 0 })
  now += 60 * DAY
  await sweep({ tidyUp })
  expect(await kept()).toEqual({ sessions: 0, links: 0 })
})
