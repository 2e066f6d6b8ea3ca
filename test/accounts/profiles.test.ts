// Profiles, guests, and taking one's data or oneself away, on a real database.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { changeProfile, type ProfileChange } from '../../src/accounts/people/change-profile.ts'
import { deleteAccount } from '../../src/accounts/people/delete-account.ts'
import { exportAccount } from '../../src/accounts/people/export-account.ts'
import { readProfile } from '../../src/accounts/people/read-profile.ts'
import { openGuest } from '../../src/accounts/sessions/open-guest.ts'
import { refresh } from '../../src/accounts/sessions/refresh.ts'
import { followLink } from '../../src/accounts/sign-in/follow-link.ts'
import { setPassword } from '../../src/accounts/sign-in/set-password.ts'
import { signInWithPassword } from '../../src/accounts/sign-in/sign-in-with-password.ts'
import { authenticateToken } from '../../src/accounts/tokens/authenticate-token.ts'
import { createToken } from '../../src/accounts/tokens/create-token.ts'
import { accountsInADatabase, atNoTables, BROWSER, expectDone, refused, someAddress } from './people.ts'

const { database, deps, mailLink, signUp } = accountsInADatabase()
const browser = BROWSER

const profileOf = async (account: string) => expectDone(await readProfile(deps, account))
const guest = async (name = 'Guest') => expectDone(await openGuest(deps, { name, locale: 'de' }))
const tokenOf = async (account: string) =>
  expectDone(await createToken(deps, { account, name: 'My bot', scopes: ['read'] })).secret

describe('A profile', () => {
  it('begins with the usual', async () => {
    const email = someAddress()
    const { account } = await signUp(email)
    expect(await profileOf(account)).toEqual({
      account,
      email,
      guest: false,
      hasPassword: false,
      program: null,
      name: expect.any(String),
      locale: 'en',
      timeZone: 'UTC',
      mail: {
        letters: {
          invitation: 'at-once',
          'game-began': 'at-once',
          'your-turn': 'at-once',
          reminder: 'at-once',
          'round-report': 'at-once',
          'game-over': 'at-once',
          'stand-in': 'at-once',
          'seat-at-risk': 'at-once',
          'substitute-wanted': 'at-once',
          'table-news': 'at-once',
          webhook: 'at-once',
        },
        push: {
          ...{ invitation: true, 'game-began': true, 'your-turn': true, reminder: true, 'round-report': true },
          ...{ 'game-over': true, 'stand-in': true, 'seat-at-risk': true },
          ...{ 'substitute-wanted': false, 'table-news': false, webhook: false },
        },
        digestHour: 8,
        remindAt: 50,
        stopped: null,
      },
      calendarAt: null,
      createdAt: deps.clock(),
    })
  })

  it('changes field by field', async () => {
    const { account } = await signUp()
    const before = await profileOf(account)
    const change = async (wish: ProfileChange) => expectDone(await changeProfile(deps, account, wish))
    expect(await change({})).toEqual(before)
    expect(await change({ name: '  Ada Ł. 🏰 ' })).toEqual({ ...before, name: 'Ada Ł. 🏰' })
    await change({ locale: 'de' })
    await change({ timeZone: 'Europe/Berlin' })
    await change({ mail: { digestHour: 0 } })
    await change({ mail: { remindAt: 75 } })
    await change({ mail: { letters: { reminder: 'off' } } })
    // By the name it had before, too.
    await change({ mail: { letters: { 'year-report': 'off' } } })
    expect((await change({})).mail.letters).toMatchObject({ 'round-report': 'off' })
    const after = await change({ mail: { letters: { 'round-report': 'digest' } } })
    expect(after).toEqual({
      ...before,
      name: 'Ada Ł. 🏰',
      locale: 'de',
      timeZone: 'Europe/Berlin',
      mail: {
        ...before.mail,
        letters: { ...before.mail.letters, reminder: 'off', 'round-report': 'digest' },
        digestHour: 0,
        remindAt: 75,
      },
    })
    expect(await profileOf(account)).toEqual(after)
  })

  it('takes changes that come at once', async () => {
    const { account } = await signUp()
    const wishes = ['invitation', 'reminder', 'game-over', 'your-turn'].map((kind) => ({
      mail: { letters: { [kind]: 'off' } },
    }))
    await Promise.all([...wishes, { name: 'Ada' }].map((wish) => changeProfile(deps, account, wish)))
    expect(await profileOf(account)).toMatchObject({
      name: 'Ada',
      mail: { letters: { invitation: 'off', reminder: 'off', 'game-over': 'off', 'your-turn': 'off' } },
    })
  })

  const name = { is: 'length', min: 1, max: 40 }
  const hour = { is: 'range', min: 0, max: 23 }
  it.each<[ProfileChange, string, object]>([
    [{ name: ' ' }, '/name', name],
    [{ name: 'x'.repeat(41) }, '/name', name],
    [{ name: 'Ada\u0000' }, '/name', { is: 'characters' }],
    [{ name: 'Ada\nEve' }, '/name', { is: 'characters' }],
    [{ name: '\u202eadA' }, '/name', { is: 'characters' }],
    [{ name: '\u200b' }, '/name', { is: 'characters' }],
    [{ name: '\ud800' }, '/name', { is: 'characters' }],
    [{ locale: 'fr' }, '/locale', { is: 'choice', choices: ['en', 'de'] }],
    [{ timeZone: 'Xidit/Capital' }, '/timeZone', { is: 'time-zone' }],
    [{ timeZone: '+01:00' }, '/timeZone', { is: 'time-zone' }],
    [{ timeZone: '' }, '/timeZone', { is: 'time-zone' }],
    [{ mail: { digestHour: 24 } }, '/mail/digestHour', hour],
    [{ mail: { digestHour: 1.5 } }, '/mail/digestHour', hour],
    [{ mail: { remindAt: 9 } }, '/mail/remindAt', { is: 'range', min: 10, max: 90 }],
    [{ mail: { remindAt: 91 } }, '/mail/remindAt', { is: 'range', min: 10, max: 90 }],
    [{ mail: { remindAt: 0.5 } }, '/mail/remindAt', { is: 'range', min: 10, max: 90 }],
    [
      { mail: { letters: { reminder: 'never' } } },
      '/mail/letters/reminder',
      { is: 'choice', choices: ['at-once', 'digest', 'off'] },
    ],
    [{ mail: { letters: { 'a/b~c': 'off' } } }, '/mail/letters/a~1b~0c', { is: 'unknown' }],
    [{ mail: { letters: JSON.parse('{"__proto__":"off"}') } }, '/mail/letters/__proto__', { is: 'unknown' }],
  ])('refuses %j at its place, and changes nothing', async (wish, at, fault) => {
    const { account } = await signUp()
    const before = await profileOf(account)
    const change = { locale: 'de', ...wish, mail: { digestHour: 20, ...wish.mail } }
    expect(await changeProfile(deps, account, change)).toEqual(refused({ kind: 'bad-field', at, fault }))
    expect(await profileOf(account)).toEqual(before)
  })

  it('is nobody’s who is not there', async () => {
    const nobody = refused({ kind: 'no-such-account' })
    expect(await readProfile(deps, randomUUID())).toEqual(nobody)
    expect(await changeProfile(deps, randomUUID(), { name: 'Ada' })).toEqual(nobody)
    expect(await exportAccount(deps, randomUUID())).toEqual(nobody)
    expect(await deleteAccount(deps, randomUUID(), atNoTables)).toEqual(nobody)
    expect(await setPassword(deps, { account: randomUUID(), password: 'correct horse' })).toEqual(nobody)
    expect(await createToken(deps, { account: randomUUID(), name: 'x', scopes: ['read'] })).toEqual(nobody)
  })
})

describe('A guest', () => {
  it('plays with a name and no address', async () => {
    const { account, refreshToken } = await guest(' Eve ')
    expect(await profileOf(account)).toMatchObject({ name: 'Eve', email: null, guest: true, locale: 'de' })
    expectDone(await refresh(deps, { token: refreshToken }))
  })

  it('has a fit name and language', async () => {
    expect(await openGuest(deps, { name: '', locale: 'en' })).toMatchObject(refused({ at: '/name' }))
    expect(await openGuest(deps, { name: 'Eve', locale: 'xx' })).toMatchObject(refused({ at: '/locale' }))
  })

  it('becomes somebody by following a link, and stays who they were', async () => {
    const email = someAddress()
    const here = await guest('Eve')
    const { account } = here
    const token = await mailLink(email)
    const arrived = expectDone(await followLink(deps, { token, browser, here }))
    expect(arrived).toMatchObject({ account, arrival: 'guest' })
    expect(await profileOf(account)).toMatchObject({ name: 'Eve', email, guest: false })
    expect(await signUp(email)).toMatchObject({ account, arrival: 'known' })
  })

  it('leaves behind the sessions and tokens from before: somebody else may have planted them', async () => {
    const here = await guest()
    const { account, refreshToken } = here
    const secret = await tokenOf(account)
    const token = await mailLink()
    const arrived = expectDone(await followLink(deps, { token, browser, here }))
    expect(await refresh(deps, { token: refreshToken })).toEqual(refused({ kind: 'signed-out' }))
    expect(await authenticateToken(deps, secret)).toBeUndefined()
    expectDone(await refresh(deps, { token: arrived.refreshToken }))
  })

  it('stays a guest where the address has an account: that one is signed in', async () => {
    const email = someAddress()
    const { account } = await signUp(email)
    const visitor = await guest()
    const token = await mailLink(email)
    expect(expectDone(await followLink(deps, { token, browser, here: visitor }))).toMatchObject({
      account,
      arrival: 'known',
    })
    expect(await profileOf(visitor.account)).toMatchObject({ guest: true })
    expectDone(await refresh(deps, { token: visitor.refreshToken }))
  })

  it('is not somebody who has an address already', async () => {
    const other = await signUp()
    const arrived = expectDone(await followLink(deps, { token: await mailLink(), browser, here: other }))
    expect(arrived.arrival).toBe('new')
    expect(arrived.account).not.toBe(other.account)
  })

  it('gets one address, however many links are followed at once', async () => {
    const here = await guest()
    const tokens = [await mailLink(), await mailLink(), await mailLink()]
    const all = await Promise.all(tokens.map((token) => followLink(deps, { token, browser, here })))
    expect(all.map((outcome) => expectDone(outcome).arrival).sort()).toEqual(['guest', 'new', 'new'])
  })
})

describe('Taking one’s data along', () => {
  it('gives all of it and nothing secret', async () => {
    const email = someAddress()
    const arrived = await signUp(email)
    const { account, session, refreshToken } = arrived
    expectDone(await setPassword(deps, { account, password: 'correct horse', session: arrived }))
    const secret = await tokenOf(account)
    const link = await mailLink(email)
    const data = expectDone(await exportAccount(deps, account))
    expect(data).toMatchObject({
      profile: { account, email, hasPassword: true },
      tokens: [{ name: 'My bot', scopes: ['read'] }],
      sessions: [{ session }],
      links: [{ usedAt: expect.any(Date) }, { usedAt: null }],
    })
    const text = JSON.stringify(data)
    for (const hidden of [secret, refreshToken, link, 'correct horse', 'argon2', 'ash"'])
      expect(text).not.toContain(hidden)
  })
})

describe('Going for good', () => {
  it('leaves an id and nothing of the person', async () => {
    const email = someAddress()
    const session = await signUp(email)
    const { account, refreshToken } = session
    expectDone(await changeProfile(deps, account, { name: 'Ada Lovelace', timeZone: 'Europe/Berlin', locale: 'de' }))
    expectDone(await setPassword(deps, { account, password: 'correct horse', session }))
    const secret = await tokenOf(account)
    const link = await mailLink(email)
    expectDone(await deleteAccount(deps, account, atNoTables))

    expect(await readProfile(deps, account)).toEqual(refused({ kind: 'no-such-account' }))
    expect(await refresh(deps, { token: refreshToken })).toEqual(refused({ kind: 'signed-out' }))
    expect(await authenticateToken(deps, secret)).toBeUndefined()
    expect(await followLink(deps, { token: link, browser })).toEqual(refused({ kind: 'bad-link', fault: 'unknown' }))
    expect(await signInWithPassword(deps, { email, password: 'correct horse' })).toEqual(
      refused({ kind: 'wrong-credentials' }),
    )
    expect(await deleteAccount(deps, account, atNoTables)).toEqual(refused({ kind: 'no-such-account' }))
    const { rows } = await database.pool.query('SELECT * FROM account WHERE id = $1', [account])
    expect(rows).toMatchObject([{ email: null, name: null, password: null, letters: {}, time_zone: 'UTC' }])
  })

  it('lets the address begin anew, as somebody else', async () => {
    const email = someAddress()
    const { account } = await signUp(email)
    expectDone(await deleteAccount(deps, account, atNoTables))
    const again = await signUp(email)
    expect(again.arrival).toBe('new')
    expect(again.account).not.toBe(account)
  })

  it('leaves no address behind that a guest gets meanwhile', async () => {
    const email = someAddress()
    const { account } = await guest()
    const link = await mailLink(email)
    // Somebody is about to give the guest the address: going has looked at the account before, and waits for them now.
    const other = await database.pool.connect()
    await other.query('BEGIN')
    await other.query('UPDATE account SET email = $1 WHERE id = $2', [email, account])
    const going = deleteAccount(deps, account, atNoTables)
    const waiting = 'SELECT 1 FROM pg_locks WHERE NOT granted'
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBeGreaterThan(0)
    await other.query('COMMIT')
    other.release()
    expectDone(await going)
    expect(await readProfile(deps, account)).toEqual(refused({ kind: 'no-such-account' }))
    expect(await followLink(deps, { token: link, browser })).toEqual(refused({ kind: 'bad-link', fault: 'unknown' }))
  })

  it('leaves no session or token behind that was made meanwhile', async () => {
    for (let round = 0; round < 5; round++) {
      const email = someAddress()
      const session = await signUp(email)
      const { account } = session
      expectDone(await setPassword(deps, { account, password: 'correct horse', session }))
      const token = await mailLink(email)
      const [gone] = await Promise.all([
        deleteAccount(deps, account, atNoTables),
        signInWithPassword(deps, { email, password: 'correct horse' }),
        createToken(deps, { account, name: 'My bot', scopes: ['read'] }),
        followLink(deps, { token, browser }),
      ])
      expectDone(gone)
      for (const table of ['session', 'access_token']) {
        const left = await database.pool.query(`SELECT 1 FROM ${table} WHERE account_id = $1`, [account])
        expect(left.rowCount).toBe(0)
      }
    }
  })
})
