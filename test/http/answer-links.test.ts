// A link in a letter answers what its letter asked for, and nothing that is asked later.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { botFor } from '../../src/bots/bots.ts'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import { testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { type Addressee, addressee, changeWishes } from '../support/letters.ts'
import { atOrders, expectDone, fullTable, look, orders, questionsOf, ruleset, say } from '../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)
const { app, mails, services, close } = await testApp(database, undefined, undefined, deps)
afterAll(close)

let person: Addressee
let game = ''
let accounts: string[] = []
beforeAll(async () => {
  person = await addressee(database)
  const table = await atOrders(deps, 3, { host: person.account })
  game = table.game
  accounts = table.accounts
  await say(deps, game, person.account, { t: 'standing', standing: { census: 'ask' } })
})

const regent = botFor('regent', ruleset)!
const post = () => sendDueLetters(services.letters)
const answersOf = async (account: string) => {
  const { view } = await look(deps, game, account)
  return (await questionsOf(deps, game, account)).map((question) => regent.answer(view, question, () => 0.5))
}
const everybodyPlays = async (some = accounts) => {
  for (const account of some)
    for (const answer of await answersOf(account)) expectDone(await say(deps, game, account, { ...answer }))
  await carryOnUntilAsked(deps, game)
  await post()
}
/** The newest mail's link, with its token. */
const linkIn = () =>
  mails
    .findLast(({ to }) => to === person.email)!
    .blocks.flatMap((block) => (block.t === 'action' ? [new URL(block.link.url)] : []))[0]!
const tokenIn = () => linkIn().hash.replace('#answer=', '')
const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, token: string, payload?: object) =>
  app.inject({
    method,
    url: `/v1/games/${game}${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
const kindsAsked = async () => (await questionsOf(deps, game, person.account)).map(({ t }) => t)
const untilDecision = async () => {
  while (!(await kindsAsked()).includes('census')) await everybodyPlays()
}

describe('A link to hand in orders', () => {
  it('is good for them, changed as often as one likes, and for the instructions that go with them', async () => {
    await everybodyPlays()
    expect(linkIn().pathname).toBe(`/games/${game}`)
    const [token, year] = [tokenIn(), 2]
    for (const words of [['red'], ['blue', 'act']]) {
      const { t, ...six } = orders(year, ...words)
      expect((await call('PUT', `/answers/${t}`, token, six)).statusCode).toBe(200)
    }
    const standing = { standing: { census: 'ask' } }
    expect((await call('PUT', '/answers/standing', token, standing)).statusCode).toBe(200)
    expect((await call('DELETE', '/answers/orders', token)).statusCode).toBe(200)
    expect((await call('GET', '', token)).json()).toMatchObject({ viewer: 0 })
  })

  it('ends when the year runs, also for a decision that comes up in it', async () => {
    const before = tokenIn()
    expect((await call('GET', '', before)).statusCode).toBe(200)
    let last = before
    while (!(await kindsAsked()).includes('census')) {
      last = tokenIn()
      await everybodyPlays()
    }
    // The year is not over, and its orders' link answers nothing of what is asked in it.
    for (const token of [before, last]) {
      expect((await call('GET', '', token)).json().type).toBe('/problems/unknown-token')
      const [answer] = await answersOf(person.account)
      const { t, ...fields } = { ...answer! }
      expect((await call('PUT', `/answers/${t}`, token, fields)).statusCode).toBe(401)
    }
  })
})

describe('A link to choose where one begins', () => {
  it('ends with that, also if nobody but people said anything since', async () => {
    const [lord, mine] = [await addressee(database), mails.length]
    // Who chooses first is chance: until it is the one who is written to.
    let { game, accounts } = await fullTable(deps, 3, { host: lord.account })
    while ((await questionsOf(deps, game, lord.account)).length === 0)
      ({ game, accounts } = await fullTable(deps, 3, { host: lord.account }))
    const ask = (method: 'GET' | 'PUT' | 'DELETE', path: string, token: string, payload?: object) =>
      app.inject({
        ...{ method, url: `/v1/games/${game}${path}`, headers: { authorization: `Bearer ${token}` } },
        ...(payload && { payload }),
      })
    await post()
    const links = mails
      .slice(mine)
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.t === 'action' ? [new URL(block.link.url)] : [])))
    const token = links
      .find(({ pathname, hash }) => pathname.includes(game) && hash !== '')!
      .hash.replace('#answer=', '')
    expect((await ask('GET', '', token)).statusCode).toBe(200)
    for (const account of [lord.account, ...accounts.slice(1), ...accounts.slice(1)])
      for (const question of await questionsOf(deps, game, account)) {
        const { view } = await look(deps, game, account)
        if (question.t === 'start')
          expectDone(await say(deps, game, account, { ...regent.answer(view, question, () => 0.5) }))
      }
    const { t, ...six } = orders(1, 'red')
    expectDone(await say(deps, game, lord.account, { t, ...six }))
    expect((await ask('GET', '', token)).statusCode).toBe(401)
    expect((await ask('GET', '/answers', token)).statusCode).toBe(401)
    expect((await ask('DELETE', '/answers/orders', token)).statusCode).toBe(401)
    expect((await ask('PUT', '/answers/orders', token, orders(1, 'blue'))).statusCode).toBe(401)
  })
})

describe('A link to decide', () => {
  it('opens the view and answers exactly that decision', async () => {
    await untilDecision()
    const token = tokenIn()
    const mail = mails.findLast(({ to }) => to === person.email)!
    expect(mail.subject).toBe('An evening: a decision is yours')
    const seen = (await call('GET', '', token)).json()
    const [question] = seen.view.questions
    expect(seen.viewer).toBe(0)
    expect(question).toMatchObject({ t: 'census', seat: 0 })
    for (const [kind, answer] of [
      ['standing', { standing: {} }],
      ['orders', { year: 1, orders: Array(6).fill('wait') }],
      ['spoils', {}],
    ] as const)
      expect((await call('PUT', `/answers/${kind}`, token, answer)).json().type, kind).toBe('/problems/scope')
    expect((await call('DELETE', '/answers/standing', token)).statusCode).toBe(403)
    const { t, ...answer } = { ...regent.answer(seen.view, question, () => 0.5) }
    const given = await call('PUT', `/answers/${t}`, token, answer)
    expect(given.statusCode).toBe(200)
    const [last] = (await deps.store.pages(game)).slice(-1)
    expect(last).toMatchObject({ by: 0, events: [{ t: 'census-given' }] })
    await carryOnUntilAsked(deps, game)
    expect((await call('GET', '', token)).statusCode).toBe(401)
  })

  it('does not answer what is asked in the next years', async () => {
    await untilDecision()
    const token = tokenIn()
    await everybodyPlays()
    while (!(await kindsAsked()).includes('orders')) await everybodyPlays()
    expect((await call('PUT', '/answers/orders', token, {})).statusCode).toBe(401)
  })
})

describe('A letter that comes late', () => {
  it('leads to the game, without signing in for what it did not ask', async () => {
    while (!(await kindsAsked()).includes('orders')) await everybodyPlays()
    await changeWishes(database, person.account, { 'round-report': 'digest' })
    await everybodyPlays()
    while (!(await kindsAsked()).includes('orders')) await everybodyPlays()
    // The next year's report does not go; what is asked by now is not what the first one asked for.
    await changeWishes(database, person.account, { 'game-over': 'off', 'your-turn': 'off' })
    const { rows } = await database.pool.query(
      `SELECT id FROM letter WHERE account_id = $1 AND state = 'waiting' AND kind = 'round-over' ORDER BY seq`,
      [person.account],
    )
    for (const account of accounts)
      for (const answer of await answersOf(account)) expectDone(await say(deps, game, account, { ...answer }))
    await carryOnUntilAsked(deps, game)
    await database.pool.query('UPDATE letter SET next_try_at = created_at WHERE id = $1', [rows[0]!.id])
    await sendDueLetters(services.letters)
    expect(linkIn().hash).toBe('')
    expect(mails.at(-1)!.replyTo).toBeUndefined()
  })
})

describe('A link in a letter from before its questions were kept', () => {
  it('is good for what is open, until the rules carry on', async () => {
    person = await addressee(database)
    const table = await atOrders(deps, 3, { host: person.account })
    game = table.game
    accounts = table.accounts
    await everybodyPlays()
    await database.pool.query('UPDATE letter SET questions = NULL WHERE game_id = $1', [game])
    const token = tokenIn()
    const [answer] = await answersOf(person.account)
    const { t, ...fields } = { ...answer! }
    expect((await call('PUT', `/answers/${t}`, token, fields)).statusCode).toBe(200)
    await everybodyPlays(accounts.filter((account) => account !== person.account))
    expect((await call('GET', '', token)).statusCode).toBe(401)
  })
})
