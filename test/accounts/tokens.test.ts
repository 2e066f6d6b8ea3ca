// Personal access tokens, on a real database.
import { describe, expect, it } from 'vitest'
import { signOutEverywhere } from '../../src/accounts/sessions/sign-out.ts'
import { authenticateToken } from '../../src/accounts/tokens/authenticate-token.ts'
import { createToken } from '../../src/accounts/tokens/create-token.ts'
import { listTokens } from '../../src/accounts/tokens/list-tokens.ts'
import { revokeToken } from '../../src/accounts/tokens/revoke-token.ts'
import { accountsInADatabase, DAY, expectDone, MINUTE, refused, SECOND } from './people.ts'

const { deps, pass, signUp } = accountsInADatabase()

const inDays = (days: number) => new Date(deps.clock().getTime() + days * DAY)

const tokenOf = async (account: string, scopes = ['read'], expiresAt = inDays(365)) =>
  expectDone(await createToken(deps, { account, name: 'My bot', scopes, expiresAt }))

describe('Making a token', () => {
  it('shows it once, with a prefix one can recognise', async () => {
    const { account } = await signUp()
    const { secret, card } = await tokenOf(account, ['play', 'read', 'play'])
    expect(secret).toMatch(/^herald_[A-Za-z0-9_-]{43}$/)
    expect(card).toMatchObject({ name: 'My bot', scopes: ['read', 'play'], lastUsedAt: null })
    expect(await listTokens(deps, account)).toEqual([card])
    expect(JSON.stringify(await listTokens(deps, account))).not.toContain(secret.slice(7))
  })

  it('refuses what it cannot be, with the place of it', async () => {
    const { account } = await signUp()
    const wish = { account, name: 'My bot', scopes: ['read'] }
    const scopes = { is: 'choice', choices: ['read', 'play', 'manage'] }
    for (const [change, at, fault] of [
      [{ name: ' ' }, '/name', { is: 'length', min: 1, max: 40 }],
      [{ name: 'a\u0007' }, '/name', { is: 'characters' }],
      [{ scopes: [] }, '/scopes', scopes],
      [{ scopes: ['read', 'everything'] }, '/scopes/1', scopes],
      [{ expiresAt: deps.clock() }, '/expiresAt', { is: 'past' }],
      [{ expiresAt: new Date(Number.NaN) }, '/expiresAt', { is: 'past' }],
      [{ expiresAt: inDays(367) }, '/expiresAt', { is: 'late', days: 365 }],
    ] as const)
      expect(await createToken(deps, { ...wish, ...change })).toEqual(refused({ kind: 'bad-field', at, fault }))
    expect(await listTokens(deps, account)).toEqual([])
  })

  it('is good for a year where nothing else is said, and never for ever', async () => {
    const { account } = await signUp()
    const { card } = expectDone(await createToken(deps, { account, name: 'My bot', scopes: ['read'] }))
    expect(card.expiresAt).toEqual(inDays(365))
  })

  it('is not for a session of an epoch that is over: everything has just ended', async () => {
    const { account, epoch } = await signUp()
    await signOutEverywhere(deps, { account })
    const wish = { account, epoch, name: 'My bot', scopes: ['read'] }
    expect(await createToken(deps, wish)).toEqual(refused({ kind: 'signed-out' }))
    expect(await listTokens(deps, account)).toEqual([])
  })

  it('has an end, even when many are made at once', async () => {
    const few = { ...deps, settings: { ...deps.settings, tokens: 2 } }
    for (let round = 0; round < 4; round++) {
      const { account } = await signUp()
      const wish = { account, name: 'My bot', scopes: ['read'] }
      const all = await Promise.all(Array.from({ length: 10 }, () => createToken(few, wish)))
      expect(all.filter(({ ok }) => ok)).toHaveLength(2)
      expect(await createToken(few, wish)).toEqual(refused({ kind: 'too-many-tokens', max: 2 }))
    }
  })
})

describe('Using a token', () => {
  it('says whose it is and what it may do', async () => {
    const { account } = await signUp()
    const { secret, card } = await tokenOf(account, ['manage', 'read'])
    expect(await authenticateToken(deps, secret)).toEqual({
      account,
      token: card.token,
      scopes: ['read', 'manage'],
      isSuspended: false,
    })
  })

  it('is nothing for any other text', async () => {
    const { account } = await signUp()
    const { secret } = await tokenOf(account)
    for (const text of ['', 'herald_', secret.slice(7), `${secret} `, secret.toUpperCase(), `herald_${'x'.repeat(43)}`])
      expect(await authenticateToken(deps, text)).toBeUndefined()
  })

  it('ends when it was meant to', async () => {
    const { account } = await signUp()
    const { secret } = await tokenOf(account, ['read'], inDays(1))
    pass(DAY - 1)
    expect(await authenticateToken(deps, secret)).toBeDefined()
    pass(1)
    expect(await authenticateToken(deps, secret)).toBeUndefined()
  })

  it('is noted once a minute at most', async () => {
    const { account } = await signUp()
    const { secret } = await tokenOf(account)
    const lastUse = async () => (await listTokens(deps, account))[0]!.lastUsedAt
    const first = deps.clock()
    for (const wait of [59 * SECOND, SECOND]) {
      await Promise.all([authenticateToken(deps, secret), authenticateToken(deps, secret)])
      expect(await lastUse()).toEqual(first)
      pass(wait)
    }
    expect(await authenticateToken(deps, secret)).toBeDefined()
    expect(await lastUse()).toEqual(new Date(first.getTime() + MINUTE))
  })
})

describe('Revoking a token', () => {
  it('ends that one alone', async () => {
    const { account } = await signUp()
    const [one, two] = [await tokenOf(account), await tokenOf(account)]
    expectDone(await revokeToken(deps, { account, token: one.card.token }))
    expect(await authenticateToken(deps, one.secret)).toBeUndefined()
    expect(await authenticateToken(deps, two.secret)).toBeDefined()
    expect(await listTokens(deps, account)).toMatchObject([{ token: two.card.token }])
  })

  it('is for one’s own tokens', async () => {
    const [mine, theirs] = [await signUp(), await signUp()]
    const { secret, card } = await tokenOf(theirs.account)
    for (const token of [card.token, mine.account, 'no token at all'])
      expect(await revokeToken(deps, { account: mine.account, token })).toEqual(refused({ kind: 'no-such-token' }))
    expect(await authenticateToken(deps, secret)).toBeDefined()
  })
})
