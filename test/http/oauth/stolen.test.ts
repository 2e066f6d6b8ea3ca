// What was let in and made in a session that turns out to be in strange hands, or that its owner ends as strange.
import { describe, expect, it } from 'vitest'
import { newVerifier } from '../../support/oauth.ts'
import { MINUTE, oauthHouse, refused } from '../../support/oauth-house.ts'
import { type Session, someAddress } from '../../support/sign-in.ts'

const { call, signIn, form, codeFor, exchange, refresh, letIn, me, pass } = await oauthHouse()

const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code'
const renew = ({ refreshToken }: Session) => call('POST', '/sessions/refresh', { body: { refreshToken } })

/** Somebody at two places, who lets something in at each, in every way there is, and makes a token. */
async function atTwoPlaces() {
  const email = someAddress()
  const makeAll = async (session: Session) => {
    const { accessToken: token } = session
    const verifier = newVerifier()
    const device = (await form('device', { client_id: 'herald-cli', scope: 'read' })).body
    await call('POST', '/oauth/device/decisions', { token, body: { userCode: device.user_code, allow: true } })
    const made = await call('POST', '/me/tokens', { token, body: { name: 'Bot', scopes: ['read'] } })
    return {
      session,
      ...{ grant: await letIn(token), code: await codeFor(token, verifier), verifier, own: made.body.secret as string },
      fetchDevice: () =>
        form('token', { grant_type: DEVICE, device_code: device.device_code, client_id: 'herald-cli' }),
    }
  }
  return { strange: await makeAll(await signIn(email)), mine: await makeAll(await signIn(email)) }
}
type Place = Awaited<ReturnType<typeof atTwoPlaces>>['mine']

async function expectAllGood({ grant, code, verifier, fetchDevice, own }: Place) {
  expect([await me(grant.access), await me(own)]).toEqual([200, 200])
  expect([(await refresh(grant.refresh)).status, (await exchange(code, verifier)).status]).toEqual([200, 200])
  expect((await fetchDevice()).status).toBe(200)
}

async function expectNothingLetIn({ grant, code, verifier, fetchDevice }: Place) {
  expect(await me(grant.access)).toBe(401)
  expect(await refresh(grant.refresh)).toEqual(refused('invalid_grant'))
  expect(await exchange(code, verifier)).toEqual(refused('invalid_grant'))
  expect((await fetchDevice()).status).toBe(400)
}

describe('What was let in by a session', () => {
  it('ends, and the tokens made in it, when its refresh token comes twice; what is of other sessions stays', async () => {
    const { strange, mine } = await atTwoPlaces()
    expect((await renew(strange.session)).status).toBe(201)
    pass(MINUTE / 2) // codes are good for one
    expect((await renew(strange.session)).body.type).toBe('/problems/session-stolen')
    await expectNothingLetIn(strange)
    expect(await me(strange.own)).toBe(401)
    await expectAllGood(mine)
  })

  it('ends when its owner ends it from elsewhere; tokens made in it have names, and stay until they are revoked', async () => {
    const { strange, mine } = await atTwoPlaces()
    const { accessToken: token } = mine.session
    const listed = (await call('GET', '/sessions', { token })).body as { session: string; isCurrent: boolean }[]
    const { session } = listed.find(({ isCurrent }) => !isCurrent)!
    expect((await call('DELETE', `/sessions/${session}`, { token })).status).toBe(204)
    await expectNothingLetIn(strange)
    expect(await me(strange.own)).toBe(200)
    await expectAllGood(mine)
  })

  it('stays when somebody signs out where they are', async () => {
    const { strange: here } = await atTwoPlaces()
    expect((await call('DELETE', '/sessions/current', { token: here.session.accessToken })).status).toBe(204)
    await expectAllGood(here)
  })

  it('is nothing any more once the session is over, also where a process still takes its word', async () => {
    for (let round = 0; round < 10; round++) {
      const session = await signIn()
      await renew(session)
      pass(MINUTE)
      const { accessToken: token } = session
      const [decided] = await Promise.allSettled([letIn(token), renew(session)])
      if (decided.status === 'fulfilled') expect(await me(decided.value.access)).toBe(401)
    }
  })
})
