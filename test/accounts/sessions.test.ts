// Sessions: refresh tokens that rotate, theft, idle life and signing out, on a real database.
import { describe, expect, it } from 'vitest'
import { exportAccount } from '../../src/accounts/people/export-account.ts'
import { openGuest } from '../../src/accounts/sessions/open-guest.ts'
import { refresh } from '../../src/accounts/sessions/refresh.ts'
import { signOut, signOutEverywhere } from '../../src/accounts/sessions/sign-out.ts'
import { followLink } from '../../src/accounts/sign-in/follow-link.ts'
import { forgetExpired } from '../../src/accounts/sign-in/forget-expired.ts'
import { accountsInADatabase, BROWSER, DAY, expectDone, MINUTE, refused, SECOND, someAddress } from './people.ts'

const { database, deps, pass, mailLink, signUp } = accountsInADatabase()
const signedOut = refused({ kind: 'signed-out' })

const goOn = async (token: string) => expectDone(await refresh(deps, { token })).refreshToken

describe('Refreshing', () => {
  it('gives a new token each time, of the same session', async () => {
    const { account, session, refreshToken } = await signUp()
    const next = expectDone(await refresh(deps, { token: refreshToken }))
    expect(next).toMatchObject({ account, session, expiresAt: new Date(deps.clock().getTime() + 60 * DAY) })
    expect(next.refreshToken).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(next.refreshToken).not.toBe(refreshToken)
    await goOn(next.refreshToken)
  })

  it('lets one of many at once win, and the session live', async () => {
    const { refreshToken: token } = await signUp()
    const all = await Promise.all(Array.from({ length: 8 }, () => refresh(deps, { token })))
    const won = all.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
    expect(won).toHaveLength(1)
    for (const outcome of all) if (!outcome.ok) expect(outcome.failure).toEqual({ kind: 'token-just-used' })
    await goOn(won[0]!.refreshToken)
  })

  it('ends the session when a used token comes again: somebody has a copy', async () => {
    const email = someAddress()
    const [mine, other] = [await signUp(email), await signUp(email)]
    const thiefs = await goOn(mine.refreshToken)
    pass(10 * SECOND)
    expect(await refresh(deps, { token: mine.refreshToken })).toEqual(refused({ kind: 'session-stolen' }))
    expect(await refresh(deps, { token: thiefs })).toEqual(signedOut)
    expect(await refresh(deps, { token: mine.refreshToken })).toEqual(signedOut)
    await goOn(other.refreshToken)
  })

  it('knows tokens from long before the last', async () => {
    const { refreshToken: first } = await signUp()
    let token = first
    for (let i = 0; i < 5; i++) {
      token = await goOn(token)
      pass(10 * DAY)
    }
    expect(await refresh(deps, { token: first })).toEqual(refused({ kind: 'session-stolen' }))
    expect(await refresh(deps, { token })).toEqual(signedOut)
  })

  it('may be set to forgive nothing', async () => {
    const strict = { ...deps, settings: { ...deps.settings, graceSeconds: 0 } }
    const { refreshToken: token } = await signUp()
    expectDone(await refresh(strict, { token }))
    expect(await refresh(strict, { token })).toEqual(refused({ kind: 'session-stolen' }))
  })

  it('a stolen session ends even while its newest token is being used', async () => {
    for (let round = 0; round < 5; round++) {
      const { refreshToken: old } = await signUp()
      const current = await goOn(old)
      pass(MINUTE)
      const [theft, use] = await Promise.all([refresh(deps, { token: old }), refresh(deps, { token: current })])
      expect(theft).toEqual(refused({ kind: 'session-stolen' }))
      if (use.ok) expect(await refresh(deps, { token: use.value.refreshToken })).toEqual(signedOut)
      else expect(use).toEqual(signedOut)
    }
  })

  it('lives 60 days from the last use', async () => {
    const { refreshToken } = await signUp()
    pass(60 * DAY - 1)
    const next = await goOn(refreshToken)
    pass(60 * DAY)
    expect(await refresh(deps, { token: next })).toEqual(signedOut)
  })

  it.each([
    ['somebody’s', 90, () => signUp()],
    ['a guest’s', 365, async () => expectDone(await openGuest(deps, { name: 'Guest', locale: 'en' }))],
  ] as const)('ends for good however much it is used: %s after %i days', async (_, days, begin) => {
    let { refreshToken: token } = await begin()
    const end = new Date(deps.clock().getTime() + days * DAY)
    for (let left: number = days; left > 0; left -= 30) {
      const next = expectDone(await refresh(deps, { token }))
      expect(next.expiresAt.getTime()).toBeLessThanOrEqual(end.getTime())
      token = next.refreshToken
      pass(Math.min(30, left) * DAY)
    }
    expect(await refresh(deps, { token })).toEqual(signedOut)
  })

  it('are no more than so many: the one unused longest ends', async () => {
    const few = { ...deps, settings: { ...deps.settings, sessions: 3 } }
    const email = someAddress()
    const all = []
    for (let i = 0; i < 4; i++) {
      const token = await mailLink(email)
      all.push(expectDone(await followLink(few, { token, browser: BROWSER })))
      pass(SECOND)
    }
    expect(await refresh(deps, { token: all[0]!.refreshToken })).toEqual(signedOut)
    for (const { refreshToken } of all.slice(1)) await goOn(refreshToken)
  })

  it('knows no token that was never given', async () => {
    for (const token of ['', 'x', '\u0000', 'x'.repeat(43)]) expect(await refresh(deps, { token })).toEqual(signedOut)
  })
})

describe('Signing out', () => {
  it('ends this session, not the others, and may be said twice', async () => {
    const email = someAddress()
    const [here, there] = [await signUp(email), await signUp(email)]
    for (const _ of [1, 2]) expectDone(await signOut(deps, here))
    expect(await refresh(deps, { token: here.refreshToken })).toEqual(signedOut)
    await goOn(there.refreshToken)
  })

  it('is not for other people’s sessions', async () => {
    const [mine, theirs] = [await signUp(), await signUp()]
    expectDone(await signOut(deps, { account: mine.account, session: theirs.session }))
    expectDone(await signOut(deps, { account: mine.account, session: 'no session at all' }))
    await goOn(theirs.refreshToken)
  })

  it('everywhere ends all of them, and nobody else’s', async () => {
    const email = someAddress()
    const [here, there, stranger] = [await signUp(email), await signUp(email), await signUp()]
    expectDone(await signOutEverywhere(deps, here))
    for (const { refreshToken: token } of [here, there]) expect(await refresh(deps, { token })).toEqual(signedOut)
    await goOn(stranger.refreshToken)
  })
})

describe('Housekeeping', () => {
  it('forgets links, sessions and spent tokens that ran out, and nothing else', async () => {
    const email = someAddress()
    await mailLink(email) // and never followed
    const idle = await signUp(email)
    const active = await signUp(email)
    let token = await goOn(active.refreshToken)
    pass(30 * DAY)
    token = await goOn(token)
    pass(31 * DAY)
    const link = await mailLink(email)
    await forgetExpired(deps)
    const { sessions, links } = expectDone(await exportAccount(deps, idle.account))
    expect(sessions.map(({ session }) => session)).toEqual([active.session])
    // Those that were followed stay for a while: by them a browser is known.
    expect(links.map(({ usedAt }) => usedAt !== null)).toEqual([true, true, false])
    const spent = await database.pool.query('SELECT 1 FROM spent_token WHERE session_id = $1', [active.session])
    expect(spent.rowCount).toBe(1)
    const old = await database.pool.query('SELECT 1 FROM session WHERE id = $1', [idle.session])
    expect(old.rowCount).toBe(0)
    await goOn(token)
    expect(link).not.toBe('')
    pass(30 * DAY)
    await forgetExpired(deps)
    expect((await database.pool.query('SELECT 1 FROM sign_in_link')).rowCount).toBe(0)
  })
})
