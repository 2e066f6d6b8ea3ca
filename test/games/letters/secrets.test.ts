// A whole game of people and a bot, with every mail read: nobody is written what they may not know.

import { expect, it } from 'vitest'
import { botFor } from '../../../src/bots/bots.ts'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { composeMail } from '../../../src/games/letters/compose/compose.ts'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { joinGame } from '../../../src/games/lobby/join-game.ts'
import { startWithBots } from '../../../src/games/lobby/start-game.ts'
import { load } from '../../../src/games/log/load.ts'
import { digest } from '../../../src/rules/fairness.ts'
import type { Command } from '../../../src/rules/ruleset.ts'
import { readXml } from '../../picture/xml.ts'
import { ownDatabase } from '../../support/database.ts'
import { type Addressee, addressee, lettersFor } from '../../support/letters.ts'
import { luckOf } from '../../support/play.ts'
import { header, postOffice } from '../../support/post-office.ts'
import { atOrders, expectDone, hostGame, opening, orders, ruleset, say } from '../../support/tables.ts'

const database = ownDatabase()
const office = postOffice()
const letters = lettersFor(database, office.postman)
const { deps } = letters

interface Secret {
  readonly seat: number
  readonly words: string
}

it('a whole game', { timeout: 120_000 }, async () => {
  const people: Addressee[] = []
  for (const [name, locale] of [
    ['Ada', 'en'],
    ['Benedikt', 'de'],
    ['Chloë', 'en'],
  ] as const)
    people.push(await addressee(database, { name, locale }))
  const [host, ...guests] = people as [Addressee, ...Addressee[]]
  const wish = opening({ host: host.account, options: { players: 4, length: 'short' } })
  const { game } = await hostGame(deps, wish)
  for (const { account } of guests) expectDone(await joinGame(deps, { game, account, nonce: '' }))
  expectDone(await startWithBots(deps, game, host.account, 'regent'))
  for (const { account } of people)
    expectDone(await say(deps, game, account, { t: 'standing', standing: { census: 'ask' } }))

  const bot = botFor('regent', ruleset)!
  const luck = luckOf(digest('letters'))
  const { secret } = (await deps.store.read(game))!.file
  /** Answers that are not open yet, in words, with their salts. */
  let hidden: Secret[] = []
  let read = 0
  const readMails = () => {
    for (const arrived of office.arrived.slice(read)) {
      read++
      const seat = people.findIndex(({ email }) => email === arrived.to)
      const { text = '', html = '', subject = '' } = arrived.mail
      const all = `${subject}\n${text}\n${html}\n${JSON.stringify(arrived.mail.headers)}`
      expect(all).not.toMatch(/undefined|NaN|\[object|null/)
      expect(all).not.toContain(secret)
      for (const other of people) if (other.email !== arrived.to) expect(all).not.toContain(other.email)
      for (const one of hidden) if (one.seat !== seat) expect(all.replace(/\s+/g, ' ')).not.toContain(one.words)
      readXml(html.replace(/^<!DOCTYPE html>/, ''))
    }
  }
  const post = async () => {
    await sendDueLetters(letters)
    readMails()
  }
  for (;;) {
    await carryOnUntilAsked(deps, game)
    hidden = []
    await post()
    const { file, state } = (await load(deps, game))!
    if (file.status === 'finished') break
    for (const question of ruleset.awaits(state)) {
      const account = file.seats.find(({ seat }) => seat === question.seat)?.account
      if (!account) continue
      const command = bot.answer(ruleset.view(state, question.seat), question, luck) as Command &
        Record<string, unknown>
      const receipt = expectDone(await say(deps, game, account, command))
      const inWords = (['en', 'de'] as const).flatMap(
        (locale) => ruleset.explain(state, question.seat, command, locale).words,
      )
      const isSecret = question.t === 'orders' || question.t === 'census'
      hidden.push(
        ...(receipt.salt === null ? [] : [{ seat: question.seat, words: receipt.salt }]),
        ...(isSecret ? [inWords.join(' ')].map((words) => ({ seat: question.seat, words })) : []),
      )
      await post() // what is told in between, too
    }
  }

  // Nobody's tokens are in anybody else's mail, and each mail is one of its kind.
  const tokens = office.arrived.map(({ to, raw, mail }) => ({
    to,
    raw,
    found: new Set(`${mail.text} ${JSON.stringify(mail.headers)}`.match(/[0-9a-f]{56}/g) ?? []),
  }))
  for (const { to, found } of tokens)
    for (const other of tokens)
      if (other.to !== to) for (const token of found) expect(other.found.has(token)).toBe(false)
  const ids = office.arrived.map((arrived) => header(arrived, 'message-id'))
  expect(new Set(ids).size).toBe(ids.length)
  const { rows } = await database.pool.query<{ kind: string; count: number }>(
    `SELECT kind, count(*)::integer AS count FROM letter WHERE state = 'sent' GROUP BY kind ORDER BY kind`,
  )
  const counted = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
  expect(counted).toMatchObject({ 'game-began': 3, 'game-over': 3, 'round-over': 24 })
  expect(counted['decision-asked']).toBeGreaterThan(0)
  expect(ids.length).toBeGreaterThan(30)
  const ends = office.arrived.filter(({ mail }) => /is over$|ist zu Ende$/.test(mail.subject ?? ''))
  expect(ends).toHaveLength(3)
  for (const { mail } of ends)
    expect(mail.text!.match(/Assessment of|Wertung (Ansehen|Einfluss|Reichtum)/g)!.length).toBeGreaterThan(2)
})

it('a report is the same whatever others have handed in since', async () => {
  const ada = await addressee(database, { letters: { 'round-report': 'digest' } })
  const { game, accounts } = await atOrders(deps, 3, { host: ada.account })
  for (const account of accounts) expectDone(await say(deps, game, account, orders(1)))
  await carryOnUntilAsked(deps, game)
  const later = new Date(Date.now() + 2 * 86_400_000)
  const bundle = (await letters.store.claim({ now: later, along: later, lease: later }))!
  expect(bundle.letters.map(({ kind }) => kind)).toContain('round-over')
  const withOrders = async (...words: string[]) => {
    expectDone(await say(deps, game, accounts[1]!, orders(2, ...words)))
    return (await composeMail(letters, bundle)).mail
  }
  expect(await withOrders('red', 'act', 'blue')).toEqual(await withOrders('wait', 'black', 'act', 'act'))
})
