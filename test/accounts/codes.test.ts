// Signing in by the code of a letter, on a real database: where its link would be good, few times, and telling nothing.
import { describe, expect, it } from 'vitest'
import { openGuest } from '../../src/accounts/sessions/open-guest.ts'
import { enterCode } from '../../src/accounts/sign-in/enter-code.ts'
import { followLink } from '../../src/accounts/sign-in/follow-link.ts'
import { requestLink } from '../../src/accounts/sign-in/request-link.ts'
import { signInCodes } from '../../src/accounts/sign-in/sign-in-code.ts'
import { accountsInADatabase, BROWSER, DAY, expectDone, MINUTE, refused, someAddress } from './people.ts'

const { database, deps, letters, pass, mailLink, mailedToken, signUp } = accountsInADatabase()
const browser = BROWSER
const BAD = refused({ kind: 'bad-code' })

const mailedCode = () => letters.at(-1)!.code
/** One that is not it. */
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1e6).padStart(6, '0')

async function mailCode(email = someAddress(), from = browser): Promise<{ email: string; code: string }> {
  await mailLink(email, from)
  return { email, code: mailedCode() }
}

describe('A code', () => {
  it('has six digits, is in the letter with the link, and signs in as that does', async () => {
    const { email, code } = await mailCode()
    expect(code).toMatch(/^\d{6}$/)
    const first = expectDone(await enterCode(deps, { email, code, browser }))
    expect(first.arrival).toBe('new')
    const again = await mailCode(email)
    expect(expectDone(await enterCode(deps, { ...again, browser }))).toMatchObject({
      ...{ arrival: 'known', account: first.account },
    })
  })

  it.each(['123 456', ' 123456 ', '123-456', '123\u00a0456', '１２３４５６'])(
    'is read however it is typed: %j',
    async (typed) => {
      const fixed = { of: () => '123456', fits: (_: string, code: string) => code === '123456' }
      const { email } = await mailCode()
      expectDone(await enterCode({ ...deps, codes: fixed }, { email, code: typed, browser }))
    },
  )

  it.each(['', '12345', '1234567', 'abcdef', '12345x', '１２３４５'])(
    'is refused as none, and not counted: %j',
    async (typed) => {
      const { email, code } = await mailCode()
      for (let i = 0; i < 10; i++)
        expect(await enterCode(deps, { email, code: typed, browser })).toEqual(
          refused({ kind: 'bad-field', at: '/code', fault: { is: 'code' } }),
        )
      expectDone(await enterCode(deps, { email, code, browser }))
    },
  )

  it('gives a guest the address, as the link does', async () => {
    const guest = expectDone(await openGuest(deps, { name: 'Ada', locale: 'en' }))
    const arrived = expectDone(await enterCode(deps, { ...(await mailCode()), browser, here: guest }))
    expect(arrived).toMatchObject({ arrival: 'guest', account: guest.account })
  })

  it('works once, and not after its link; nor does the link after it', async () => {
    const used = await mailCode()
    const token = mailedToken()
    expectDone(await enterCode(deps, { ...used, browser }))
    expect(await enterCode(deps, { ...used, browser })).toEqual(BAD)
    expect(await followLink(deps, { token, browser })).toEqual(refused({ kind: 'bad-link', fault: 'used' }))
    const followed = await mailCode()
    expectDone(await followLink(deps, { token: mailedToken(), browser }))
    expect(await enterCode(deps, { ...followed, browser })).toEqual(BAD)
  })

  it('is too late when the link is', async () => {
    const code = await mailCode()
    pass(15 * MINUTE)
    expect(await enterCode(deps, { ...code, browser })).toEqual(BAD)
  })

  it('works in no other browser, for no other address, and trying there does not use it up', async () => {
    const asked = await mailCode()
    for (let i = 0; i < 9; i++) {
      expect(await enterCode(deps, { ...asked, browser: 'another' })).toEqual(BAD)
      expect(await enterCode(deps, { ...asked, email: someAddress(), browser })).toEqual(BAD)
    }
    expectDone(await enterCode(deps, { ...asked, browser }))
  })

  it('is that of any letter that is open, in whatever order they came', async () => {
    const email = someAddress()
    const [one, two] = [await mailCode(email), await mailCode(email)]
    expectDone(await enterCode(deps, { ...one, browser }))
    expectDone(await enterCode(deps, { ...two, browser }))
  })
})

describe('Guessing a code', () => {
  it('ends after five tries, the right one too, and voids the link', async () => {
    const { email, code } = await mailCode()
    const token = mailedToken()
    for (let i = 1; i <= 5; i++) expect(await enterCode(deps, { email, code: wrong(code, i), browser })).toEqual(BAD)
    expect(await enterCode(deps, { email, code, browser })).toEqual(BAD)
    expect(await followLink(deps, { token, browser })).toEqual(refused({ kind: 'bad-link', fault: 'void' }))
  })

  it('takes the right one as the fifth', async () => {
    const { email, code } = await mailCode()
    for (let i = 1; i <= 4; i++) expect(await enterCode(deps, { email, code: wrong(code, i), browser })).toEqual(BAD)
    expectDone(await enterCode(deps, { email, code, browser }))
  })

  it('is counted when twenty come at once: five are looked at', async () => {
    const { email } = await mailCode()
    let looked = 0
    const codes = { ...deps.codes, fits: (hash: string, typed: string) => ++looked > 0 && deps.codes.fits(hash, typed) }
    const tries = Array.from({ length: 20 }, (_, i) => wrong(mailedCode(), i + 1))
    const all = await Promise.all(tries.map((code) => enterCode({ ...deps, codes }, { email, code, browser })))
    expect(all).toEqual(Array(20).fill(BAD))
    expect(looked).toBe(5)
    const { rows } = await database.pool.query('SELECT code_tries FROM sign_in_link WHERE email = $1', [email])
    expect(rows).toEqual([{ code_tries: 5 }])
  })

  it('signs in once when the right one comes twenty times at once', async () => {
    const asked = await mailCode()
    const all = await Promise.all(Array.from({ length: 20 }, () => enterCode(deps, { ...asked, browser })))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('gets so many tries a day at one address, from however many browsers; those that were here before have their own', async () => {
    const email = someAddress()
    await signUp(email)
    let looked = 0
    const codes = { ...deps.codes, fits: () => ++looked < 0 }
    for (let i = 0; i < 12; i++) {
      const stranger = `stranger ${i}`
      await requestLink(deps, { email, browser: stranger, source: `${10 + i}`.repeat(32) })
      for (let n = 0; n < 6; n++) await enterCode({ ...deps, codes }, { email, code: '000000', browser: stranger })
    }
    expect(looked).toBe(30)
    expectDone(await enterCode(deps, { ...(await mailCode(email)), browser }))
    pass(DAY + MINUTE)
    const later = await mailCode(email, 'stranger of the next day')
    expectDone(await enterCode(deps, { ...later, browser: 'stranger of the next day' }))
  })

  it('is answered and worked on the same whether or not anybody has the address', async () => {
    const known = someAddress()
    await signUp(known)
    const work = async (email: string) => {
      const done: string[] = []
      const store = new Proxy(deps.store, {
        get: (real, verb: string) => {
          done.push(verb)
          return Reflect.get(real, verb)
        },
      })
      await requestLink({ ...deps, store }, { email, browser })
      const answer = await enterCode({ ...deps, store }, { email, code: wrong(mailedCode()), browser })
      return { done, answer }
    }
    expect(await work(known)).toEqual(await work(someAddress()))
  })
})

describe('The key of the codes', () => {
  const hash = 'a'.repeat(64)

  it('makes them: another key, another code; one that was changed is still good', () => {
    const [one, two] = [signInCodes(['one']), signInCodes(['two'])]
    expect(one.of(hash)).not.toBe(two.of(hash))
    expect(signInCodes(['two', 'one']).fits(hash, one.of(hash))).toBe(true)
    expect(signInCodes(['two']).fits(hash, one.of(hash))).toBe(false)
  })

  it('spreads them over all there are', () => {
    const codes = signInCodes(['one'])
    const made = Array.from({ length: 5000 }, (_, i) => codes.of(String(i)))
    expect(made.every((code) => /^\d{6}$/.test(code))).toBe(true)
    expect(new Set(made.map((code) => code[0])).size).toBe(10)
    expect(new Set(made).size).toBeGreaterThan(4950)
  })
})
