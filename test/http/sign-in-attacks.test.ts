// What strangers can do to somebody's sign-in: guess, fill their mailbox, void their links, and ask who is here. With the
// settings that a server has.
import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { USUAL_SETTINGS } from '../../src/accounts/model/dependencies.ts'
import { openGame } from '../../src/games/lobby/open-game.ts'
import { KEYS, testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { addressee } from '../support/letters.ts'
import { callsOf, someAddress } from '../support/sign-in.ts'
import { expectDone, opening } from '../support/tables.ts'

const database = ownDatabase()
const lines: string[] = []
const settings = { ...USUAL_SETTINGS, linkTo: (token: string) => `http://test/sign-in#${token}` }
const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
const deps = depsFor(database)
const [api, other] = await Promise.all([
  testApp(database, KEYS, {}, deps, { log }, { settings }),
  testApp(database, KEYS, {}, depsFor(database), { log }, { settings }),
])
afterAll(() => Promise.all([api.close(), other.close()]))
const { call, signIn, askForLink } = callsOf(api)
const { app, letters } = api

const PASSWORD = 'correct horse battery'

async function withPassword() {
  const email = someAddress()
  const { accessToken: token } = await signIn(email)
  expect((await call('PUT', '/me/password', { token, body: { password: PASSWORD } })).status).toBe(204)
  return email
}

describe('Guessing a password', () => {
  it('ends after five tries in all processes, whether or not anybody has the address', async () => {
    for (const email of [await withPassword(), someAddress()]) {
      const tries = []
      for (let i = 0; i < 8; i++) {
        const { call: send } = callsOf(i % 2 ? api : other)
        const tried = await send('POST', '/sessions/password', {
          body: { email, password: i < 7 ? `wrong guess ${i}` : PASSWORD },
          from: `192.0.2.${i}`,
        })
        tries.push([tried.status, tried.body.type, tried.headers['retry-after']])
      }
      const wrong = [401, '/problems/wrong-credentials', undefined]
      const waits = [429, '/problems/too-many-tries', expect.stringMatching(/^1[0-5]$/)]
      expect(tries).toEqual([...Array(5).fill(wrong), ...Array(3).fill(waits)])
    }
  })

  it('keeps nobody out: a mailed link signs in all the while', async () => {
    const email = await withPassword()
    for (let i = 0; i < 6; i++)
      await call('POST', '/sessions/password', { body: { email, password: `wrong guess ${i}` } })
    expect((await call('POST', '/sessions/password', { body: { email, password: PASSWORD } })).status).toBe(429)
    expect((await signIn(email)).accessToken).toEqual(expect.any(String))
  })

  it('is in the log, with who and where from as hashes that are the same each time, and no address', async () => {
    const email = someAddress()
    const [near, far] = ['203.0.113.77', '203.0.113.78']
    lines.length = 0
    for (const from of [near, near, far])
      await call('POST', '/sessions/password', { body: { email, password: 'a wrong guess' }, from })
    await call('POST', '/sessions/link', { body: { token: 'x'.repeat(43) }, from: near })
    const noted = lines.map((line) => JSON.parse(line)).filter(({ failure }) => failure !== undefined)
    expect(noted.map(({ failure }) => failure)).toEqual([...Array(3).fill('wrong-credentials'), 'bad-link'])
    const [one, two, three, four] = noted
    const hash = expect.stringMatching(/^[0-9a-f]{16}$/)
    expect(one).toMatchObject({ source: hash, who: hash })
    expect([two.source, two.who, four.source]).toEqual([one.source, one.who, one.source])
    expect(three.who).toBe(one.who)
    expect(three.source).not.toBe(one.source)
    for (const secret of [email, near, far, 'a wrong guess']) expect(lines.join('')).not.toContain(secret)
  })
})

describe('Asking for somebody else’s link', () => {
  it('voids none of theirs, fills nobody’s mailbox, and is answered the same', async () => {
    for (const email of [await withPassword(), someAddress()]) {
      const mine = await askForLink(email)
      const before = letters.length
      const answers = []
      for (let i = 0; i < 15; i++) {
        const { status, body } = await call('POST', '/sign-in/links', { body: { email }, from: '192.0.2.1' })
        answers.push([status, Object.keys(body)])
      }
      expect(answers).toEqual(Array(15).fill([202, ['expiresAt']]))
      expect(letters.length - before).toBe(3)
      const { cookie, token } = mine
      expect((await call('POST', '/sessions/link', { body: { token }, cookie })).status).toBe(201)
    }
  })

  it('does not use up their letters: a browser never seen before, elsewhere, gets one that signs in', async () => {
    const email = await withPassword()
    const [stranger, victim] = [
      ['192.0.2.1', '::ffff:192.0.2.1'],
      ['198.51.100.7', '2001:db8:1:2::7'],
    ]
    for (let i = 0; i < 20; i++) {
      await call('POST', '/sign-in/links', { body: { email }, from: stranger[i % 2]! })
      await call('POST', '/sign-in/links', { body: { email }, from: `2001:db8::${i + 1}` })
      await call('POST', '/sessions/password', { body: { email, password: `wrong guess ${i}` }, from: stranger[0]! })
    }
    expect(letters.filter(({ to }) => to === email)).toHaveLength(1 + 3 + 3) // the first is the one of signing up
    for (const from of victim) {
      const { token, cookie } = await askForLink(email, undefined, from)
      expect((await call('POST', '/sessions/link', { body: { token }, cookie, from })).status).toBe(201)
    }
  })

  it('from many networks at once ends with thirty letters', async () => {
    const email = someAddress()
    const asked = await Promise.all(
      Array.from({ length: 60 }, (_, i) => {
        const { call: send } = callsOf(i % 2 ? api : other)
        return send('POST', '/sign-in/links', { body: { email }, from: `192.0.2.${i % 20}` })
      }),
    )
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([202]))
    expect([...letters, ...other.letters].filter(({ to }) => to === email)).toHaveLength(30)
  })

  it('leaves no address behind, and of one that was used not even where it was asked for', async () => {
    const email = someAddress()
    const { token, cookie } = await askForLink(email, undefined, '192.0.2.9')
    const kept = async () => {
      const { rows } = await database.pool.query('SELECT source_hash FROM sign_in_link WHERE email = $1', [email])
      return rows.map(({ source_hash }) => source_hash)
    }
    const plain = createHash('sha256').update('192.0.2.9').digest()
    expect(await kept()).toEqual([expect.any(Buffer)])
    expect(await kept()).not.toEqual([plain])
    await call('POST', '/sessions/link', { body: { token }, cookie })
    expect(await kept()).toEqual([null])
  })

  it('does not use up the letters of a browser that has signed in before', async () => {
    const email = someAddress()
    const first = await askForLink(email)
    await call('POST', '/sessions/link', { body: { token: first.token }, cookie: first.cookie })
    for (let i = 0; i < 45; i++) await call('POST', '/sign-in/links', { body: { email }, from: `192.0.2.${i % 15}` })
    const before = letters.length
    const { token, cookie } = await askForLink(email, first.cookie)
    expect(letters.length).toBe(before + 1)
    expect((await call('POST', '/sessions/link', { body: { token }, cookie })).status).toBe(201)
  })
})

describe('Guessing a code', () => {
  const six = (code: number) => String(code % 1e6).padStart(6, '0')

  it('is answered byte for byte the same, whether anybody has the address, asked for a letter, or is right too late', async () => {
    const known = await withPassword()
    const answers = []
    for (const email of [known, someAddress()]) {
      const { cookie } = await askForLink(email)
      const right = Number(letters.at(-1)!.code)
      const enter = (code: string) =>
        app.inject({
          ...{ method: 'POST', url: '/v1/sessions/code', payload: { email, code } },
          ...(cookie && { headers: { cookie } }),
        })
      for (let i = 1; i <= 6; i++) answers.push(await enter(six(right + i)))
      answers.push(await enter(six(right)))
    }
    const { cookie } = await askForLink(someAddress())
    const elsewhere = { email: known, code: '123456' }
    answers.push(
      await app.inject({ method: 'POST', url: '/v1/sessions/code', payload: elsewhere, headers: { cookie } }),
    )
    const told = answers.map(({ statusCode, body, headers }) => {
      const { 'x-request-id': _, ratelimit: __, date: ___, ...same } = headers
      return JSON.stringify([statusCode, body, same])
    })
    expect(answers[0]!.json()).toEqual({
      type: '/problems/bad-code',
      title: 'This code does not work here.',
      status: 422,
    })
    expect(new Set(told).size).toBe(1)
  })

  it('ends after five tries in all processes at once', async () => {
    const email = someAddress()
    const { cookie } = await askForLink(email)
    const right = Number(letters.at(-1)!.code)
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const { call: send } = callsOf(i % 2 ? api : other)
        return send('POST', '/sessions/code', {
          body: { email, code: six(right + i + 1) },
          cookie,
          from: `192.0.2.${i}`,
        })
      }),
    )
    const late = await call('POST', '/sessions/code', { body: { email, code: six(right) }, cookie })
    expect(late.body.type).toBe('/problems/bad-code')
  })

  it('is counted by where it comes from, too', async () => {
    const strict = await testApp(database, KEYS, { signIns: 5 }, depsFor(database), {}, { settings })
    const { call: send } = callsOf(strict)
    const tries = []
    for (let i = 0; i < 7; i++)
      tries.push((await send('POST', '/sessions/code', { body: { email: someAddress(), code: '123456' } })).status)
    expect(tries).toEqual([...Array(5).fill(422), 429, 429])
    await strict.close()
  })

  it('is in the log as a failure, without the code and the address', async () => {
    const email = someAddress()
    lines.length = 0
    await call('POST', '/sessions/code', { body: { email, code: '918273' } })
    const noted = lines.map((line) => JSON.parse(line)).filter(({ failure }) => failure !== undefined)
    expect(noted).toMatchObject([{ failure: 'bad-code', who: expect.stringMatching(/^[0-9a-f]{16}$/) }])
    for (const secret of [email, '918273']) expect(lines.join('')).not.toContain(secret)
  })

  it('is for our own page alone: no other site’s can', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
    for (const url of ['/v1/sessions/code', '/v1/me/address', '/v1/sign-in/former-address']) {
      const asked = await app.inject({ method: 'OPTIONS', url, headers })
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
    }
  })
})

describe('The figures for a monitor', () => {
  it('do not tell who has an account', async () => {
    const { accessToken: token, account } = await signIn()
    const { game } = expectDone(await openGame(deps, opening({ host: account, title: 'A walk' })))
    const [known, unknown] = [(await addressee(database, { name: 'Ben' })).email, someAddress()]
    await withPassword()
    /** What one address does to the figures: counts and statuses, not how long things took or the process itself. */
    const traces = async (email: string) => {
      const figures = async () => {
        const text = (await api.app.inject({ url: '/metrics' })).body
        const counts = text.matchAll(/^(herald_(?:http_request_seconds_count|letters|games)\S*) (\d+)$/gm)
        return new Map([...counts].map(([, name, count]) => [name!, Number(count)]))
      }
      const before = await figures()
      await call('POST', '/sign-in/links', { body: { email } })
      for (let i = 0; i < 7; i++) await call('POST', '/sessions/password', { body: { email, password: PASSWORD } })
      await call('POST', `/games/${game}/invitations/mail`, { token, body: { email } })
      await expect
        .poll(async () => (await database.pool.query(`SELECT 1 FROM letter WHERE state = 'waiting'`)).rowCount)
        .toBe(0)
      const after = await figures()
      return [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)]).filter(([, more]) => more !== 0)
    }
    expect((await traces(known)).filter(([name]) => !String(name).includes('/metrics'))).toEqual(
      (await traces(unknown)).filter(([name]) => !String(name).includes('/metrics')),
    )
  })
})
