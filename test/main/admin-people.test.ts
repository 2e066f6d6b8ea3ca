// `herald admin people` and the log of what is done, beside an API that people use at that moment.
import { userInfo } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programOf, type Somebody } from '../support/company.ts'
import { callsOf } from '../support/sign-in.ts'
import { expectEnd, watchMine } from '../support/streams.ts'
import { atOrders } from '../support/tables.ts'
import { operated } from './operated.ts'

const { database, startApi, close, admin, data } = operated()
let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterAll(close)

const callsHere = () => callsOf(api)
const acts = async (about: string) =>
  (await data('audit', about)).json.acts as { act: string; outcome: string | null }[]

describe('herald admin people', () => {
  it('finds somebody by address, id, and how a name begins', async () => {
    const { call, signIn } = callsHere()
    const ada = await signIn('ada.found@example.org')
    await call('PATCH', '/me', { token: ada.accessToken, body: { name: '100% Ada_B' } })
    const card = { account: ada.account, address: 'ada.found@example.org', name: '100% Ada_B', guest: false }
    for (const text of [ada.account, 'ADA.found@example.org', '100% ada_', '100% Ada_B'])
      expect(await data('people', 'find', text)).toMatchObject({ status: 0, json: { people: [card], more: false } })
    for (const text of ['100%%', '1__', 'ada.found', '\\'])
      expect(await data('people', 'find', text)).toMatchObject({ status: 1, json: { people: [] } })
    expect((await admin('people', 'find', ada.account)).stdout).toBe(
      `${ada.account} 100% Ada_B ada.found@example.org\n`.replaceAll(' 100% Ada_B ', '  100% Ada_B  '),
    )
  })

  it('renames by the same rules as anybody', async () => {
    const { call, signIn } = callsHere()
    const { account, accessToken: token } = await signIn('ada.named@example.org')
    expect(await data('people', 'rename', account, 'A fine name', '--why', 'asked for', '--as', 'Grace')).toEqual({
      ...{ status: 0, stderr: '' },
      json: { done: true, act: 'people rename', about: account },
    })
    expect((await call('GET', '/me', { token })).body.name).toBe('A fine name')
    for (const name of ['x'.repeat(41), 'two\nlines', '‮turned', ' '])
      expect(await data('people', 'rename', account, name)).toMatchObject({
        status: 1,
        json: { done: false, refused: 'bad-field', sentence: expect.stringMatching(/\.$/) },
      })
    expect((await call('GET', '/me', { token })).body.name).toBe('A fine name')
    const [last, ...others] = (await acts(account)).toReversed()
    expect(last).toMatchObject({ who: 'Grace', login: userInfo().username, why: 'asked for', outcome: 'done' })
    expect(others.map(({ outcome }) => outcome)).toEqual(Array(4).fill('refused: bad-field'))
    // What somebody is called stays nobody's business in there.
    expect(JSON.stringify(await acts(account))).not.toMatch(/fine name|ada\.named/)
  })

  it('gives another address that nobody has, ends all sessions, and tells the former one', async () => {
    const { call, signIn } = callsHere()
    const [one, other] = [await signIn('one.moved@example.org'), await signIn('other.moved@example.org')]
    const taken = await data('people', 'move', one.account, 'other.moved@example.org')
    expect(taken).toMatchObject({ status: 1, json: { refused: 'address-taken' } })
    expect(await data('people', 'move', one.account, 'no address')).toMatchObject({
      status: 1,
      json: { refused: 'bad-field' },
    })
    expect((await call('GET', '/me', { token: one.accessToken })).status).toBe(200)
    expect((await data('people', 'move', one.account, 'New.Moved@example.org')).status).toBe(0)
    expect((await call('GET', '/me', { token: one.accessToken })).status).toBe(401)
    const { rows } = await database.pool.query('SELECT email, kind FROM account_letter ORDER BY created_at')
    expect(rows).toContainEqual({ email: 'one.moved@example.org', kind: 'address-changed' })
    expect((await signIn('new.moved@example.org')).account).toBe(one.account)
    // Nobody takes the former one meanwhile, nor back where there is no way back.
    expect((await data('people', 'move', other.account, 'one.moved@example.org')).json.refused).toBe('address-taken')
    expect((await data('people', 'move', other.account, 'final.moved@example.org', '--no-way-back')).status).toBe(0)
    const changes = await database.pool.query('SELECT 1 FROM address_change WHERE account_id = $1', [other.account])
    expect(changes.rowCount).toBe(0)
    const guest = await callsHere().guest()
    expect((await data('people', 'move', guest.account, 'g@example.org')).json.refused).toBe('no-address')
  })

  it('suspends somebody who plays and looks on, in the API that runs, and lifts it', async () => {
    const { call, signIn } = callsHere()
    const session = await signIn('ada.suspended@example.org')
    const token = session.accessToken
    const program = await programOf(api.app, { ...session, token } as unknown as Somebody, ['read'])
    await atOrders(api.deps, 3, { host: session.account })
    const streams = [await watchMine(api.address, token), await watchMine(api.address, program.secret)]
    expect(streams.map(({ status }) => status)).toEqual([200, 200])
    expect((await data('people', 'suspend', 'ada.suspended@example.org')).status).toBe(0)
    for (const stream of streams) await expectEnd(stream)
    for (const shown of [token, program.secret])
      expect(await call('GET', '/me', { token: shown })).toMatchObject({
        status: 403,
        body: { type: '/problems/suspended' },
      })
    expect((await admin('people', 'find', session.account)).stdout).toContain('suspended since')
    expect((await data('people', 'lift', session.account)).status).toBe(0)
    expect((await call('GET', '/me', { token })).status).toBe(200)
  })

  it('signs out everywhere, and deletes: bots play on', async () => {
    const { call, signIn } = callsHere()
    const { account, accessToken: token } = await signIn('ada.gone@example.org')
    const { game } = await atOrders(api.deps, 3, { host: account })
    expect((await data('people', 'sign-out', account)).status).toBe(0)
    expect((await call('GET', '/me', { token })).status).toBe(401)
    expect((await data('people', 'delete', account)).status).toBe(0)
    const { seats, status } = (await api.deps.store.read(game))!.file
    expect([status, seats[0]]).toMatchObject(['running', { account: null, bot: expect.any(String) }])
    expect(await data('people', 'delete', account)).toMatchObject({ status: 1, json: { refused: 'no-such-account' } })
    expect((await acts(account)).map(({ act, outcome }) => [act, outcome])).toEqual([
      ['people delete', 'done'],
      ['people sign-out', 'done'],
    ])
  })

  it('does one thing after the other where two do it at once', async () => {
    const { signIn } = callsHere()
    const { account } = await signIn('ada.twice@example.org')
    const both = await Promise.all([
      data('people', 'move', account, 'ada.first@example.org'),
      data('people', 'move', account, 'ada.second@example.org'),
      data('people', 'suspend', account),
      data('people', 'suspend', account),
    ])
    expect(both.map(({ status }) => status)).toEqual([0, 0, 0, 0])
    const { rows } = await database.pool.query('SELECT email FROM account WHERE id = $1', [account])
    expect(['ada.first@example.org', 'ada.second@example.org']).toContain(rows[0].email)
    expect((await acts(account)).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'done'])
  })
})

describe('What was done by hand', () => {
  it('is written down before it is done, and the database keeps it as it is', async () => {
    const row = (sql: string) => database.pool.query(sql)
    await data('people', 'suspend', '00000000-0000-4000-8000-000000000000')
    await row(`INSERT INTO operator_act (at, who, login, act) VALUES (now(), 'a', 'a', 'people suspend')`)
    for (const sql of [
      `UPDATE operator_act SET who = 'nobody'`,
      'DELETE FROM operator_act',
      'TRUNCATE operator_act',
      'UPDATE operator_act SET outcome = NULL WHERE false',
    ])
      await expect(row(sql)).rejects.toThrow('written once')
    expect((await admin('audit')).stdout).toMatch(/begun, and nobody knows/)
  })
})
