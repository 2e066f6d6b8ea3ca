// A game of another kind in the whole service: over HTTP, by its jobs and its bots, with letters, replies and pictures. What
// is only right for the first game shows here.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/main/config.ts'
import { startService } from '../../src/main/service.ts'
import type { Game } from '../../src/rules/ruleset.ts'
import { verifyBy } from '../../src/rules/verify-by.ts'
import { secondBots } from '../rules/second-bots.ts'
import { secondEdition, secondGame, secondWith } from '../rules/second-game.ts'
import { ownDatabase } from '../support/database.ts'
import { freePort } from '../support/free-port.ts'
import { Player } from '../support/player.ts'
import { type Arrived, postOffice } from '../support/post-office.ts'
import { secondCatalogue } from '../support/second.ts'

const database = ownDatabase()
const post = postOffice()
const INBOUND_SECRET = 'what the server that brings mail shows'
const home = mkdtempSync(join(tmpdir(), 'herald-second-'))
let address = ''
let stop = async () => {}

beforeAll(async () => {
  const many = '100000000'
  const port = await freePort()
  const config = readConfig({
    ...{ DATABASE_URL: database.url, ACCESS_KEYS: `second:${'secret'.repeat(6)}`, HERALD_HOME: home },
    ...{ PORT: String(port), LOG_LEVEL: 'error', SMTP_URL: post.url(), MAIL_FROM: 'Herald <herald@example.org>' },
    ...{ MAIL_REPLY_DOMAIN: 'reply.example.org', INBOUND_SECRET },
    ...{ REQUESTS_A_MINUTE: many, ADDRESS_REQUESTS_A_MINUTE: many, SIGN_INS_A_MINUTE: many },
  })
  const service = await startService(config, () => {}, secondCatalogue(secondEdition, secondGame))
  stop = service.stop
  address = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await stop()
  rmSync(home, { recursive: true, force: true })
})

const clerk = secondBots.makers.clerk!(secondGame as never)
let drawn = 0
const player = () => new Player(address, clerk, () => (drawn++ % 7) / 7)

async function signedIn(name: string, locale: 'en' | 'de'): Promise<Player & { email: string }> {
  const email = `${name}@example.org`
  const one = player()
  await one.signIn(email, locale, async () => {
    const [letter] = await post.arrival(email, 1)
    return /sign-in#([\w-]+)/.exec(letter!.mail.text ?? '')![1]!
  })
  await one.call('PATCH', '/me', { name })
  return Object.assign(one, { email })
}

const lettersTo = (email: string): Arrived[] =>
  post.arrived.filter(({ to, mail }) => to === email && !mail.text?.includes('/sign-in#'))

async function until<T>(look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const found = await look()
    if (found) return found
    await wait(50)
  }
}

describe('A small game of another kind', () => {
  let game = ''
  let ada: Player & { email: string }
  let ben: Player & { email: string }

  it('is the one that is offered, with its own bots, words and examples', async () => {
    ada = await signedIn('ada', 'en')
    ben = await signedIn('ben', 'de')
    expect(await ada.call('GET', '/rules')).toMatchObject([{ ruleset: 'second', version: 2 }])
    expect(await ada.call('GET', '/rules/second')).toMatchObject({ bots: ['clerk', 'miser'], standIn: 'clerk' })
    const reference = await (await fetch(`${address}/openapi.json`)).text()
    expect(reference).not.toMatch(/xidit|regent|kingdom/i)
    expect(reference).toContain('"place"')
    const wish = { ruleset: 'second', title: 'Small', options: { players: 3 } }
    await expect(ada.call('POST', '/games', { ...wish, bots: ['regent'] })).rejects.toThrow(/no-such-bot/)
    const absence = { standIn: 'regent' }
    await expect(ada.call('POST', '/games', { ...wish, agreement: { absence } })).rejects.toThrow(/standIn/)
    await expect(ada.call('POST', '/games', { ...wish, ruleset: 'chess' })).rejects.toThrow(/no-such-ruleset/)
    await expect(ada.call('POST', '/games', { ...wish, options: { players: 9 } })).rejects.toThrow(/S-1/)
  })

  it('is opened, joined and begun, with the bot the game has for empty seats', async () => {
    const wish = { ruleset: 'second', title: 'Small', options: { players: 3 }, agreement: { pace: 'weekly' } }
    game = (await ada.call<{ game: string }>('POST', '/games', wish)).game
    await ada.call('PUT', `/games/${game}/nonce`, { nonce: 'ada' })
    await ben.call('POST', `/games/${game}/seats`, { nonce: 'ben' })
    await ada.call('POST', `/games/${game}/start`, {})
    const { card } = await ada.look(game)
    expect(card).toMatchObject({ status: 'running', round: 1, version: 2 })
    expect(card).toMatchObject({ agreement: { absence: { standIn: 'clerk' } }, seats: [{}, {}, { bot: 'clerk' }] })
  })

  it('asks by letter, with its board and its words, and takes a line of mail for an answer', async () => {
    const letter = await until(() => lettersTo(ada.email).find(({ mail }) => mail.replyTo?.length))
    expect(letter.mail.text).toContain('Round 1')
    expect(letter.mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png'])
    const reply = (line: string) =>
      fetch(`${address}/v1/inbound/mail`, {
        method: 'POST',
        headers: { authorization: `Bearer ${INBOUND_SECRET}`, 'content-type': 'message/rfc822' },
        body: [
          `From: <${ada.email}>`,
          `To: <${letter.mail.replyTo![0]!.address}>`,
          ...['Subject: Re', 'Message-ID: <1@example.org>', 'Content-Type: text/plain', '', line],
        ].join('\r\n'),
      }).then((answer) => answer.json())
    expect(await reply('red act wait wait wait wait')).toMatchObject({ result: 'refused' })
    expect(await reply('Tower')).toMatchObject({ result: 'taken', words: ['Go to the tower.'] })
    const { view } = await until(async () => {
      const seen = await ben.look(game)
      return seen.view!.questions.length > 0 ? seen : undefined
    })
    expect(view).toMatchObject({ placed: ['tower', null, null], questions: [{ t: 'place' }] })
  })

  it('answers with receipts that name its places, and refuses with its rules', async () => {
    const put = (kind: string, body: object, question: string) =>
      ben.call('PUT', `/games/${game}/answers/${kind}?question=${encodeURIComponent(question)}`, body)
    const [question] = (await ben.look(game)).view!.questions
    await expect(put('place', { space: 'tower' }, question!.id)).rejects.toThrow(/S-3/)
    await expect(put('orders', { orders: [] }, question!.id)).rejects.toThrow(/40\d|422/)
    const receipt = await put('place', { space: 'mill' }, question!.id)
    expect(receipt).toMatchObject({ seat: 1, words: ['Go to the mill.'], places: ['mill'] })
    await expect(ben.call('POST', `/games/${game}/preview`, {})).rejects.toThrow(/no-preview/)
  })

  it('is played to its end by people, bots and jobs', async () => {
    await until(async () => {
      for (const one of [ada, ben]) {
        const { card, view } = await one.look(game)
        if (card.status === 'finished') return true
        if (view!.questions.length > 0) await one.answer(game)
      }
      return undefined
    })
    const { card } = await ben.look(game)
    expect(card).toMatchObject({ status: 'finished', round: 3 })
  })

  it('is told round by round, drawn, counted and verified', async () => {
    const rounds = await ada.call<{ round: number }[]>('GET', `/games/${game}/rounds`)
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3])
    for (const { round } of rounds) {
      const told = await ada.call<{ steps: { lines: unknown[] }[] }>('GET', `/games/${game}/rounds/${round}?views=true`)
      expect(told.steps.flatMap(({ lines }) => lines).length).toBeGreaterThan(3)
    }
    for (const [file, type] of [
      ['board.svg', 'image/svg+xml'],
      ['board.png', 'image/png'],
      ['board.svg?round=1', 'image/svg+xml'],
    ] as const) {
      const picture = await fetch(`${address}/v1/games/${game}/${file}`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)])
    }
    const figures = await ada.call<{ rounds: { figures: { points: number[] } }[] }>('GET', `/games/${game}/figures`)
    expect(figures.rounds.map((round) => round.figures.points)).toHaveLength(3)
    const proof = await ada.call<{ log: object[] }>('GET', `/games/${game}/proof`)
    const games = [secondWith(secondEdition, secondGame) as unknown as Game]
    const receipts = [...ada.receipts, ...ben.receipts]
    expect(verifyBy(games, proof, { receipts }).filter(({ ok }) => !ok)).toEqual([])
  })

  it('is told of by letter to everybody, in their language and its words', async () => {
    // What happens within seconds goes in one mail, which names the last round.
    const said = (email: string, words: RegExp) =>
      until(() => lettersTo(email).find(({ mail }) => words.test(mail.text?.replace(/\s+/g, ' ') ?? '')))
    await said(ada.email, /Round [12] at “Small” is over/)
    await said(ben.email, /Runde [12] bei „Small“ ist vorbei/)
    const end = await said(ben.email, /„Small“ ist zu Ende gegangen/)
    expect(end.mail.text).not.toMatch(/Jahr|Befehl/)
    for (const { mail } of lettersTo(ada.email)) expect(mail.text).not.toMatch(/\byear|\borders\b/i)
  })
})
