// No statement of the running service reads a table from end to end: all that are really sent, while people use every operation of the
// API and jobs run, are planned by a PostgreSQL whose tables are large.
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { sweepWorker } from '../../../src/jobs/workers/sweep.worker.ts'
import { USUAL_SETTINGS } from '../../../src/jobs/workers/worker.ts'
import { keepingIn } from '../../../src/main/keeping.ts'
import { tidyUpOf } from '../../../src/main/parts/tidy-up.ts'
import { digest } from '../../../src/rules/fairness.ts'
import { tallyIn } from '../../../src/store/database/tally.ts'
import { archiveStore } from '../../../src/store/games/archive/archive.ts'
import { outboxIn } from '../../../src/store/games/outbox.ts'
import { testApp } from '../../support/app.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { lettersFor } from '../../support/letters.ts'
import { luckOf } from '../../support/play.ts'
import { documentOf, operationsOf } from '../../support/reference.ts'
import { send } from '../../support/sending.ts'
import { type Caller, World } from '../../support/world.ts'
import { type Asked, listen } from './asked.ts'
import { fillTables } from './many.ts'
import { type Node, scansIn } from './scans.ts'

const ROWS = 40_000
/** As in main/parts/games.ts. */
const SESSION = 'SET random_page_cost = 1.1'

/** What is not asked while people play, or not of our tables; each with the reason. */
const NOT_HOT: readonly (readonly [RegExp, string])[] = [
  [/^(BEGIN|COMMIT|ROLLBACK|SET|SHOW|LISTEN|SAVEPOINT|RELEASE|DEALLOCATE)/i, 'no plan'],
  [/^(CREATE|DROP|ALTER|VACUUM|ANALYZE|CHECKPOINT)/i, 'no plan'],
  [/^SELECT json_build_object\(\s*'outbox'/, 'figures: test/main/monitor counts the rows they touch'],
  [/^SELECT \(SELECT CASE WHEN few\.counted/, 'figures: likewise'],
  [/^DELETE FROM wrong_password$/, 'this test’s own'],
  [/^SELECT encode\(secret, 'hex'\) AS secret, array/, 'this test’s own'],
  [/^UPDATE game SET ended_at = now\(\) - interval '9 days'/, 'this test’s own'],
]

const database = ownDatabase()
const { pool } = database
const isOurs = (client: pg.Client) =>
  new URL(database.url).pathname === `/${(client as unknown as { database: string }).database}`
let asked: ReadonlyMap<string, Asked>

beforeAll(async () => {
  const listening = listen(isOurs)
  const deps = depsFor(database)
  const { app, letters, services, close } = await testApp(database, undefined, undefined, deps)
  afterAll(close)
  const luck = luckOf(digest('plans'))
  const world = new World({ app, letters, database, deps, luck })
  await world.begin()
  const note = () => {}
  const mail = { ...lettersFor(database, { send: async () => 'ok' }), deps }
  const games = { deps, archive: archiveStore(pool), tally: tallyIn(pool) }
  const log = { info: note, warn: note, error: note }
  const outbox = outboxIn(pool)
  const accounts = services.accounts
  const tidyUp = tidyUpOf({ games: games as never, letters: mail, accounts }, keepingIn({}), log)
  const accountMail = { send: async () => {}, late: accounts.store.lateLetters }
  const jobs = { deps, outbox, letters: mail, accountMail, tidyUp, log, settings: USUAL_SETTINGS }
  listening.asked.clear()
  for (let round = 0; round < 3; round++) {
    await world.goOn(round)
    for (const operation of operationsOf(await documentOf(app)))
      for (const as of ['nobody', 'stranger', 'player', 'host'] satisfies Caller[]) {
        const path = Object.fromEntries(
          operation.parameters.map(({ name }) => [name, { real: 1 + round, spelled: 'well' as const }]),
        )
        const headers = { 'content-type': 'application/json' }
        await send(world, operation, { as, path, query: [], headers, body: { is: 'good', luck: round } })
      }
    await outbox.take(100, async () => {})
    await sendDueLetters(mail, note)
    await sweepWorker.run(jobs, {})
    await pool.query(`UPDATE game SET ended_at = now() - interval '9 days' WHERE status = 'finished'`)
    for (const who of ['host', 'player'] as const) await world.comeBack(who)
  }
  listening.end()
  asked = listening.asked
}, 300_000)

const isPlanned = ({ text }: Asked): boolean =>
  /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text) && !NOT_HOT.some(([pattern]) => pattern.test(text))

async function planOf(client: pg.ClientBase, { text, values, isNamed }: Asked): Promise<Node[]> {
  const plans = [await explained(client, `EXPLAIN (FORMAT JSON) ${text}`, values)]
  if (!isNamed || values.length === 0) return plans
  // Once it was asked a few times it is planned for all values alike.
  await client.query('SET plan_cache_mode = force_generic_plan')
  await client.query(`PREPARE asked AS ${text}`)
  const nulls = values.map(() => 'NULL').join(', ')
  plans.push(await explained(client, `EXPLAIN (FORMAT JSON) EXECUTE asked(${nulls})`))
  await client.query('DEALLOCATE asked')
  await client.query('RESET plan_cache_mode')
  return plans
}

async function explained(client: pg.ClientBase, text: string, values: readonly unknown[] = []): Promise<Node> {
  const { rows } = await client.query({ text, values: [...values] })
  return rows[0]['QUERY PLAN'][0].Plan
}

async function faultsOf(client: pg.ClientBase, one: Asked, tables: readonly string[]): Promise<string[]> {
  const said = (fault: string) => `${fault}: ${one.text.replace(/\s+/g, ' ')}`
  try {
    const scans = (await planOf(client, one)).flatMap((plan) => scansIn(plan))
    return scans.filter((scan) => tables.some((table) => scan.includes(table))).map(said)
  } catch (error) {
    return [said((error as Error).message)]
  }
}

it('reads from an index, whatever is asked', { timeout: 300_000 }, async () => {
  const client = await pool.connect()
  try {
    const tables = await fillTables(client, ROWS)
    await client.query(SESSION)
    const planned = [...asked.values()].filter(isPlanned)
    // What people's requests and what jobs send was listened to.
    expect(planned.length).toBeGreaterThan(150)
    // What is looked for is found.
    for (const text of [
      'SELECT 1 FROM game WHERE title = $1',
      'SELECT count(*) FROM letter WHERE $1 = $1 AND created_at IS NOT NULL',
    ])
      expect(await faultsOf(client, { text, values: ['x'], isNamed: true }, tables)).not.toEqual([])
    const faults: string[] = []
    for (const one of planned) faults.push(...(await faultsOf(client, one, tables)))
    expect([...new Set(faults)]).toEqual([])
  } finally {
    client.release()
  }
})
