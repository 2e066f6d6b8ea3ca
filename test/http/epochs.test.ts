// Access tokens that somebody kept: good for nothing once the session, or the account as it was, has ended, in the process
// that ended it and in the others; and playing does not pay for it.
import { afterAll, describe, expect, it } from 'vitest'
import { REMEMBERED_SECONDS } from '../../src/accounts/sessions/remember-standings.ts'
import { load } from '../../src/games/log/load.ts'
import { digest } from '../../src/rules/fairness.ts'
import { standingStore } from '../../src/store/accounts/standings.ts'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { testApp } from '../support/app.ts'
import {
  answersTo,
  openTable,
  playOn,
  programOf,
  RULESET,
  type Somebody,
  somebody,
  startTable,
} from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { luckOf } from '../support/play.ts'
import { bearer, callsOf, type Session } from '../support/sign-in.ts'

const database = ownDatabase()
let now = Date.now()
const clock = () => new Date(now)
const deps = { ...depsFor(database), clock }
const here = await testApp(database, undefined, undefined, deps)
afterAll(here.close)
const { call, signIn, askForLink, guest } = callsOf(here)

/** What a thief would do with an access token: read, play, and get hold of something that lasts. */
const USES = [
  ['GET', '/me', undefined],
  ['GET', '/games?which=mine', undefined],
  ['POST', '/games', { ruleset: RULESET.name, title: 'Mine', options: { players: 3 } }],
  ['POST', '/me/tokens', { name: 'For later', scopes: ['read', 'play', 'manage'] }],
  ['PUT', '/me/password', { password: 'what the thief knows' }],
  ['PATCH', '/me', { name: 'Thief' }],
  ['DELETE', '/me', undefined],
] as const

async function expectNothingWith(token: string) {
  for (const [method, url, body] of USES) {
    const told = await call(method, url, { token, ...(body && { body }) })
    expect([method, url, told.status, told.body?.type]).toEqual([method, url, 401, '/problems/unknown-token'])
  }
}

describe('An access token ends', () => {
  it.each<[string, (session: Session) => Promise<{ status: number }>, number]>([
    ['with its session', ({ accessToken: token }) => call('DELETE', '/sessions/current', { token }), 204],
    ['when all sessions end', ({ accessToken: token }) => call('DELETE', '/sessions', { token }), 204],
    [
      'when a password is set',
      ({ accessToken: token }) => call('PUT', '/me/password', { token, body: { password: 'correct horse battery' } }),
      204,
    ],
    ['with the account', ({ accessToken: token }) => call('DELETE', '/me', { token }), 204],
  ])('%s', async (_, end, status) => {
    const session = await signIn()
    // Known as good a moment ago.
    expect((await call('GET', '/games?which=mine', { token: session.accessToken })).status).toBe(200)
    expect((await end(session)).status).toBe(status)
    await expectNothingWith(session.accessToken)
  })

  it('that one alone, when one session of several is signed out', async () => {
    const email = 'two-devices@example.org'
    const [one, other] = [await signIn(email), await signIn(email)]
    for (const { accessToken: token } of [one, other])
      expect((await call('GET', '/games?which=mine', { token })).status).toBe(200)
    expect((await call('DELETE', '/sessions/current', { token: one.accessToken })).status).toBe(204)
    await expectNothingWith(one.accessToken)
    expect((await call('GET', '/me', { token: other.accessToken })).status).toBe(200)
  })

  it('on other devices and here when the password is changed; here the session goes on with its refresh token', async () => {
    const email = 'changed@example.org'
    const [thief, mine] = [await signIn(email), await signIn(email)]
    const body = { password: 'correct horse battery' }
    expect((await call('PUT', '/me/password', { token: mine.accessToken, body })).status).toBe(204)
    await expectNothingWith(thief.accessToken)
    const renewed = (await call('POST', '/sessions/refresh', { body: { refreshToken: mine.refreshToken } })).body
    expect((await call('GET', '/me', { token: renewed.accessToken })).status).toBe(200)
  })

  it('when a refresh token comes again, and somebody has a copy of the session', async () => {
    const first = await signIn()
    const copy = (await call('POST', '/sessions/refresh', { body: { refreshToken: first.refreshToken } })).body
    expect((await call('GET', '/games?which=mine', { token: copy.accessToken })).status).toBe(200)
    now += 60_000
    expect((await call('POST', '/sessions/refresh', { body: { refreshToken: first.refreshToken } })).status).toBe(401)
    await expectNothingWith(copy.accessToken)
  })
})

describe('An access token from before there were epochs', () => {
  it('is good until the first of them ends', async () => {
    const session = await signIn()
    const { sid } = here.app.jwt.decode<{ payload: { sid: string } }>(session.accessToken)!.payload
    const old = here.app.jwt.sign({ sub: session.account, sid })
    expect((await call('GET', '/me', { token: old })).status).toBe(200)
    const body = { password: 'correct horse battery' }
    expect((await call('PUT', '/me/password', { token: session.accessToken, body })).status).toBe(204)
    await expectNothingWith(old)
  })
})

describe('A guest’s session that somebody planted', () => {
  it('does not come along into the account the guest becomes', async () => {
    const planted = await guest()
    const theirs = (await call('POST', '/sessions/refresh', { body: { refreshToken: planted.refreshToken } })).body
    const program = await programOf(here.app, { ...planted, token: planted.accessToken } as Somebody, ['manage'])
    const opening = { ruleset: RULESET.name, title: 'A trap', options: { players: 3 }, visibility: 'private' }
    const table = await call('POST', '/games', { token: planted.accessToken, body: opening })
    const invited = await call('POST', `/games/${table.body.game}/invitations`, { token: planted.accessToken })
    const { cookie, token } = await askForLink('victim@example.org')
    const arrived = await call('POST', '/sessions/link', { body: { token }, cookie, token: theirs.accessToken })
    expect(arrived.body.account).toBe(planted.account)
    for (const kept of [planted.accessToken, theirs.accessToken, program.secret]) await expectNothingWith(kept)
    for (const { refreshToken } of [planted, theirs])
      expect((await call('POST', '/sessions/refresh', { body: { refreshToken } })).status).toBe(401)
    expect((await call('GET', '/me', { token: arrived.body.accessToken })).body).toMatchObject({ guest: false })
    // Nor what they have left there to come in by.
    expect((await call('GET', `/invitations/${invited.body.token}`, {})).status).toBe(404)
  })

  it('that has ended gives nobody its account', async () => {
    const gone = await guest()
    await call('DELETE', '/sessions/current', { token: gone.accessToken })
    const { cookie, token } = await askForLink('late@example.org')
    const arrived = await call('POST', '/sessions/link', { body: { token }, cookie, token: gone.accessToken })
    expect(arrived.status).toBe(201)
    expect(arrived.body.account).not.toBe(gone.account)
  })
})

describe('In another process', () => {
  it('a token ends as soon as it is published', async () => {
    const pubsubs = [
      await openPubSub(database.url, database.pool),
      await openPubSub(database.url, database.pool),
    ] as const
    const [one, two] = await Promise.all(
      pubsubs.map((pubsub) => testApp(database, undefined, undefined, { ...depsFor(database, pubsub), clock })),
    )
    const { accessToken: token, account } = await signIn()
    const mine = (api: typeof here) => api.app.inject({ url: '/v1/games?which=mine', headers: bearer(token) })
    for (const api of [one!, two!]) expect((await mine(api)).statusCode).toBe(200)
    const heard = new Promise<void>((done) => pubsubs[1].subscribe(`account/${account}`, done))
    await one!.app.inject({ method: 'DELETE', url: '/v1/sessions', headers: bearer(token) })
    await heard
    expect((await mine(two!)).statusCode).toBe(401)
    await Promise.all([one!.close(), two!.close()])
    for (const pubsub of pubsubs) await pubsub.close()
  })

  it('that hears nothing it mints nothing at all, and reads no longer than a few seconds', async () => {
    const deaf = await testApp(database, undefined, undefined, { ...depsFor(database), clock })
    const { accessToken: token } = await signIn()
    const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
      deaf.app.inject({ method, url: `/v1${url}`, headers: bearer(token), ...(payload && { payload }) })
    expect((await send('GET', '/games?which=mine')).statusCode).toBe(200)
    await call('DELETE', '/sessions', { token })
    expect((await send('POST', '/me/tokens', { name: 'For later', scopes: ['read'] })).statusCode).toBe(401)
    now += REMEMBERED_SECONDS * 1000
    expect((await send('GET', '/games?which=mine')).statusCode).toBe(401)
    await deaf.close()
  })
})

describe('What it costs', () => {
  it('one look in a few seconds, however often somebody hands in and reads', async () => {
    let looks = 0
    const counting = standingStore(database.pool)
    const api = await testApp(
      database,
      undefined,
      undefined,
      deps,
      {},
      {
        standings: {
          ...counting,
          standing: (session) => {
            looks++
            return counting.standing(session)
          },
        },
      },
    )
    const [host, player] = [await somebody(api.app), await somebody(api.app)]
    const game = await startTable(deps, await openTable(deps, [host, player]), host)
    const luck = luckOf(digest('cost'))
    const asked = async () => answersTo((await load(deps, game))!, luck)
    // What is asked of several at once may be answered again and again, until all have.
    while ((await asked()).length < 2) await playOn(deps, game, luck, 1)
    const { command, question } = (await asked()).find(({ account }) => account === host.account)!
    const { t: kind, ...payload } = command
    looks = 0
    for (let i = 0; i < 20; i++) {
      const answer = {
        method: 'PUT',
        url: `/v1/games/${game}/answers/${kind}?question=${question}`,
        headers: bearer(host.token),
      } as const
      expect((await api.app.inject({ ...answer, payload })).statusCode).toBe(200)
      expect((await api.app.inject({ url: `/v1/games/${game}`, headers: bearer(host.token) })).statusCode).toBe(200)
    }
    expect(looks).toBe(1)
    now += REMEMBERED_SECONDS * 1000
    await api.app.inject({ url: `/v1/games/${game}`, headers: bearer(host.token) })
    expect(looks).toBe(2)
    await api.close()
  })
})
