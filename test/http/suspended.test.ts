// Somebody whose account is suspended: every way in is closed, here and in the streams that are open, nothing is told to them, and
// the table goes on without them; and when it is lifted, all of it is as it was.
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { liftSuspension, suspend } from '../../src/accounts/people/suspend.ts'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { keepTime } from '../../src/games/clock/lapse.ts'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import { ACCESS } from '../../src/http/access.ts'
import { INBOUND_SECRET, testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { addressee } from '../support/letters.ts'
import { newVerifier, oauthCalls } from '../support/oauth.ts'
import { bearer, callsOf, type Session } from '../support/sign-in.ts'
import { expectEnd, watchAt } from '../support/streams.ts'
import { atOrders, expectDone, orders, say } from '../support/tables.ts'

const database = ownDatabase()
let now = Date.now()
const deps = { ...depsFor(database), clock: () => new Date(now) }
const house = await testApp(database, undefined, undefined, deps)
afterAll(house.close)
const { app, mails, services } = house
const { call, askForLink, signIn, guest } = callsOf(house)
const { letIn, exchange, refresh, codeFor, form } = oauthCalls(app)
const address = await app.listen({ host: '127.0.0.1', port: 0 })

const suspendNow = async (account: string) =>
  expect(await suspend(services.accounts, account)).toMatchObject({ ok: true })
const lift = async (account: string) =>
  expect(await liftSuspension(services.accounts, account)).toMatchObject({ ok: true })

const SUSPENDED = { status: 403, body: { type: '/problems/suspended' } }
const PASSWORD = 'correct horse battery'

interface Tried {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: each way in answers in its own words
  readonly body: any
}

/** Somebody who plays, and has every way in that there is. */
async function somebodyWithEverything() {
  const person = await addressee(database, { letters: { 'game-began': 'off' } })
  const session: Session = await signIn(person.email)
  const token = session.accessToken
  await call('PUT', '/me/password', { token, body: { password: PASSWORD } })
  const mine = (await call('POST', '/sessions/password', { body: { email: person.email, password: PASSWORD } })).body
  const other: Session = await signIn(person.email)
  const made = { name: 'Mine', scopes: ['read', 'play', 'manage'] }
  const program = (await call('POST', '/me/tokens', { token: mine.accessToken, body: made })).body.secret as string
  const grant = await letIn(mine.accessToken)
  const calendar = (await call('PUT', '/me/calendar', { token: mine.accessToken })).body.url as string
  const hook = { name: 'Mine', url: 'https://hooks.example.org/', kinds: ['asked', 'round-over'] }
  const webhook = await call('POST', '/me/webhooks', { token: mine.accessToken, body: hook })
  expect(webhook).toMatchObject({ status: 201 })
  const table = await atOrders(deps, 3, { host: person.account })
  for (const account of table.accounts) expectDone(await say(deps, table.game, account, orders(1)))
  await carryOnUntilAsked(deps, table.game)
  await sendDueLetters(services.letters)
  const report = mails.findLast(({ to }) => to === person.email)!
  const link = report.blocks
    .flatMap((block) => (block.t === 'action' ? [block.link.url] : []))[0]!
    .split('#answer=')[1]!
  return { person, mine: mine as Session, other, program, grant, calendar, webhook, ...table, report, link }
}
type Everything = Awaited<ReturnType<typeof somebodyWithEverything>>

/** What each credential is tried with: what anybody may read with it, and what is only theirs. */
const inGame = async (path: string, token: string): Promise<Tried> => {
  const told = await app.inject({ url: `/v1${path}`, headers: bearer(token) })
  return { status: told.statusCode, body: told.json() }
}

/** Each way to authenticate, by its name, tried now. */
const WAYS: Record<string, (all: Everything) => Promise<Tried>> = {
  'an access token, to read': ({ mine, game }) => inGame(`/games/${game}`, mine.accessToken),
  'an access token, to manage': ({ mine }) => call('GET', '/me', { token: mine.accessToken }),
  'an access token of another session': ({ other }) => call('GET', '/me', { token: other.accessToken }),
  'a refresh token': ({ other }) => call('POST', '/sessions/refresh', { body: { refreshToken: other.refreshToken } }),
  'a personal access token': ({ program }) => call('GET', '/me', { token: program }),
  'what was let in': ({ grant, game }) => inGame(`/games/${game}`, grant.access),
  'a link from a letter': ({ link, game }) => inGame(`/games/${game}`, link),
  'a password': ({ person }) =>
    call('POST', '/sessions/password', { body: { email: person.email, password: PASSWORD } }),
  'a mailed link': async ({ person }) => {
    const { cookie, token } = await askForLink(person.email)
    return call('POST', '/sessions/link', { body: { token }, cookie })
  },
  'its code': async ({ person }) => {
    const { cookie } = await askForLink(person.email)
    const { code } = house.letters.findLast(({ to }) => to === person.email)!
    return call('POST', '/sessions/code', { body: { email: person.email, code }, cookie })
  },
  'the address of a calendar': async ({ calendar }) => {
    const told = await app.inject({ url: new URL(calendar).pathname })
    return { status: told.statusCode, body: told.body.startsWith('{') ? told.json() : told.body }
  },
}

describe('Somebody who is suspended', () => {
  it('comes in by no way, and by all of them again when it is lifted', async () => {
    const all = await somebodyWithEverything()
    const { account } = all.person
    for (const [name, way] of Object.entries(WAYS)) {
      if (name === 'a refresh token') continue // good once; used below
      expect([name, (await way(all)).status]).toEqual([name, expect.toBeOneOf([200, 201])])
    }
    await suspendNow(account)
    for (const [name, way] of Object.entries(WAYS))
      expect({ name, ...(await way(all)) }).toMatchObject({ name, ...SUSPENDED })
    // In OAuth's own words.
    expect((await refresh(all.grant.refresh)).body).toMatchObject({ error: 'invalid_grant' })
    await lift(account)
    for (const [name, way] of Object.entries(WAYS))
      expect([name, (await way(all)).status]).toEqual([name, expect.toBeOneOf([200, 201])])
    expect((await refresh(all.grant.refresh)).status).toBe(200)
  })

  it('does nothing at all with what they have: every operation, with every credential', async () => {
    const all = await somebodyWithEverything()
    await suspendNow(all.person.account)
    const { game } = all
    const paths = Object.values(app.swagger().paths ?? {}).length
    let tried = 0
    for (const [path, methods] of Object.entries(app.swagger().paths ?? {}))
      for (const [method, { operationId }] of Object.entries(methods as Record<string, { operationId: string }>)) {
        const { scope } = ACCESS[operationId as keyof typeof ACCESS]
        if (scope === null) continue // asks nobody who they are
        const url = path.replace('{game}', game).replaceAll(/\{\w+\}/g, '1')
        for (const token of [all.mine.accessToken, all.program, all.grant.access, all.link]) {
          const told = await app.inject({ method: method.toUpperCase() as 'GET', url, headers: bearer(token) })
          expect([operationId, told.statusCode, told.json().type]).toEqual([operationId, 403, '/problems/suspended'])
          tried++
        }
      }
    expect(paths).toBeGreaterThan(40)
    expect(tried).toBeGreaterThan(200)
  })

  it('sees every stream end that they have open, and opens none by a ticket', async () => {
    const all = await somebodyWithEverything()
    const { mine, program, grant, link, game } = all
    const ofGame = `${address}/v1/games/${game}/stream`
    const streams = await Promise.all([
      ...[mine.accessToken, program, grant.access, link].map((token) => watchAt(ofGame, bearer(token))),
      watchAt(`${address}/v1/me/stream`, bearer(mine.accessToken)),
    ])
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { ticket } = (await call('POST', '/stream-tickets', { token: mine.accessToken, body: { game } })).body
    await suspendNow(all.person.account)
    for (const stream of streams) await expectEnd(stream)
    expect((await watchAt(`${ofGame}?ticket=${ticket}`)).status).toBe(403)
  })

  it('lets nobody in any more: a code that was fetched before is good for nothing', async () => {
    const all = await somebodyWithEverything()
    const verifier = newVerifier()
    const code = await codeFor(all.mine.accessToken, verifier)
    const device = (await form('device', { client_id: 'A clock', scope: 'read' })).body
    expect(device.device_code).toMatch(/^herald-dc_/)
    const decided = await call('POST', '/oauth/device/decisions', {
      ...{ token: all.mine.accessToken, body: { userCode: device.user_code, allow: true } },
    })
    expect(decided.status).toBe(204)
    await suspendNow(all.person.account)
    expect((await exchange(code, verifier)).body).toMatchObject({ error: 'invalid_grant' })
    const asked = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', client_id: 'A clock' }
    expect((await form('token', { ...asked, device_code: device.device_code })).status).toBe(400)
  })

  it('answers nothing by mail', async () => {
    const { person, report, game } = await somebodyWithEverything()
    await suspendNow(person.account)
    const { seq } = (await deps.store.read(game))!.file
    const lines = [`From: <${person.email}>`, `To: <${report.replyTo}>`, `Message-ID: <${randomUUID()}@example.org>`]
    const payload = [...lines, '', 'red act wait wait wait wait'].join('\r\n')
    const headers = { authorization: `Bearer ${INBOUND_SECRET}`, 'content-type': 'message/rfc822' }
    const told = await app.inject({ method: 'POST', url: '/v1/inbound/mail', headers, payload })
    expect(told.json()).toMatchObject({ result: 'unknown' })
    expect((await deps.store.read(game))!.file.seq).toBe(seq)
  })

  it('is told nothing, by mail or by programs, and the table goes on without them as with the silent', async () => {
    const { person, game, accounts } = await somebodyWithEverything()
    const count = async () =>
      (
        await database.pool.query(
          `SELECT (SELECT count(*)::int FROM letter WHERE account_id = $1) AS letters,
            (SELECT count(*)::int FROM delivery d JOIN webhook w ON w.id = d.hook_id WHERE w.account_id = $1) AS deliveries,
            (SELECT count(*)::int FROM delivery d JOIN webhook w ON w.id = d.hook_id
             WHERE w.account_id = $1 AND d.state = 'waiting') AS waiting`,
          [person.account],
        )
      ).rows[0]
    await suspendNow(person.account)
    const before = await count()
    expect(before.waiting).toBe(0)
    const sent = mails.filter(({ to }) => to === person.email).length
    for (const account of accounts.filter((one) => one !== person.account))
      expectDone(await say(deps, game, account, orders(2)))
    const { round } = (await deps.store.read(game))!.file
    // The ladder: a little more time, then their stand-in.
    for (let i = 0; i < 3; i++) {
      now = (await deps.store.read(game))!.file.timing.wakesAt!.getTime() + 1
      await keepTime(deps, game)
    }
    await carryOnUntilAsked(deps, game)
    await sendDueLetters(services.letters)
    const { file } = (await deps.store.read(game))!
    expect(file.round).toBeGreaterThan(round)
    expect(file.seats[0]).toMatchObject({ account: person.account, absentRounds: 1 })
    expect(await count()).toEqual(before)
    expect(mails.filter(({ to }) => to === person.email)).toHaveLength(sent)
    // And from now on they are told again.
    await lift(person.account)
    for (const account of accounts) expectDone(await say(deps, game, account, orders(file.round)))
    await carryOnUntilAsked(deps, game)
    expect((await count()).letters).toBeGreaterThan(before.letters)
  })

  it('is not rid of it by being joined with somebody else', async () => {
    const [planted, me] = [await guest(), await signIn()]
    await suspendNow(planted.account)
    const body = { guestToken: planted.accessToken }
    const joined = await call('POST', '/me/guest', { token: me.accessToken, body })
    expect(joined).toMatchObject({ status: 409, body: { type: '/problems/cannot-join' } })
    const store = await services.accounts.store.join({
      ...{ guest: { ...planted, session: randomUUID(), epoch: 0 }, into: { ...me, session: randomUUID(), epoch: 0 } },
      now: new Date(now),
    })
    expect(store).toEqual({ fault: 'no-guest' })
  })
})
