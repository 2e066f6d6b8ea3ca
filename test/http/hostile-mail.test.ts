// Mail that is made to keep the server busy: what strangers send is never opened, and what has more of anything than a letter
// has is not read, whoever it is for.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import { buildApp } from '../../src/http/app.ts'
import { INBOUND_SECRET, testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { type Addressee, addressee } from '../support/letters.ts'
import { atOrders, expectDone, orders, say } from '../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)
const { mails, services, close } = await testApp(database, undefined, undefined, deps)
let opened = 0
const readMail: typeof services.readMail = (raw) => {
  const cover = services.readMail(raw)
  if ('fault' in cover) return cover
  const open = () => {
    opened++
    return cover.open()
  }
  return { ...cover, open }
}
const app = await buildApp({ ...services, readMail }, { version: '0.0.0' })
afterAll(async () => {
  await app.close()
  await close()
})

let person: Addressee
let game = ''
let replyTo = ''
let before = 0
beforeAll(async () => {
  person = await addressee(database, { letters: { 'game-began': 'off' } })
  const table = await atOrders(deps, 3, { host: person.account })
  game = table.game
  for (const account of table.accounts) expectDone(await say(deps, game, account, orders(1)))
  await carryOnUntilAsked(deps, game)
  await sendDueLetters(services.letters)
  replyTo = mails.findLast(({ to }) => to === person.email)!.replyTo!
  before = (await deps.store.read(game))!.file.seq
})

/** As much of it as a mail may be long. */
async function bring(to: string, rest: string) {
  const headers = { authorization: `Bearer ${INBOUND_SECRET}`, 'content-type': 'message/rfc822' }
  const payload = `From: ${person.email}\r\nTo: ${to}\r\n${rest}`.slice(0, 256 * 1024)
  return (await app.inject({ method: 'POST', url: '/v1/inbound/mail', headers, payload })).json()
}
const changesNothing = async () => expect((await deps.store.read(game))!.file.seq).toBe(before)

const TEXT = 'Content-Type: text/plain\r\n\r\n'
const PARTS = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n'
const nested = (depth: number) =>
  Array.from({ length: depth }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`).join('')

const LONG: Readonly<Record<string, string>> = {
  newlines: TEXT + '\n'.repeat(256 * 1024),
  'empty lines': TEXT + '\r\n'.repeat(128 * 1024),
  'blank lines': TEXT + ' \n'.repeat(128 * 1024),
  'newlines below a word': `${TEXT}red${'\n'.repeat(5000)}`,
  'newlines in HTML': `Content-Type: text/html\r\n\r\n${'\n'.repeat(256 * 1024)}`,
  'lines that flow': `Content-Type: text/plain; format=flowed\r\n\r\n${'a \n'.repeat(80 * 1024)}`,
  parts: PARTS + '--b\n'.repeat(64 * 1024),
  'parts, fewer of them': PARTS + '--b\n'.repeat(500),
  'parts with text': PARTS + '--b\n\nx\n'.repeat(32 * 1024),
  'mails in mails': 'Content-Type: message/rfc822\n\n'.repeat(8000),
}
const DEEP: Readonly<Record<string, string>> = { 'parts in parts': nested(100), 'very deep parts': nested(5000) }
const HEADS: Readonly<Record<string, string>> = {
  headers: 'a: b\r\n'.repeat(170_000),
  'lines of one header': `Subject:${'\r\n x'.repeat(50_000)}\r\n\r\nx`,
  'one long header': `X: ${'x'.repeat(200_000)}\r\n\r\nx`,
}
/** Each is a head as long as may be. */
const WORDS: Readonly<Record<string, string>> = {
  'one long word for a receiver': `Cc: ${'a'.repeat(60_000)}\r\n\r\nx`,
  'many signs of an address': `Cc: ${'@'.repeat(60_000)}\r\n\r\nx`,
  'one long subject': `Subject: ${'=?utf-8?Q?'.repeat(6_000)}\r\n\r\nx`,
  'one long result': `Authentication-Results: ${'('.repeat(60_000)}\r\n\r\nx`,
}

describe('A stranger’s mail', () => {
  it.each(Object.entries({ ...LONG, ...DEEP, ...WORDS }))('of %s is not opened', async (_, rest) => {
    for (const to of ['somebody@reply.example.org', `reply+${'0'.repeat(56)}@reply.example.org`])
      expect(await bring(to, rest)).toEqual({ result: 'unknown' })
    expect(opened).toBe(0)
  })

  it.each(Object.entries(HEADS))('of %s is refused by its head', async (_, rest) => {
    const detail = 'The head of a mail has at most 500 lines and 64 KB.'
    for (const to of ['somebody@reply.example.org', replyTo])
      expect(await bring(to, rest)).toMatchObject({ status: 400, detail })
    expect(opened).toBe(0)
  })
})

describe('A player’s mail', () => {
  it.each(Object.entries(LONG))('of %s is refused unread', async (_, rest) => {
    expect(await bring(replyTo, rest)).toMatchObject({
      status: 400,
      detail: 'A mail has at most 4000 lines, and 400 that begin with two dashes.',
    })
    await changesNothing()
  })

  it.each(Object.entries(DEEP))('of %s is refused', async (_, rest) => {
    expect(await bring(replyTo, rest)).toMatchObject({ status: 400 })
    await changesNothing()
  })

  it('with a large picture below is read', async () => {
    const picture = `--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'A'.repeat(76)}\r\n`.repeat(3000)}--b--`
    const rest = `${PARTS}--b\r\n\r\nred act wait wait wait wait\r\n${picture}`
    expect(await bring(replyTo, rest)).toMatchObject({ result: 'taken' })
  })
})
