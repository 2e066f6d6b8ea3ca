// Passwords, on a real database and with the real hash.
import { describe, expect, it } from 'vitest'
import { readProfile } from '../../src/accounts/people/read-profile.ts'
import { openGuest } from '../../src/accounts/sessions/open-guest.ts'
import { refresh } from '../../src/accounts/sessions/refresh.ts'
import { forgetExpired } from '../../src/accounts/sign-in/forget-expired.ts'
import { setPassword } from '../../src/accounts/sign-in/set-password.ts'
import { signInWithPassword } from '../../src/accounts/sign-in/sign-in-with-password.ts'
import { accountsInADatabase, DAY, expectDone, MINUTE, refused, SECOND, someAddress } from './people.ts'

const { database, deps, pass, signUp } = accountsInADatabase()
const wrong = refused({ kind: 'wrong-credentials' })
const tooShortOrLong = refused({ kind: 'bad-field', at: '/password', fault: { is: 'length', min: 12, max: 128 } })

async function withPassword(password: string) {
  const email = someAddress()
  const arrived = await signUp(email)
  expectDone(await setPassword(deps, { account: arrived.account, password, session: arrived }))
  return { email, ...arrived }
}

describe('Setting a password', () => {
  it('takes 12 to 128 characters, and says so otherwise', async () => {
    const { account } = await signUp()
    const set = (password: string) => setPassword(deps, { account, password })
    for (const password of ['', 'eleven char', 'x'.repeat(129)]) expect(await set(password)).toEqual(tooShortOrLong)
    for (const password of ['twelve chars', 'x'.repeat(128), '🏰'.repeat(12)]) expectDone(await set(password))
  })

  it('keeps Argon2id with the cost that OWASP names', async () => {
    const { account } = await withPassword('correct horse')
    const { rows } = await database.pool.query('SELECT password FROM account WHERE id = $1', [account])
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('ends all other sessions', async () => {
    const email = someAddress()
    const [here, there] = [await signUp(email), await signUp(email)]
    expectDone(await setPassword(deps, { account: here.account, password: 'correct horse', session: here }))
    expect(await refresh(deps, { token: there.refreshToken })).toEqual(refused({ kind: 'signed-out' }))
    expectDone(await refresh(deps, { token: here.refreshToken }))
  })

  it('can be undone', async () => {
    const { email, account } = await withPassword('correct horse')
    expect(expectDone(await readProfile(deps, account)).hasPassword).toBe(true)
    expectDone(await setPassword(deps, { account, password: null }))
    expect(expectDone(await readProfile(deps, account)).hasPassword).toBe(false)
    expect(await signInWithPassword(deps, { email, password: 'correct horse' })).toEqual(wrong)
  })

  it('is not for guests, who have no address to sign in with', async () => {
    const { account } = expectDone(await openGuest(deps, { name: 'Guest', locale: 'en' }))
    expect(await setPassword(deps, { account, password: 'correct horse' })).toEqual(refused({ kind: 'no-address' }))
  })
})

describe('Signing in with a password', () => {
  it('opens a session', async () => {
    const { email, account, session } = await withPassword('correct horse')
    const signedIn = expectDone(
      await signInWithPassword(deps, { email: ` ${email.toUpperCase()}`, password: 'correct horse' }),
    )
    expect(signedIn.account).toBe(account)
    expect(signedIn.session).not.toBe(session)
    expectDone(await refresh(deps, { token: signedIn.refreshToken }))
  })

  it('takes the same letters in other code points', async () => {
    const { email } = await withPassword('Blu\u0308tenstaubfaden')
    expectDone(await signInWithPassword(deps, { email, password: 'Bl\u00fctenstaubfaden' }))
  })

  it('takes those that were set when they could be shorter or longer', async () => {
    for (const password of ['ten chars!', 'x'.repeat(200)]) {
      const { email, account } = await withPassword('correct horse')
      const kept = await deps.passwords.hash(password)
      await database.pool.query('UPDATE account SET password = $2 WHERE id = $1', [account, kept])
      expectDone(await signInWithPassword(deps, { email, password }))
    }
  })

  it('is refused alike for a wrong password, no password, an unknown address and no address at all', async () => {
    const { email } = await withPassword('correct horse')
    const without = someAddress()
    await signUp(without)
    for (const [address, password] of [
      [email, 'correct house'],
      [email, ''],
      [email, 'x'.repeat(100_000)],
      [without, 'correct horse'],
      [someAddress(), 'correct horse'],
      ['nobody', 'correct horse'],
    ] as const)
      expect(await signInWithPassword(deps, { email: address, password })).toEqual(wrong)
  })

  it('makes the next wait after five wrong ones in a row, longer each time, and whether or not anybody has the address', async () => {
    const { email } = await withPassword('correct horse')
    for (const address of [email, someAddress()]) {
      const tried = (password: string) => signInWithPassword(deps, { email: address, password })
      for (let i = 0; i < 5; i++) expect(await tried(`incorrect ${i}`)).toEqual(wrong)
      for (const seconds of [15, 30, 60, 120, 240, 480, 900, 900]) {
        for (const password of ['correct horse', 'incorrect horse'])
          expect(await tried(password)).toEqual(refused({ kind: 'too-many-tries', retryAfter: seconds }))
        pass(seconds * SECOND)
        expect(await tried('incorrect horse')).toEqual(wrong)
      }
      pass(DAY)
    }
    expectDone(await signInWithPassword(deps, { email, password: 'correct horse' }))
    // The right one begins anew.
    for (let i = 0; i < 5; i++)
      expect(await signInWithPassword(deps, { email, password: `incorrect ${i}` })).toEqual(wrong)
  })

  it('lets no more through when they all come at once', async () => {
    const email = someAddress()
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => signInWithPassword(deps, { email, password: `incorrect ${i}` })),
    )
    const kinds = all.map((outcome) => (outcome.ok ? '' : outcome.failure.kind))
    expect(kinds.filter((kind) => kind === 'wrong-credentials')).toHaveLength(5)
    expect(kinds.filter((kind) => kind === 'too-many-tries')).toHaveLength(15)
  })

  it('is forgotten in a day, and what was tried is kept as a hash', async () => {
    const email = someAddress()
    await signInWithPassword(deps, { email, password: 'incorrect horse' })
    const kept = async () => (await database.pool.query('SELECT * FROM wrong_password')).rows
    expect((await kept()).length).toBeGreaterThan(0)
    expect(JSON.stringify(await kept())).not.toContain(email)
    pass(DAY + MINUTE)
    await forgetExpired(deps)
    expect(await kept()).toEqual([])
  })

  it('does not let the old password in that was checked just before it was changed', async () => {
    const { email, account } = await withPassword('correct horse')
    const { passwords } = deps
    const slow = {
      ...passwords,
      async check(...tried: Parameters<typeof passwords.check>) {
        const right = await passwords.check(...tried)
        expectDone(await setPassword(deps, { account, password: 'another horse' }))
        return right
      },
    }
    expect(await signInWithPassword({ ...deps, passwords: slow }, { email, password: 'correct horse' })).toEqual(wrong)
  })

  it('is as much work for an unknown address as for a known one', async () => {
    const { email } = await withPassword('correct horse')
    const free = { ...deps, settings: { ...deps.settings, tries: { ...deps.settings.tries, free: 100 } } }
    /** What this process worked for it; others on the machine are no part of it. */
    const workOf = async (address: string) => {
      const from = process.cpuUsage()
      await signInWithPassword(free, { email: address, password: 'incorrect horse' })
      const { user, system } = process.cpuUsage(from)
      return user + system
    }
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let i = 0; i < 15; i++) {
      known.push(await workOf(email))
      unknown.push(await workOf(someAddress()))
    }
    // The least of each tells most: whatever else this process does only ever adds. Without the hash it would be a tenth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2)
  })
})
