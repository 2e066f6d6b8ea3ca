// Another address for an account: asked for, confirmed, told to the former one, and taken back.
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { askAddress } from '../../src/accounts/address/ask-address.ts'
import { changeAddress } from '../../src/accounts/address/change-address.ts'
import { undoAddress } from '../../src/accounts/address/undo-address.ts'
import { deleteAccount } from '../../src/accounts/people/delete-account.ts'
import { exportAccount } from '../../src/accounts/people/export-account.ts'
import { readProfile } from '../../src/accounts/people/read-profile.ts'
import { openGuest } from '../../src/accounts/sessions/open-guest.ts'
import { refresh } from '../../src/accounts/sessions/refresh.ts'
import { enterCode } from '../../src/accounts/sign-in/enter-code.ts'
import { followLink } from '../../src/accounts/sign-in/follow-link.ts'
import { forgetExpired } from '../../src/accounts/sign-in/forget-expired.ts'
import { setPassword } from '../../src/accounts/sign-in/set-password.ts'
import { signInWithPassword } from '../../src/accounts/sign-in/sign-in-with-password.ts'
import { createToken } from '../../src/accounts/tokens/create-token.ts'
import { accountsInADatabase, atNoTables, BROWSER, DAY, expectDone, MINUTE, refused, someAddress } from './people.ts'

const { deps, letters, notices, pass, mailLink, mailedToken, signUp, database } = accountsInADatabase()
const browser = BROWSER
const PASSWORD = 'correct horse battery'
const addressOf = async (account: string) => expectDone(await readProfile(deps, account)).email

async function somebody() {
  const email = someAddress()
  const session = await signUp(email)
  return { email, session, account: session.account }
}

/** Asked for and in the mail. */
async function ask(account: string, email = someAddress()) {
  expectDone(await askAddress(deps, { account, email, browser }))
  const { code } = letters.at(-1)!
  return { email, code, token: mailedToken() }
}

/** With the secret that can take it back. */
async function moved() {
  const person = await somebody()
  const { email, token } = await ask(person.account)
  expectDone(await changeAddress(deps, { token, session: person.session }))
  const undo = notices.at(-1)!.link!.split('#')[1]!
  return { ...person, former: person.email, email, undo }
}

describe('Another address', () => {
  it.each(['token', 'code'] as const)(
    'is the account’s once its %s comes back, and the former one is told',
    async (by) => {
      const { account, session, email } = await somebody()
      const asked = await ask(account)
      expect(letters.at(-1)).toMatchObject({ to: asked.email, kind: 'new-address' })
      expect(await addressOf(account)).toBe(email)
      expectDone(await changeAddress(deps, { [by]: asked[by], session }))
      expect(await addressOf(account)).toBe(asked.email)
      expect(notices.at(-1)).toMatchObject({
        to: email,
        what: 'address-changed',
        link: expect.stringMatching(/\/old-address#/),
      })
      expect((await signUp(asked.email)).account).toBe(account)
    },
  )

  it('ends all other sessions and keeps the one it was confirmed in', async () => {
    const { account, session, email } = await somebody()
    const other = await signUp(email)
    const { token } = await ask(account)
    expectDone(await changeAddress(deps, { token, session }))
    expect(await refresh(deps, { token: other.refreshToken })).toEqual(refused({ kind: 'signed-out' }))
    expectDone(await refresh(deps, { token: session.refreshToken }))
  })

  it('is confirmed by who is signed in to the account alone', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const { token, code } = await ask(one.account)
    expect(await changeAddress(deps, { token, session: other.session })).toEqual(
      refused({ kind: 'bad-link', fault: 'other-browser' }),
    )
    expect(await changeAddress(deps, { code, session: other.session })).toEqual(refused({ kind: 'bad-code' }))
    expectDone(await changeAddress(deps, { token, session: one.session }))
  })

  it('is no way to sign in, and a letter to sign in confirms no address', async () => {
    const { account, session } = await somebody()
    const { email, token, code } = await ask(account)
    expect(await followLink(deps, { token, browser })).toEqual(refused({ kind: 'bad-link', fault: 'unknown' }))
    expect(await enterCode(deps, { email, code, browser })).toEqual(refused({ kind: 'bad-code' }))
    const signIn = await mailLink(someAddress())
    expect(await changeAddress(deps, { token: signIn, session })).toEqual(
      refused({ kind: 'bad-link', fault: 'unknown' }),
    )
  })

  it('can be guessed five times; of several that were asked for the last alone is good', async () => {
    const { account, session } = await somebody()
    const [first, last] = [await ask(account), await ask(account)]
    expect(await changeAddress(deps, { token: first.token, session })).toEqual(
      refused({ kind: 'bad-link', fault: 'expired' }),
    )
    const other = (by: number) => String((Number(last.code) + by) % 1e6).padStart(6, '0')
    for (let i = 1; i <= 5; i++)
      expect(await changeAddress(deps, { code: other(i), session })).toEqual(refused({ kind: 'bad-code' }))
    expect(await changeAddress(deps, { code: last.code, session })).toEqual(refused({ kind: 'bad-code' }))
    expect(await changeAddress(deps, { token: last.token, session })).toEqual(
      refused({ kind: 'bad-link', fault: 'void' }),
    )
  })

  it('of somebody else is answered, mailed and worked on the same; who reads it is told when they confirm', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const sent = letters.length
    const answers = []
    for (const email of [other.email, someAddress()])
      answers.push(await askAddress(deps, { account: one.account, email, browser }))
    expect(answers[0]).toEqual(answers[1])
    expect(letters.length).toBe(sent + 2)
    const { token } = await ask(one.account, other.email)
    expect(await changeAddress(deps, { token, session: one.session })).toEqual(refused({ kind: 'address-taken' }))
    expect(await addressOf(one.account)).toBe(one.email)
  })

  it('is one account’s when two confirm it at once, and two may change to each other’s without blocking', async () => {
    const [one, two] = [await somebody(), await somebody()]
    const email = someAddress()
    const tokens = [(await ask(one.account, email)).token, (await ask(two.account, email)).token]
    const all = await Promise.all([
      changeAddress(deps, { token: tokens[0], session: one.session }),
      changeAddress(deps, { token: tokens[1], session: two.session }),
    ])
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(all).toContainEqual(refused({ kind: 'address-taken' }))
  })

  it('is not for guests, not the one they have, and not the address of nobody', async () => {
    const { account, email } = await somebody()
    const guest = expectDone(await openGuest(deps, { name: 'Ada', locale: 'en' }))
    const of = (who: string, wish: string) => askAddress(deps, { account: who, email: wish, browser })
    expect(await of(guest.account, someAddress())).toEqual(refused({ kind: 'no-address' }))
    expect(await of(account, email.toUpperCase())).toEqual(
      refused({ kind: 'bad-field', at: '/email', fault: { is: 'same' } }),
    )
    expect(await of(account, 'nowhere')).toEqual(refused({ kind: 'bad-field', at: '/email', fault: { is: 'address' } }))
  })

  it('counts with the letters to sign in: nobody’s mailbox is filled', async () => {
    const { account } = await somebody()
    const email = someAddress()
    const sent = letters.length
    for (let i = 0; i < 10; i++) expectDone(await askAddress(deps, { account, email, browser: `browser ${i}` }))
    expect(letters.length).toBe(sent + 5)
  })

  it('does not change what was signed out everywhere meanwhile', async () => {
    const { account, session } = await somebody()
    const { token } = await ask(account)
    await deps.store.endSessions(account)
    expect(await changeAddress(deps, { token, session })).toEqual(refused({ kind: 'signed-out' }))
    expectDone(await changeAddress(deps, { token, session: await signUp((await addressOf(account))!) }))
  })
})

describe('Taking it back', () => {
  it('gives the account its former address, and shows everybody out by every way', async () => {
    const { account, former, email, session, undo } = await moved()
    expectDone(await setPassword(deps, { account, password: PASSWORD }))
    expectDone(await createToken(deps, { account, name: 'A strange bot', scopes: ['manage'] }))
    expectDone(await undoAddress(deps, { token: undo }))
    expect(await addressOf(account)).toBe(former)
    expect(expectDone(await readProfile(deps, account)).hasPassword).toBe(false)
    expect(await deps.store.tokensOf(account)).toEqual([])
    expect(await refresh(deps, { token: session.refreshToken })).toEqual(refused({ kind: 'signed-out' }))
    for (const address of [former, email])
      expect(await signInWithPassword(deps, { email: address, password: PASSWORD })).toEqual(
        refused({ kind: 'wrong-credentials' }),
      )
    expect((await signUp(former)).account).toBe(account)
    expect((await signUp(email)).arrival).toBe('new')
  })

  it('works once, for seven days, and only by its link', async () => {
    const { undo } = await moved()
    expectDone(await undoAddress(deps, { token: undo }))
    const unknown = refused({ kind: 'bad-link', fault: 'unknown' })
    expect(await undoAddress(deps, { token: undo })).toEqual(unknown)
    expect(await undoAddress(deps, { token: randomBytes(32).toString('base64url') })).toEqual(unknown)
    const late = await moved()
    pass(7 * DAY)
    expect(await undoAddress(deps, { token: late.undo })).toEqual(refused({ kind: 'bad-link', fault: 'expired' }))
    pass(1)
    await forgetExpired(deps)
    const { rows } = await database.pool.query('SELECT 1 FROM address_change WHERE account_id = $1', [late.account])
    expect(rows).toEqual([])
  })

  it('takes back all that came after it, and nobody takes that back', async () => {
    const { account, former, undo, session, email } = await moved()
    const next = expectDone(await refresh(deps, { token: session.refreshToken }))
    const { token } = await ask(account)
    expectDone(await changeAddress(deps, { token, session: next }))
    const back = notices.at(-1)!
    expect(back.to).toBe(email)
    expectDone(await undoAddress(deps, { token: undo }))
    expect(await addressOf(account)).toBe(former)
    expect(await undoAddress(deps, { token: back.link!.split('#')[1]! })).toMatchObject({ ok: false })
    expect(await addressOf(account)).toBe(former)
  })

  it('is not kept from it by somebody who gets the former address meanwhile: nobody does', async () => {
    const { account, former, undo } = await moved()
    const moving = refused({ kind: 'bad-link', fault: 'moved' })
    expect(await followLink(deps, { token: await mailLink(former), browser })).toEqual(moving)
    await mailLink(former)
    expect(await enterCode(deps, { email: former, code: letters.at(-1)!.code, browser })).toEqual(moving)
    const other = await somebody()
    const { token } = await ask(other.account, former)
    expect(await changeAddress(deps, { token, session: other.session })).toEqual(refused({ kind: 'address-taken' }))
    expectDone(await undoAddress(deps, { token: undo }))
    expect(await addressOf(account)).toBe(former)
    const later = await moved()
    pass(7 * DAY + MINUTE)
    expect((await signUp(later.former)).arrival).toBe('new')
  })

  it('is over when the account is gone', async () => {
    const { account, undo } = await moved()
    expectDone(await deleteAccount(deps, account, atNoTables))
    expect(await undoAddress(deps, { token: undo })).toEqual(refused({ kind: 'bad-link', fault: 'unknown' }))
  })

  it('is in what its owner is given of themselves, for as long as it is kept', async () => {
    const { account, former, undo } = await moved()
    const kept = async () => expectDone(await exportAccount(deps, account)).formerAddresses
    const [one, ...more] = await kept()
    expect([one, more]).toEqual([{ email: former, changedAt: expect.any(Date), expiresAt: expect.any(Date) }, []])
    expect(JSON.stringify(one)).not.toContain(undo)
    pass(one!.expiresAt.getTime() - one!.changedAt.getTime() + DAY)
    await forgetExpired(deps)
    expect(await kept()).toEqual([])
  })
})
