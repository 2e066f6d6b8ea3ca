// Signing in by a mailed link, on a real database.
import { describe, expect, it } from 'vitest'
import { readProfile } from '../../src/accounts/people/read-profile.ts'
import { refresh } from '../../src/accounts/sessions/refresh.ts'
import { followLink } from '../../src/accounts/sign-in/follow-link.ts'
import { requestLink } from '../../src/accounts/sign-in/request-link.ts'
import { accountsInADatabase, BROWSER, DAY, expectDone, MINUTE, refused, SECOND, someAddress } from './people.ts'

const { deps, letters, pass, mailLink, mailedToken, signUp } = accountsInADatabase()
const browser = BROWSER

describe('Asking for a link', () => {
  it('mails 32 random bytes for a web address, good for a quarter of an hour', async () => {
    const answer = expectDone(await requestLink(deps, { email: '  Ada@Example.ORG ', browser, locale: 'de' }))
    expect(answer).toEqual({ expiresAt: new Date(deps.clock().getTime() + 15 * MINUTE) })
    expect(letters.at(-1)).toMatchObject({ to: 'ada@example.org', kind: 'sign-in', locale: 'de' })
    expect(mailedToken()).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  it('answers and works the same whether the address has an account or not', async () => {
    const known = someAddress()
    await signUp(known)
    const work: string[] = []
    const watched = new Proxy(deps.store, {
      get: (store, verb: string) => {
        work.push(verb)
        return Reflect.get(store, verb)
      },
    })
    const ask = (email: string) => requestLink({ ...deps, store: watched }, { email, browser })
    const sent = letters.length
    const [one, two] = [await ask(known), await ask(someAddress())]
    expect(one).toEqual(two)
    expect(work).toEqual(['addLink', 'addLink'])
    expect(letters.length).toBe(sent + 2)
  })

  it('writes to somebody known in their own language', async () => {
    const email = someAddress()
    await requestLink(deps, { email, browser, locale: 'de' })
    expectDone(await followLink(deps, { token: mailedToken(), browser }))
    await requestLink(deps, { email, browser, locale: 'en' })
    expect(letters.at(-1)!.locale).toBe('de')
  })

  it.each([
    '',
    'ada',
    '@example.org',
    'ada@',
    'ada@example',
    'ada@@example.org',
    'a da@example.org',
    'ada@exam ple.org',
    'ada@example.org\nBcc: eve@example.org',
    '.ada@example.org',
    'ad..a@example.org',
    'ada@-example.org',
    'ada@example..org',
    'ada@127.0.0.1',
    '"ada"@example.org',
    'ada@example.org, eve@example.org',
    'ad\u212Aa@example.org',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'long.'.repeat(50)}org`,
  ])('refuses %j as an address, and sends nothing', async (email) => {
    const sent = letters.length
    expect(await requestLink(deps, { email, browser })).toEqual(
      refused({ kind: 'bad-field', at: '/email', fault: { is: 'address' } }),
    )
    expect(letters.length).toBe(sent)
  })

  it.each(['ada@example.org', 'ada+xidit@mail.example.co.uk', "o'ada@example.org", 'a@xn--bcher-kva.example'])(
    'takes %s',
    async (email) => {
      expectDone(await requestLink(deps, { email, browser }))
    },
  )

  it('refuses a language there is none of', async () => {
    expect(await requestLink(deps, { email: someAddress(), browser, locale: 'fr' })).toEqual(
      refused({ kind: 'bad-field', at: '/locale', fault: { is: 'choice', choices: ['en', 'de'] } }),
    )
  })

  it('writes three letters to an address for one source while links are open; all of them stay good', async () => {
    const email = someAddress()
    const mine = await mailLink(email)
    const sent = letters.length
    for (let i = 0; i < 15; i++) {
      const asked = await requestLink(deps, { email, browser: `stranger ${i}` })
      expect(asked).toEqual({ ok: true, value: { expiresAt: new Date(deps.clock().getTime() + 15 * MINUTE) } })
      pass(SECOND)
    }
    expect(letters.length).toBe(sent + 2)
    expectDone(await followLink(deps, { token: mine, browser }))
  })

  it('writes five in a day for one source that are not opened, and thirty for all', async () => {
    const email = someAddress()
    const sent = letters.length
    for (let i = 0; i < 30; i++) {
      expectDone(await requestLink(deps, { email, browser: `stranger ${i}` }))
      pass(10 * MINUTE)
    }
    expect(letters.length).toBe(sent + 5)
    for (let i = 0; i < 60; i++) {
      expectDone(await requestLink(deps, { email, browser: `stranger ${i}`, source: `${10 + (i % 8)}`.repeat(32) }))
      pass(7 * MINUTE)
    }
    expect(letters.length).toBe(sent + 30)
    pass(DAY)
    await mailLink(email)
    expect(letters.length).toBe(sent + 31)
  })

  it('always has letters for a browser that signed in before, whatever strangers ask for', async () => {
    const email = someAddress()
    await signUp(email)
    for (let i = 0; i < 20; i++) await requestLink(deps, { email, browser: `stranger ${i}` })
    const sent = letters.length
    expectDone(await followLink(deps, { token: await mailLink(email), browser }))
    expect(letters.length).toBe(sent + 1)
    for (let i = 0; i < 5; i++) await requestLink(deps, { email, browser })
    expect(letters.length).toBe(sent + 4)
  })

  it('keeps to that when many ask at once, and leaves other addresses alone', async () => {
    const [email, other] = [someAddress(), someAddress()]
    const token = await mailLink(other)
    const sent = letters.length
    await Promise.all(Array.from({ length: 8 }, () => requestLink(deps, { email, browser })))
    expect(letters.length).toBe(sent + 3)
    expectDone(await followLink(deps, { token, browser }))
  })
})

describe('Following a link', () => {
  it('makes an account of a new address, and finds the same again', async () => {
    const email = someAddress()
    const first = await signUp(email)
    expect(first.arrival).toBe('new')
    expect(expectDone(await readProfile(deps, first.account))).toMatchObject({
      email,
      guest: false,
      hasPassword: false,
    })
    const second = await signUp(email.toUpperCase())
    expect(second).toMatchObject({ arrival: 'known', account: first.account })
    expect(second.session).not.toBe(first.session)
  })

  it('makes no name of the address', async () => {
    const { account } = await signUp('grace@example.org')
    expect(expectDone(await readProfile(deps, account)).name).toMatch(/^Player [0-9a-f]{4}$/)
  })

  it('works once', async () => {
    const token = await mailLink()
    expectDone(await followLink(deps, { token, browser }))
    expect(await followLink(deps, { token, browser })).toEqual(refused({ kind: 'bad-link', fault: 'used' }))
  })

  it('works once for many at once', async () => {
    const token = await mailLink()
    const all = await Promise.all(Array.from({ length: 8 }, () => followLink(deps, { token, browser })))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    const lost = all.filter(({ ok }) => !ok)
    for (const outcome of lost) expect(outcome).toEqual(refused({ kind: 'bad-link', fault: 'used' }))
  })

  it('makes one account of an address whose links are followed at once', async () => {
    const email = someAddress()
    const tokens = [await mailLink(email), await mailLink(email), await mailLink(email)]
    const all = await Promise.all(tokens.map((token) => followLink(deps, { token, browser })))
    const arrived = all.map(expectDone)
    expect(new Set(arrived.map(({ account }) => account)).size).toBe(1)
    expect(arrived.map(({ arrival }) => arrival).sort()).toEqual(['known', 'known', 'new'])
  })

  it('stands links being asked for and followed at the same time', async () => {
    const email = someAddress()
    for (let round = 0; round < 5; round++) {
      const tokens = [await mailLink(email), await mailLink(email)]
      const follow = tokens.map((token) => followLink(deps, { token, browser }))
      const ask = Array.from({ length: 4 }, () => requestLink(deps, { email, browser }))
      const [followed] = await Promise.all([Promise.all(follow), Promise.all(ask)])
      for (const outcome of followed) expectDone(outcome)
      pass(DAY)
    }
  })

  it('is too late after a quarter of an hour', async () => {
    const [late, last] = [await mailLink(), await mailLink()]
    pass(15 * MINUTE - 1)
    expectDone(await followLink(deps, { token: last, browser }))
    pass(1)
    expect(await followLink(deps, { token: late, browser })).toEqual(refused({ kind: 'bad-link', fault: 'expired' }))
  })

  it('works in no other browser, and trying there does not use it up', async () => {
    const token = await mailLink()
    expect(await followLink(deps, { token, browser: 'another' })).toEqual(
      refused({ kind: 'bad-link', fault: 'other-browser' }),
    )
    expectDone(await followLink(deps, { token, browser }))
  })

  it('knows no link that was never sent', async () => {
    for (const token of ['', 'x'.repeat(43), '\u0000'])
      expect(await followLink(deps, { token, browser })).toEqual(refused({ kind: 'bad-link', fault: 'unknown' }))
  })

  it('opens a session that goes on', async () => {
    const { account, session, refreshToken } = await signUp()
    expect(expectDone(await refresh(deps, { token: refreshToken }))).toMatchObject({ account, session })
  })
})
