// Words that people bring: names, titles, talk. None turns around what others read, and those from before are shown apart.
import { afterAll, describe, expect, it } from 'vitest'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import { games } from '../../src/rules/games.ts'
import { testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { addressee } from '../support/letters.ts'
import { atOrders } from '../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)
const { app, mails, services, close } = await testApp(database, undefined, undefined, deps)
afterAll(close)

const guest = (name: string) => app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name } })
const TURNED = ['Tea\u202egnp', '\u2067Tea', 'T\u200bea', 'Te\u00ada', '\u061cTea', 'Tea\u200f', '\u3164', 'Te\u2060a']

describe('Words that are not what they look like', () => {
  it('are no title', async () => {
    const headers = { authorization: `Bearer ${(await guest('Ada')).json().accessToken}` }
    const [ruleset] = games.map(({ standard }) => standard.name)
    for (const title of TURNED) {
      const payload = { ruleset, title, options: { players: 3 } }
      const { statusCode, body } = await app.inject({ method: 'POST', url: '/v1/games', headers, payload })
      expect([statusCode, JSON.parse(body).type], JSON.stringify(title)).toEqual([422, '/problems/bad-title'])
    }
    const payload = { ruleset, title: 'ערב 🏳️‍🌈', options: { players: 3 } }
    expect((await app.inject({ method: 'POST', url: '/v1/games', headers, payload })).statusCode).toBe(201)
  })

  it('are no name, of people or tokens', async () => {
    const headers = { authorization: `Bearer ${(await guest('Ada')).json().accessToken}` }
    const scopes = ['read']
    for (const name of TURNED)
      for (const answer of [
        await guest(name),
        await app.inject({ method: 'PATCH', url: '/v1/me', headers, payload: { name } }),
        await app.inject({ method: 'POST', url: '/v1/me/tokens', headers, payload: { name, scopes } }),
      ])
        expect(answer.json(), JSON.stringify(name)).toMatchObject({ status: 422, pointer: '/name' })
    for (const name of ['محمد', '👩🏽‍🚀']) expect((await guest(name)).statusCode).toBe(201)
  })

  it('are not said at the table, where they would turn what follows around', async () => {
    const session = (await guest('Ada')).json()
    const { game } = await atOrders(deps, 3, { host: session.account })
    const headers = { authorization: `Bearer ${session.accessToken}` }
    const say = (text: string) =>
      app.inject({ method: 'POST', url: `/v1/games/${game}/messages`, headers, payload: { text } })
    for (const text of ['yes\u202eno', '\u202dno'])
      expect((await say(text)).json()).toMatchObject({ status: 422, pointer: '/text' })
    expect((await say('שלום \u200f(לא)\nשני')).statusCode).toBe(201)
  })
})

describe('A title or a name from before', () => {
  it('steers nothing in a letter', async () => {
    const ada = await addressee(database, { name: 'Ada' })
    const { game } = await atOrders(deps, 3, { host: ada.account })
    await database.pool.query('UPDATE game SET title = $2, revision = revision + 1 WHERE id = $1', [
      game,
      'Pay\u202eevil',
    ])
    await database.pool.query('UPDATE account SET name = $2 WHERE id = $1', [ada.account, 'שרה\u202e'])
    await sendDueLetters(services.letters)
    const mail = mails.findLast(({ to }) => to === ada.email)!
    const words = JSON.stringify({ ...mail, blocks: mail.blocks.filter(({ t }) => t !== 'picture') })
    expect(mail.subject).toBe('Payevil has begun')
    expect(words).toContain('\u2068שרה\u2069')
    expect(words.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, '')).not.toMatch(/\p{Bidi_Control}/u)
  })
})
