// A whole game over the API, with workers and a mail server: every mail, log line and job is read, and none holds a secret.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginSession } from '../../src/accounts/sessions/begin-session.ts'
import { botFor } from '../../src/bots/bots.ts'
import { joinGame } from '../../src/games/lobby/join-game.ts'
import { startWithBots } from '../../src/games/lobby/start-game.ts'
import { load } from '../../src/games/log/load.ts'
import type { PubSub } from '../../src/games/ports/pubsub.ts'
import { type Jobs, startJobs } from '../../src/jobs/jobs.ts'
import { USUAL_SETTINGS } from '../../src/jobs/workers/worker.ts'
import { digest } from '../../src/rules/fairness.ts'
import type { Command } from '../../src/rules/ruleset.ts'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { testApp } from '../support/app.ts'
import { BACKENDS } from '../support/backends.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { isAtRest, untilGame } from '../support/games.ts'
import { type Addressee, addressee, lettersFor } from '../support/letters.ts'
import { readableLog } from '../support/log.ts'
import { luckOf } from '../support/play.ts'
import { type Arrived, postOffice } from '../support/post-office.ts'
import { expectDone, hostGame, namedBy, opening, ruleset } from '../support/tables.ts'

/** Something that nobody but this seat may know, up to when so many mails had come. */
interface Secret {
  readonly seat: number
  readonly words: string
  until: number
}

describe.each(BACKENDS)('A whole game on $name', ({ open }) => {
  const database = ownDatabase()
  const queue = open(database)
  const office = postOffice()
  const { log, lines } = readableLog()
  const requests: string[] = []
  const closing: (() => Promise<unknown>)[] = []
  let pubsub: PubSub
  let jobs: Jobs
  let carried: () => Promise<string[]>

  beforeAll(async () => {
    const opened = await openPubSub(database.url, database.pool)
    pubsub = opened
    closing.push(() => opened.close())
    carried = await queue.watch()
  })
  afterAll(async () => {
    await jobs.stop()
    for (const close of closing.toReversed()) await close()
  })

  it('no mail, log line or job holds what another seat may not know', { timeout: 240_000 }, async () => {
    const deps = depsFor(database, pubsub)
    const letters = { ...lettersFor(database, office.postman), deps }
    const settings = { ...USUAL_SETTINGS, mailEveryMs: 50, sweepEveryMs: 1_000 }
    jobs = await startJobs({ deps, outbox: outboxIn(database.pool), letters, log, settings }, queue.backend)
    const stream = { write: (line: string) => void requests.push(line) }
    const { app, services, close } = await testApp(database, undefined, undefined, deps, {
      log: { level: 'trace', stream },
    })
    closing.push(close)

    const names = ['Ada', 'Benedikt', 'Chloë']
    const people: Addressee[] = []
    for (const [i, name] of names.entries())
      people.push(await addressee(database, { name, locale: i === 1 ? 'de' : 'en' }))
    const [host, ...guests] = people as [Addressee, ...Addressee[]]
    const wish = opening({ host: host.account, options: { players: 4, length: 'short' } })
    const { game } = await hostGame(deps, wish, 'nonce-of-ada')
    for (const { account } of guests) expectDone(await joinGame(deps, { game, account, nonce: `nonce-${account}` }))
    expectDone(await startWithBots(deps, game, host.account, 'regent'))
    const tokens: string[] = []
    for (const { account } of people) {
      const { start, signedIn } = beginSession(services.accounts, {})
      expect(await services.accounts.store.openSession(account, 0, start)).toBe(true)
      tokens.push(app.accessTokens.sign(signedIn(account, 0)))
    }
    const put = async (seat: number, { t, ...answer }: Command) => {
      const headers = { authorization: `Bearer ${tokens[seat]}` }
      const { question } = await namedBy(deps, game, people[seat]!.account, t)
      const url = `/v1/games/${game}/answers/${t}${question === undefined ? '' : `?question=${question}`}`
      const told = await app.inject({ method: 'PUT', url, headers, payload: answer })
      expect(told.statusCode, told.body).toBe(200)
      return told.json() as { salt: string; words: string[] }
    }
    for (const seat of people.keys()) await put(seat, { t: 'standing', standing: { census: 'ask' } } as Command)

    const bot = botFor('regent', ruleset)!
    const luck = luckOf(digest('secrets'))
    const secrets: Secret[] = []
    for (;;) {
      const file = await untilGame(deps, game, isAtRest)
      if (file.status === 'finished') break
      const { state } = (await load(deps, game))!
      const asked = ruleset.awaits(state).filter(({ seat }) => seat < people.length)
      for (const question of asked) {
        const { seat } = question
        const command = bot.answer(ruleset.view(state, seat), question, luck)
        const { salt } = await put(seat, command)
        secrets.push({ seat, words: salt, until: Number.POSITIVE_INFINITY })
        if (question.t === 'orders' || question.t === 'census')
          for (const locale of ['en', 'de'] as const) {
            const words = ruleset.explain(state, seat, command, locale).words.join(' ')
            secrets.push({ seat, words, until: Number.POSITIVE_INFINITY })
          }
      }
      // With the last of them the round runs, and all is open.
      for (const one of secrets) one.until = Math.min(one.until, office.arrived.length)
    }
    const isLast = ({ mail }: Arrived) => /is over$|ist zu Ende$/.test(mail.subject ?? '')
    await expect.poll(() => office.arrived.filter(isLast).length, { timeout: 60_000 }).toBe(3)

    const { secret, seats } = (await deps.store.read(game))!.file
    const pages = await deps.store.pages(game)
    const orders = pages.flatMap(({ events }) => events).filter(({ t }) => t === 'orders-given')
    expect(orders).toHaveLength(36)

    // Of each mail: nobody else's.
    for (const [i, { to, mail }] of office.arrived.entries()) {
      const text = `${mail.subject} ${mail.text} ${mail.html} ${JSON.stringify(mail.headers)}`.replace(/\s+/g, ' ')
      const seat = people.findIndex(({ email }) => email === to)
      expect(text).not.toContain(secret)
      for (const { email } of people) if (email !== to) expect(text).not.toContain(email)
      for (const one of secrets) if (one.seat !== seat && i < one.until) expect(text).not.toContain(one.words)
    }
    // Of the log and the jobs: nobody's at all.
    const mailed = office.arrived.flatMap(
      ({ mail }) => `${mail.text} ${JSON.stringify(mail.headers)}`.match(TOKEN) ?? [],
    )
    expect(mailed.length).toBeGreaterThan(20)
    const never = [
      ...[secret, ...seats.map(({ nonce }) => nonce!), ...people.map(({ email }) => email), ...tokens],
      ...[...secrets.map(({ words }) => words), ...new Set(mailed)],
      ...pages.flatMap(({ salt }) => salt ?? []),
      ...orders.map((event) => JSON.stringify((event as unknown as { orders: string[] }).orders)),
    ].filter((words) => words !== '')
    const payloads = await carried()
    expect(payloads.filter((row) => row.includes(game)).length).toBeGreaterThan(20)
    expect(requests.length).toBeGreaterThan(30)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
    const all = [...payloads, ...requests, ...lines.map((line) => JSON.stringify(line))]
      .join('\n')
      .replaceAll('\\"', '"')
    for (const words of never) expect(all.includes(words), words).toBe(false)
    // And of people and games, no more than ids.
    for (const name of [...names, wish.title]) expect(all.includes(name), name).toBe(false)
  })
})

const TOKEN = /[0-9a-f]{56}/g
