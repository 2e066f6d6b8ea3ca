// An upgrade as it is done: from a database that the last release left, with processes that wait for it; and then to a later release
// beside which this one goes on, while people play.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { botFor } from '../../src/bots/bots.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import { games } from '../../src/rules/games.ts'
import { migrate } from '../../src/store/database/migrate.ts'
import { depsFor } from '../support/database.ts'
import { freePort } from '../support/free-port.ts'
import { Player } from '../support/player.ts'
import { laterMigrations, recorded, releasedDatabase } from '../support/released.ts'
import { until } from '../support/served.ts'
import { ending, startHerald } from './herald.ts'

const PATIENCE = 240_000
const database = releasedDatabase()
const home = mkdtempSync(join(tmpdir(), 'herald-upgrade-'))
const many = '100000000'
const env = {
  ...{ LOG_LEVEL: 'warn', ACCESS_KEYS: `test:${'secret'.repeat(6)}`, DATABASE_URL: database.url, HERALD_HOME: home },
  ...{ REQUESTS_A_MINUTE: many, ADDRESS_REQUESTS_A_MINUTE: many, SIGN_INS_A_MINUTE: many, REDIS_URL: '' },
}
const running = new Set<ReturnType<typeof start>>()
afterAll(async () => {
  for (const one of running) {
    one.child.kill('SIGKILL')
    await one.ended
  }
  rmSync(home, { recursive: true, force: true })
})

function start(command: 'api' | 'worker', more: Record<string, string> = {}) {
  const child = startHerald([command], [], { ...env, PORT: '0', ...more })
  const said = { out: '', err: '' }
  child.stdout.on('data', (bytes) => (said.out += bytes))
  child.stderr.on('data', (bytes) => (said.err += bytes))
  const ended = ending(child)
  const one = { child, ended, said }
  running.add(one)
  void ended.then(() => running.delete(one))
  return one
}

const isReady = ({ said, child }: ReturnType<typeof start>) =>
  until(() => {
    if (child.exitCode !== null) throw new Error(said.err)
    return said.out.includes('Ctrl-C stops it')
  })

const run = (...args: string[]) => ending(startHerald(args, [], env))

async function stop({ child, ended }: ReturnType<typeof start>) {
  child.kill('SIGTERM')
  expect((await ended).status).toBe(0)
}

/** People at a table of their own, who go on until they are told to stop. */
async function table(addresses: readonly string[], title: string) {
  const ruleset = games[0]!.standard
  const player = (address: string) => new Player(address, botFor('random', ruleset)!, Math.random)
  const [ada, ben] = [player(addresses[0]!), player(addresses.at(-1)!)]
  await ada.visit('Ada')
  await ben.visit('Ben')
  const wish = { ruleset: ruleset.name, title, options: { players: 3, length: 'short' }, bots: ['random'] }
  const { game } = await ada.call<{ game: string }>('POST', '/games', wish)
  await ben.call('POST', `/games/${game}/seats`, { nonce: '' })
  await ada.call('PUT', `/games/${game}/nonce`, { nonce: '' })
  const step = async () => {
    for (const one of [ada, ben]) await one.answer(game)
    return (await ada.look(game)).card
  }
  const receipts = () => [...ada.receipts, ...ben.receipts].length
  return { game, step, receipts }
}

const ADDED = {
  '9001_columns': 'ALTER TABLE game ADD COLUMN later text; ALTER TABLE log ADD COLUMN later int NOT NULL DEFAULT 0',
  '9002_table': 'CREATE TABLE later (game_id uuid PRIMARY KEY REFERENCES game ON DELETE CASCADE)',
  '9003_index': 'CREATE INDEX game_later ON game (later); ALTER TABLE seat ADD COLUMN later jsonb',
}
const { games: kept } = JSON.parse(recorded('about.json'))

describe('An upgrade', () => {
  it('from the last release: processes wait for herald migrate, and go on', { timeout: PATIENCE }, async () => {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const [api, worker] = [start('api', { PORT: `${port}` }), start('worker')]
    const waits =
      /^the database is older than this release \(\d{4}_\w+[^\n]*\): waiting for herald migrate, for at most 10 min\n$/
    for (const one of [api, worker]) expect(await until(() => one.said.err)).toMatch(waits)
    const ask = (path: string) =>
      fetch(address + path).then(
        async (answer) => [answer.status, await answer.json()],
        () => undefined,
      )
    expect(await until(() => ask('/healthz'))).toEqual([200, { alive: true }])
    expect(await ask('/readyz')).toEqual([503, { database: false, queue: false }])
    expect(await ask('/v1/games')).toEqual([503, expect.objectContaining({ type: '/problems/no-database' })])

    const check = await run('migrate', '--check')
    expect(check).toMatchObject({ status: 1, stderr: '' })
    expect(check.stdout).toMatch(/^Applied: \d+, the last of them \d{4}_\w+\nWaiting: \d{4}_[^\n]*\n$/)
    expect((await run('check')).stderr).toMatch(
      /^herald check: the database is older [^\n]*: run herald migrate\.[^\n]*\n$/,
    )

    const both = await Promise.all([run('migrate'), run('migrate')])
    expect(both.map(({ status }) => status)).toEqual([0, 0])
    expect(both.filter(({ stdout }) => stdout.startsWith('Applied: '))).toHaveLength(1)
    for (const one of [api, worker]) await isReady(one)
    expect(await ask('/readyz')).toEqual([200, { database: true, queue: true }])
    expect(await run('migrate', '--check')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/Waiting: none\n$/),
    })
    for (const game of Object.values(kept)) expect((await ask(`/v1/games/${game}`))![0]).toBe(200)
    const { game, step } = await table([address], 'After')
    while ((await step()).round < 2);
    expect((await ask(`/v1/games/${game}`))![0]).toBe(200)
    await Promise.all([stop(api), stop(worker)])
  })

  it('to a later release: this one goes on beside it, and may be started again', { timeout: PATIENCE }, async () => {
    const ports = [await freePort(), await freePort()]
    const addresses = ports.map((port) => `http://127.0.0.1:${port}`)
    const apis = ports.map((port) => start('api', { PORT: `${port}` }))
    const worker = start('worker')
    for (const one of [...apis, worker]) await isReady(one)
    const tables = await Promise.all([1, 2, 3].map((number) => table(addresses, `Table ${number}`)))

    const expand = laterMigrations(ADDED)
    const contract = laterMigrations({
      ...ADDED,
      '9004_taken_away': `DROP TABLE later; INSERT INTO schema_needs VALUES ('9004_taken_away', '9003_index')`,
    })

    // Everybody plays all the while; `call` of a player fails on any answer that is not good.
    let isOver = false
    const playing = Promise.all(
      tables.map(async ({ step }) => {
        while (!isOver) if ((await step()).status !== 'running') return
      }),
    )
    const begun = tables.map(({ receipts }) => receipts())
    await until(() => tables.every(({ receipts }, number) => receipts() > begun[number]!))
    expect(await migrate(database.url, expand)).toEqual(['9001_columns', '9002_table', '9003_index'])
    const after = tables.map(({ receipts }) => receipts())
    const isOn = () => tables.some(({ receipts }, number) => receipts() > after[number]!)

    // An older process starts on the newer database, since that only has more.
    const late = start('api')
    const second = start('worker')
    for (const one of [late, second]) await isReady(one)
    expect(late.said.err + second.said.err).toBe('')
    await stop(worker)
    const { status, stdout } = await run('migrate', '--check')
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(
        /Waiting: none\nOf a later release, which this one can work with: 9001_columns, [^\n]*\n$/,
      ),
    })
    expect(await run('migrate')).toMatchObject({ status: 0, stdout: 'The database is up to date.\n' })
    await until(isOn)
    isOver = true
    await playing

    // Where something is taken away that it may need, it is refused; whoever runs already is not stopped.
    expect(await migrate(database.url, contract)).toEqual(['9004_taken_away'])
    for (const command of ['api', 'worker', 'check', 'migrate']) {
      const { status, stderr } = await run(command)
      expect(status).toBe(2)
      expect(stderr).toMatch(
        /^herald \w+: the database is newer than this release: 9004_taken_away needs[^\n]*: start a later one\.[^\n]*\n$/,
      )
    }
    expect((await tables[0]!.step()).round).toBeGreaterThan(0)
    for (const one of [...apis, late, second]) {
      expect(one.said.err).toBe('')
      await stop(one)
    }
    const faults: unknown[] = []
    await checkGames(depsFor(database), (fault) => faults.push(fault))
    expect(faults).toEqual([])
  })
})

describe('MIGRATE=auto', () => {
  const old = releasedDatabase()

  it('lets a process bring the database up to date itself', { timeout: PATIENCE }, async () => {
    const worker = start('worker', { DATABASE_URL: old.url, MIGRATE: 'auto' })
    await isReady(worker)
    expect(worker.said.err).toMatch(/^(Database brought up to date: \d{4}_\w+\n)+$/)
    await stop(worker)
  })
})
