// An answer names its question: what was meant for one never answers the next of its kind, however often it is sent.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { load } from '../../src/games/log/load.ts'
import { digest } from '../../src/rules/fairness.ts'
import type { Question } from '../../src/rules/ruleset.ts'
import { testApp } from '../support/app.ts'
import { answersTo, type Somebody, somebody } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { busy, luckOf } from '../support/play.ts'
import { atOrders, expectDone, orders, say } from '../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)
const { app, close } = await testApp(database, undefined, undefined, deps)
afterAll(close)

let ada: Somebody
let game = ''
const luck = luckOf(digest('named questions'))
beforeAll(async () => {
  ada = await somebody(app)
})
/** All know what they want, but for Ada, who wants to be asked what to take. */
async function newTable(): Promise<void> {
  game = (await atOrders(deps, 3, { host: ada.account })).game
  expectDone(await say(deps, game, ada.account, { t: 'standing', standing: { rewards: 'ask' } }))
}
beforeEach(newTable)

async function call(method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object, ifMatch?: string) {
  const headers = { authorization: `Bearer ${ada.token}`, ...(ifMatch !== undefined && { 'if-match': ifMatch }) }
  const told = await app.inject({ method, url: `/v1/games/${game}${path}`, headers, ...(payload && { payload }) })
  return { status: told.statusCode, body: told.json(), tag: String(told.headers.etag) }
}
const seq = async (): Promise<number> => (await call('GET', '')).body.card.seq

interface Decision {
  readonly id: string
  readonly kind: string
  readonly answer: object
}

/** All play on until Ada has something to decide, with an answer to it; undefined when the game is over before. */
async function nextDecision(): Promise<Decision | undefined> {
  for (;;) {
    await carryOnUntilAsked(deps, game)
    const answers = answersTo((await load(deps, game))!, luck, busy as unknown as Bot)
    if (answers.length === 0) return undefined
    const own = answers.find(({ account, command }) => account === ada.account && command.t === 'spoils')
    if (own) {
      const { t: kind, ...answer } = own.command
      return { id: own.question, kind, answer }
    }
    for (const { account, command } of answers) expectDone(await say(deps, game, account, { ...command }))
  }
}

/** At another table, if need be. */
async function decision(): Promise<Decision> {
  for (;;) {
    const found = await nextDecision()
    if (found) return found
    await newTable()
  }
}

/** It asks for what the view asks for. */
const asked = (id: string) => ({ questions: [expect.objectContaining({ id })] })

it('An answer whose `t` is not the one of its address is not understood, and changes nothing', async () => {
  const before = await seq()
  const { status, body } = await call('PUT', '/answers/orders', { ...orders(1), t: 'census' })
  expect([status, body.type, body.pointer]).toEqual([400, '/problems/not-understood', '/t'])
  expect(await seq()).toBe(before)
  expect((await call('PUT', '/answers/orders', orders(1))).status).toBe(200)
})

describe('A decision', () => {
  it('is taken once; sent again when the game asks the next of its kind, it is refused with that one', async () => {
    const path = (id: string) => `/answers/spoils?question=${id}`
    const taken = async (): Promise<[Decision, Decision]> => {
      const one = await decision()
      expect((await call('PUT', path(one.id), one.answer)).status).toBe(200)
      const another = await nextDecision()
      return another ? [one, another] : taken()
    }
    const [first, next] = await taken()
    expect(next.id).not.toBe(first.id)
    const before = await seq()
    const again = await call('PUT', path(first.id), first.answer)
    expect(again).toMatchObject({ status: 409, body: { type: '/problems/not-asked', ...asked(next.id) } })
    // Not even where what is sent would be an answer to the next one as well.
    expect(await call('PUT', path(first.id), next.answer)).toMatchObject({ status: 409, body: asked(next.id) })
    expect(await seq()).toBe(before)
    expect((await call('PUT', path(next.id), next.answer)).status).toBe(200)
    expect(await seq()).toBeGreaterThan(before)
  })

  it('has to name it, or to be made on what the game is now', async () => {
    const { id, kind, answer } = await decision()
    const before = await seq()
    const unnamed = await call('PUT', `/answers/${kind}`, answer)
    expect(unnamed).toMatchObject({
      ...{ status: 428, body: { type: '/problems/question-needed', detail: expect.stringContaining('`question`') } },
    })
    expect(unnamed.body).toMatchObject(asked(id))
    expect(await call('PUT', `/answers/${kind}?question=nobody-asked`, answer)).toMatchObject({ status: 409 })
    expect(await seq()).toBe(before)
    const { tag } = await call('GET', '')
    expect((await call('PUT', `/answers/${kind}`, answer, tag)).status).toBe(200)
  })

  it('of a kind that the game does not have is refused with those it has', async () => {
    const { id } = await decision()
    const before = await seq()
    for (const [method, path] of [
      ['PUT', `/answers/moves?question=${id}`],
      ['PUT', '/answers/toString'],
      ['DELETE', `/answers/moves?question=${id}`],
    ] as const)
      expect(await call(method, path, {})).toMatchObject({
        ...{
          status: 404,
          body: { type: '/problems/no-such-answer', detail: expect.stringMatching(/\borders, standing\b/) },
        },
      })
    expect(await seq()).toBe(before)
  })

  it('is not given with the name of another kind of question', async () => {
    const { id, kind } = await decision()
    const six = { year: 1, orders: Array(6).fill('wait') }
    expect((await call('PUT', `/answers/orders?question=${id}`, six)).status).toBe(409)
    expect((await call('PUT', `/answers/${kind}?question=orders/1/0`, {})).status).toBe(409)
  })
})

describe('What is kept until all is in', () => {
  it('may be handed in without it, for its own round; and changed and taken back by the name that the view has', async () => {
    const [question] = (await call('GET', '')).body.view.questions as [Question]
    const { t, ...six } = orders((await call('GET', '')).body.card.round, 'red')
    expect((await call('PUT', `/answers/${t}`, six)).status).toBe(200)
    const { answerable } = (await call('GET', '')).body
    expect(answerable).toEqual([{ question: question.id, kind: t }])
    expect((await call('PUT', `/answers/${t}?question=${question.id}`, six)).status).toBe(200)
    // To take it back says no round: the next year's could be meant.
    expect((await call('DELETE', `/answers/${t}`)).status).toBe(428)
    expect((await call('DELETE', `/answers/${t}?question=orders/99/0`)).status).toBe(409)
    expect((await call('DELETE', `/answers/${t}?question=${question.id}`)).status).toBe(200)
    expect((await call('PUT', `/answers/${t}?question=orders/99/0`, six)).status).toBe(409)
  })

  it('leaves instructions as they were: left at any time, also for what is asked later', async () => {
    const standing = { standing: { rewards: 'ask', titan: 'ask' } }
    expect((await call('PUT', '/answers/standing', standing)).status).toBe(200)
    const [{ question }] = (await call('GET', '')).body.answerable
    expect((await call('PUT', `/answers/standing?question=${question}`, standing)).status).toBe(200)
    expect((await call('PUT', '/answers/standing?question=orders/99/0', standing)).status).toBe(409)
    expect((await call('DELETE', '/answers/standing')).status).toBe(200)
  })
})
