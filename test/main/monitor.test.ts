// What monitors read: of the worker on a port of its own, of the API; by names that Prometheus likes, and at a price that does not grow.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/main/config.ts'
import { startApi, startWorker } from '../../src/main/service.ts'
import { BACKLOG, SIZES } from '../../src/store/operator/figures.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { hostGame, opening } from '../support/tables.ts'

const database = ownDatabase()
const TOKEN = 'a-token-for-the-monitor'
const env = {
  ...{ DATABASE_URL: database.url, ACCESS_KEYS: `k:${'x'.repeat(40)}`, HERALD_HOME: tmpdir(), LOG_LEVEL: 'silent' },
  ...{ PORT: '0', METRICS_PORT: '0', METRICS_TOKEN: TOKEN },
}
let worker: Awaited<ReturnType<typeof startWorker>>
let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  worker = await startWorker(readConfig(env), () => {})
  api = await startApi(readConfig(env), () => {})
})
afterAll(async () => {
  await api.stop()
  await worker.stop()
})

const headers = { authorization: `Bearer ${TOKEN}` }
const ofWorker = (path: string, more = {}) => fetch(`http://127.0.0.1:${worker.monitorPort}${path}`, more)
const texts = async () => [
  await (await ofWorker('/metrics', { headers })).text(),
  await (await fetch(`${api.address}/metrics`, { headers })).text(),
]
const namesIn = (text: string) =>
  new Set([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => `${name} ${kind}`))

function promtool(args: string[], input?: string) {
  const ran = spawnSync('promtool', args, { input, encoding: 'utf8' })
  if ((ran.error as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT')
    return { status: ran.status, said: `${ran.stdout}${ran.stderr}` }
  if (process.env.CI) throw new Error('promtool is not installed, and without it figures and alerts cannot be tested')
  console.warn('\nNOT COVERED: figures and alerts as Prometheus reads them: promtool is not installed\n')
  return undefined
}

describe('The port for monitors', () => {
  it('tells whether the worker lives, and its figures to who shows the token', async () => {
    expect(await (await ofWorker('/healthz')).json()).toEqual({ alive: true })
    expect((await ofWorker('/metrics')).status).toBe(401)
    expect((await ofWorker('/metrics', { headers: { authorization: 'Bearer other' } })).status).toBe(401)
    expect((await ofWorker('/v1/games', { headers })).status).toBe(404)
    expect((await ofWorker('/metrics', { headers, method: 'POST' })).status).toBe(405)
    const [text] = await texts()
    expect(text).toMatch(/^herald_figures_up 1$/m)
    expect(text).toMatch(/^herald_queue_jobs\{queue="sweep",state="\w+"\} \d+$/m)
    expect(text).toMatch(/^herald_job_seconds_bucket\{le="\+Inf",queue="\w+"\} [1-9]/m)
  })

  it('has figures whose names and helps Prometheus finds nothing wrong with', async () => {
    for (const text of await texts()) {
      const checked = promtool(['check', 'metrics'], text)
      if (checked) expect(checked).toEqual({ status: 0, said: '' })
    }
  })
})

describe('The board and the alerts', () => {
  const read = (file: string) => readFileSync(new URL(`../../docs/operating/${file}`, import.meta.url), 'utf8')

  it('use figures that there are, of their kind', async () => {
    const all = new Set((await texts()).flatMap((text) => [...namesIn(text)]))
    const board = JSON.parse(read('grafana.json')) as { panels: { targets: { expr: string }[] }[] }
    const exprs = [
      ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...[...read('alerts.yml').matchAll(/^ +expr: '(.*)'$/gm)].map(([, expr]) => expr!),
    ]
    expect(exprs.length).toBeGreaterThan(35)
    for (const expr of exprs)
      for (const [name] of expr.matchAll(/herald_\w+/g)) {
        const [base, part] = [name.replace(/_(bucket|count|sum)$/, ''), /_(bucket|count|sum)$/.test(name)]
        const kind = part ? 'histogram' : name.endsWith('_total') ? 'counter' : 'gauge'
        expect([...all], expr).toContain(`${base} ${kind}`)
      }
  })

  it('are rules that Prometheus takes', () => {
    const path = new URL('../../docs/operating/alerts.yml', import.meta.url).pathname
    const checked = promtool(['check', 'rules', path])
    if (checked) expect(checked).toMatchObject({ status: 0, said: expect.stringMatching(/SUCCESS: \d+ rules found/) })
  })
})

describe('A scrape', () => {
  it('touches no more rows however many there are', async () => {
    const { game } = await hostGame(depsFor(database), opening())
    const { pool } = database
    await pool.query(
      `INSERT INTO letter (id, game_id, kind, occasion, seq, wish, state, next_try_at, created_at)
       SELECT gen_random_uuid(), $1, 'parked', n::text, 0, 'x', CASE WHEN n < 5 THEN 'waiting' ELSE 'sent' END, now() - interval '1 h', now()
       FROM generate_series(1, 20000) n`,
      [game],
    )
    await pool.query(
      `INSERT INTO account (id, name, locale, time_zone, digest_hour, created_at)
       SELECT gen_random_uuid(), 'n', 'en', 'UTC', 8, now() FROM generate_series(1, 20000)`,
    )
    await pool.query(
      'INSERT INTO outbox (game_id, seq, task, taken_at) SELECT $1, 0, $2, now() FROM generate_series(1, 5000)',
      [game, 'x'],
    )
    await pool.query('VACUUM ANALYZE letter, account, outbox, game')
    const client = await pool.connect()
    await client.query('SET random_page_cost = 1.1')
    const touched = async (text: string, values: unknown[]) => {
      const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
      const walk = (node: Plan): number =>
        (node['Node Type'].includes('Scan')
          ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
          : 0) + (node.Plans ?? []).reduce((sum, one) => sum + walk(one), 0)
      return walk(rows[0]['QUERY PLAN'][0].Plan)
    }
    const [backlog, sizes] = [await touched(BACKLOG, [new Date()]), await touched(SIZES, [])]
    client.release()
    // A thousand of the outbox; of the others what waits, which is little.
    expect(backlog).toBeLessThan(1_100)
    // Up to a thousand of each, and a row of what the database thinks.
    expect(sizes).toBeLessThan(5 * 1_000 + 10)
  })
})

interface Plan {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}
