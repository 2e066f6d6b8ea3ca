// What `herald admin` shows while a game is played: every verb, in both forms, and none of the game's secrets in any of it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { keepDraft } from '../../src/games/play/draft.ts'
import { audit } from '../../src/main/commands/admin/audit.ts'
import { figures } from '../../src/main/commands/admin/figures.ts'
import { helpFor } from '../../src/main/commands/admin/help.ts'
import { jobs } from '../../src/main/commands/admin/jobs.ts'
import { letters } from '../../src/main/commands/admin/letters.ts'
import { people } from '../../src/main/commands/admin/people.ts'
import { tables } from '../../src/main/commands/admin/tables.ts'
import { callsOf } from '../support/sign-in.ts'
import { atOrders, expectDone, orders, say } from '../support/tables.ts'
import { operated } from './operated.ts'

const { database, startApi, close, admin } = operated()
let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterAll(close)

const ALL = [people, tables, letters, jobs, figures, audit]
const HOSTILE = 'Bell\u0007\u001b[2J\u009b31m \u202eturned\nand a line'

it('shows no orders, hands, seeds, tokens or words of a running game, and moves no cursor', async () => {
  const { call, signIn } = callsOf(api)
  const ada = await signIn('ada.secret@example.org')
  const token = ada.accessToken
  await call('PUT', '/me/password', { token, body: { password: 'correct horse battery' } })
  const session = (
    await call('POST', '/sessions/password', {
      body: { email: 'ada.secret@example.org', password: 'correct horse battery' },
    })
  ).body
  const program = (
    await call('POST', '/me/tokens', { token: session.accessToken, body: { name: 'Mine', scopes: ['read'] } })
  ).body
  const table = await atOrders(api.deps, 3, { host: ada.account, title: 'A secret evening' })
  const { game, accounts } = table
  const [, other] = accounts
  for (const account of accounts) expectDone(await say(api.deps, game, account, orders(1)))
  await carryOnUntilAsked(api.deps, game)
  expectDone(await say(api.deps, game, ada.account, orders(2)))
  const words = 'meet me at the seventh city'
  expect(
    (await call('POST', `/games/${game}/messages`, { token: session.accessToken, body: { text: words, to: 1 } }))
      .status,
  ).toBe(201)
  expectDone(await keepDraft(api.deps, { game, account: other!, draft: { what: 'only thought of so far' } }))
  const invited = randomUUID()
  // What others wrote, whatever it holds, and what went wrong.
  await database.pool.query(`UPDATE letter SET state = 'failed', answer = $1 WHERE game_id = $2`, [HOSTILE, game])
  await database.pool.query('UPDATE account SET name = $1 WHERE id = $2', [HOSTILE, ada.account])
  await database.pool.query('UPDATE game SET title = $1 WHERE id = $2', [HOSTILE, game])

  const { file, snapshot } = (await api.deps.store.read(game))!
  const pages = await api.deps.store.pages(game)
  const [letter = { id: invited }] = (await database.pool.query('SELECT id FROM letter WHERE game_id = $1', [game]))
    .rows
  const hashes = await database.pool.query(
    `SELECT encode(token_hash, 'hex') AS hash FROM session WHERE account_id = $1
     UNION SELECT encode(token_hash, 'hex') FROM access_token WHERE account_id = $1
     UNION SELECT password FROM account WHERE id = $1`,
    [ada.account],
  )
  const secrets = [
    ...[file.secret, file.head, ...file.seats.map(({ nonce }) => nonce ?? ''), ...pages.map(({ salt }) => salt ?? '')],
    ...pages.flatMap(({ events }) => events.map((event) => JSON.stringify(event))),
    ...Object.values((snapshot?.state ?? {}) as object).map((part) => JSON.stringify(part)),
    ...[words, 'only thought of so far', 'seventh', session.accessToken, session.refreshToken, token, program.secret],
    ...hashes.rows.map(({ hash }) => hash as string),
    ...['"orders"', 'orders-given', 'standing'],
  ].filter((secret) => secret.length > 8)
  expect(secrets.length).toBeGreaterThan(25)

  // Those that change something come last, and the one that deletes last of all.
  const calls: string[][] = [
    ['people', 'find', ada.account],
    ['people', 'find', 'bell'],
    ['people', 'find', 'ada.secret@example.org'],
    ['tables', 'find', game],
    ['tables', 'find', 'bell'],
    ['tables', 'of', ada.account],
    ['tables', 'parked'],
    ['letters', 'undelivered'],
    ['jobs', 'waiting'],
    ['jobs', 'failed'],
    ['figures'],
    ['letters', 'again', letter.id],
    ['jobs', 'retry'],
    ['tables', 'hide', game],
    ['tables', 'show', game],
    ['tables', 'extend', game, 'PT1H'],
    ['tables', 'unpark', game],
    ['people', 'rename', ada.account, 'Ada'],
    ['people', 'move', ada.account, 'ada.other@example.org'],
    ['people', 'sign-out', ada.account],
    ['people', 'suspend', ada.account],
    ['people', 'lift', ada.account],
    ['tables', 'end', game],
    ['people', 'delete', ada.account],
    ['audit'],
  ]
  // Every verb there is.
  for (const { name, verbs } of ALL)
    for (const verb of Object.keys(verbs))
      expect(
        calls.some((call) => call[0] === name && (verb === '' || call[1] === verb)),
        `${name} ${verb}`,
      ).toBe(true)

  let shown = 0
  for (const call of calls)
    for (const form of [[], ['--json']]) {
      const { stdout, stderr, status } = await admin(...call, ...form)
      expect([0, 1], `${call.join(' ')}: ${stderr}`).toContain(status)
      for (const secret of secrets)
        expect(stdout.includes(secret) || stderr.includes(secret), `${call.join(' ')}: ${secret}`).toBe(false)
      expect(stdout.replaceAll('\n', ''), call.join(' ')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      if (form.length > 0) expect(typeof JSON.parse(stdout)).toBe('object')
      if (stdout.includes('Bell')) shown++
    }
  expect(shown).toBeGreaterThan(8)
}, 240_000)

it('writes down of what broke in it that it did, and not what was said of it', async () => {
  const { game } = await atOrders(api.deps, 3)
  const said = 'the orders of Ada are red'
  await database.pool.query(
    `CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE EXCEPTION '${said}'; END$$`,
  )
  await database.pool.query('CREATE TRIGGER break BEFORE UPDATE ON game FOR EACH ROW EXECUTE FUNCTION break()')
  const { status, stderr } = await admin('tables', 'extend', game, 'PT1H')
  await database.pool.query('DROP TRIGGER break ON game')
  expect([status !== 0, stderr.includes(said)]).toEqual([true, true]) // it did break, and by this
  const { stdout } = await admin('audit', '--json')
  expect(stdout).toMatch(/"broken: \w*Error"/)
  expect(stdout).not.toContain(said)
}, 60_000)

it.each(ALL)('explains $name within eighty columns', (subject) => {
  const text = helpFor(subject)
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([])
  expect(text).toMatch(/^Usage: herald admin /)
})
