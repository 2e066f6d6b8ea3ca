// Nobody reads what is secret. Games are played in four worlds that differ in one player's secrets and in the salts these are
// sealed with, and in nothing else; all that anybody else can get of them is the same, but for seals and heads that follow
// from salts nobody else has. And whoever tries all there is against what is shown finds nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { joinGame } from '../../src/games/lobby/join-game.ts'
import { startWithBots } from '../../src/games/lobby/start-game.ts'
import { load } from '../../src/games/log/load.ts'
import type { GameId } from '../../src/games/model/game.ts'
import { isSame } from '../../src/rules/canonical.ts'
import type { Question } from '../../src/rules/ruleset.ts'
import type { Somebody } from '../support/company.ts'
import { ownDatabase } from '../support/database.ts'
import { busy } from '../support/play.ts'
import { expectDone, hostGame, opening, orders } from '../support/tables.ts'
import { masked, type Onlooker, TwinWorld } from '../support/twins.ts'

const START = Date.now()
const worlds = [
  { secrets: 0, salts: 0 } as const,
  { secrets: 1, salts: 1 } as const,
  { secrets: 1, salts: 0 } as const,
  { secrets: 0, salts: 1 } as const,
].map((twin) => new TwinWorld(ownDatabase(), twin, START))
const [, , other, resealed] = worlds as [TwinWorld, TwinWorld, TwinWorld, TwinWorld]
beforeAll(async () => {
  for (const world of worlds) await world.begin()
})
afterAll(async () => {
  for (const world of worlds) await world.end()
})

/** Whom the keeper talks to in private. */
const CONFIDANT = 2

type Person = Somebody & { readonly email: string }

/** A table as it stands in one world. */
interface Table {
  readonly world: TwinWorld
  readonly game: GameId
  readonly people: readonly Person[]
  /** Seat 1: who has the secrets. */
  readonly keeper: Person
  readonly onlookers: readonly Onlooker[]
}

interface Company {
  readonly name: string
  readonly people: number
  readonly bots: number
  /** Whether a bot plays for the host, who still looks on. */
  readonly hostLeaves: boolean
}

async function begin(world: TwinWorld, { name, people: many, bots, hostLeaves }: Company): Promise<Table> {
  const { deps } = world
  const people: Person[] = []
  for (let i = 0; i < many; i++) people.push(await world.person(`${name}${i}`))
  const [host, ...guests] = people as [Person, ...Person[]]
  const options = { players: many + bots, length: 'short' }
  const { game } = await hostGame(deps, opening({ host: host.account, options }))
  for (const { account } of guests) expectDone(await joinGame(deps, { game, account, nonce: 'guest' }))
  if (bots > 0) expectDone(await startWithBots(deps, game, host.account, 'regent'))
  if (hostLeaves) await deps.store.handOver(game, host.account, 'regent', deps.clock())
  const stranger = await world.person(`${name}-stranger`)
  const onlookers: Onlooker[] = [
    ...people.flatMap(({ token, email }, seat) => (seat === 1 ? [] : [{ name: `seat ${seat}`, token, email }])),
    { name: 'stranger', token: stranger.token, email: stranger.email },
    { name: 'nobody', token: null },
  ]
  for (const onlooker of onlookers) world.watch(onlooker, game)
  return { world, game, people, keeper: people[1]!, onlookers }
}

/** What differs at once, and what else there is, and what costs most to draw. */
type How = 'briefly' | 'whole' | 'drawn'

/** Everything somebody can get, by the name of where they got it. */
async function gather(
  { world, game, keeper }: Table,
  { name, token }: Onlooker,
  how: How,
): Promise<Map<string, string>> {
  const at = `/v1/games/${game}`
  const { round, seq } = (await load(world.deps, game))!.file
  const reads = [
    ...['', '/events', `/events?since=${seq - 1}`, '/log', '/rounds', '/record', '/proof', '/figures', '/check'],
    ...['/board.svg', `/board.svg?at=${seq - 1}`, '/messages', '/answers', '/draft', '/invitations'],
    ...[round - 1, round].map((one) => `/rounds/${Math.max(1, one)}?views=${how === 'drawn'}`),
  ].map((path) => `${at}${path}`)
  const lists = ['running', 'open', 'mine', 'finished', 'substitutes'].map((which) => `/v1/games?which=${which}`)
  const all = new Map<string, string>()
  // What the keeper has told somebody is no secret from them.
  const isTold = (path: string) => name === `seat ${CONFIDANT}` && path.endsWith('/messages')
  const paths =
    how === 'briefly' ? ['', '/events', '/log', '/check'].map((path) => `${at}${path}`) : [...reads, ...lists]
  for (const path of paths) if (!isTold(path)) all.set(path, await world.seen(token, 'GET', path))
  const tries: ['PUT' | 'POST' | 'DELETE', string, object?][] = [
    ['PUT', '/answers/orders', orders(round, 'fly')],
    ['PUT', '/answers/orders', orders(99)],
    ['PUT', '/answers/census', { year: round, show: {} }],
    ['PUT', '/answers/spoils', { year: round, slot: 1, take: [] }],
    ['PUT', '/answers/start', { city: 0 }],
    ['DELETE', '/answers/census'],
    ['POST', '/preview', { orders: Array(6).fill('act') }],
    ['POST', '/preview', { orders: Array(6).fill('red'), guesses: { 1: Array(6).fill('act') } }],
    ['POST', '/seats', { nonce: '' }],
    ['POST', '/seats/1/substitute', {}],
    ['POST', '/start', {}],
  ]
  for (const [method, path, body] of how === 'briefly' ? [] : tries)
    all.set(`${method} ${path} ${JSON.stringify(body)}`, await world.seen(token, method, `${at}${path}`, body))
  expect(keeper.token).not.toBe(token)
  return all
}

/** By a link from a letter: what it lets one read. */
async function gatherByLetter({ world, game }: Table, { email }: Onlooker): Promise<Map<string, string>> {
  const token = email === undefined ? undefined : await world.letterLink(email)
  const all = new Map<string, string>()
  if (token === undefined) return all
  for (const path of ['', '/answers', '/draft', '/rounds', '/rounds/1', '/board.svg'])
    all.set(`by letter ${path}`, await world.seen(token, 'GET', `/v1/games/${game}${path}`))
  return all
}

/** What everybody else gets of a table, raw. */
async function everything(table: Table, how: How): Promise<Map<string, string>> {
  const { world, game, onlookers } = table
  const all = new Map<string, string>()
  const mails = await world.mails()
  for (const onlooker of onlookers) {
    const put = (name: string, text: string) => all.set(`${onlooker.name}: ${name}`, text)
    for (const [name, text] of [...(await gather(table, onlooker, how)), ...(await gatherByLetter(table, onlooker))])
      put(name, text)
    const events = await world.call(onlooker.token, 'GET', `/v1/games/${game}/events`)
    const last = (events.json() as { seq: number }[]).at(-1)?.seq ?? 0
    put('stream', (await world.streamed(onlooker, game, last)).join('\n\n'))
    put('mails', (mails.get(onlooker.email ?? '') ?? []).join('\n\n'))
    if (how === 'drawn')
      put('board.png', await world.seen(onlooker.token, 'GET', `/v1/games/${game}/board.png?width=300`))
  }
  return all.set('metrics', await world.figures())
}

/** Where two texts part, with a little of what stands there. */
function difference(text: string, other = ''): string | undefined {
  if (text === other) return undefined
  const at = [...text].findIndex((letter, i) => letter !== other[i])
  return `${text.slice(at - 150, at + 50)} <> ${other.slice(at - 50, at + 50)}`
}

/** How often all that is shown was held against the other worlds, and how much of it there was. */
const compared = { moments: 0, things: 0, hidden: 0 }

async function compare(tables: readonly Table[], how: How = 'whole'): Promise<void> {
  const raw = await Promise.all(tables.map((table) => everything(table, how)))
  const logs = await Promise.all(tables.map(({ world, game }) => world.pages(game)))
  const names = await Promise.all(tables.map(({ world }) => world.names()))
  const seen = raw.map((all, i) => new Map([...all].map(([name, text]) => [name, masked(text, names[i]!)])))
  for (const [i, others] of seen.entries())
    for (const [name, text] of seen[0]!) {
      expect(difference(text, others.get(name)), `${name} in world ${i}`).toBeUndefined()
      compared.things++
    }
  expect(new Set(seen.map(({ size }) => size)).size).toBe(1)

  // What differs is sealed: its salt is random, used once, and shown to nobody else.
  for (const [number, { salt, events }] of logs[0]!.entries()) {
    if (logs.every((log) => isSame(log[number]!.events, events))) continue
    compared.hidden++
    for (const [i, log] of logs.entries()) {
      const page = log[number]!
      expect(page.salt).toMatch(/^[0-9a-f]{32}$/)
      expect(log.filter((one) => one.salt === page.salt)).toHaveLength(1)
      for (const [name, text] of raw[i]!)
        expect(text.includes(page.salt!), `salt of page ${number} in ${name}`).toBe(false)
    }
    const saltIn = (world: TwinWorld) => logs[worlds.indexOf(world)]![number]!.salt
    expect(saltIn(other)).toBe(salt)
    expect(saltIn(resealed)).not.toBe(salt)
  }
  // With the salts exchanged and the same secrets, the same things differ: it is the salts that do.
  const differing = (all: Map<string, string>) => [...all].filter(([name, text]) => text !== raw[0]!.get(name))
  const byName = (all: Map<string, string>) => differing(all).map(([name]) => name)
  expect(byName(raw[worlds.indexOf(resealed)]!)).toEqual(byName(raw[worlds.indexOf(other)]!))
  compared.moments++
}

/** What somebody busy would say; the same in every world. */
async function usual({ world, game }: Table, seat: number): Promise<{ kind: string; answer: object }[]> {
  const { ruleset, state } = (await load(world.deps, game))!
  const asked: Question[] = ruleset.awaits(state).filter((question) => question.seat === seat)
  return asked.map((question) => {
    const { t: kind, ...answer } = (busy as unknown as Bot).answer(ruleset.view(state, seat), question, world.luck)
    return { kind, answer }
  })
}

/** Each of the two sets is legal, and no part of one is in the other. */
function secretsAbout(
  question: Question & { most?: Record<string, number> },
  year: number,
): [object, object] | undefined {
  const six = (word: string) => ({ year, orders: ['act', word, word, 'wait', word, 'act'] })
  if (question.t === 'orders') return [six('red'), six('blue')]
  if (question.t !== 'census') return undefined
  const none = Object.fromEntries(Object.keys(question.most!).map((kind) => [kind, 0]))
  return [
    { year, show: none },
    { year, show: question.most! },
  ]
}

/** In every world at once, one after the other. */
async function each(tables: readonly Table[], work: (table: Table) => Promise<unknown>): Promise<void> {
  for (const table of tables) {
    await work(table)
    table.world.later(7)
  }
}

/** The keeper leaves instructions of either kind, and then, in all worlds, the same. */
async function instruct(tables: readonly Table[], agreed: object, ...secrets: [object, object]): Promise<void> {
  await each(tables, ({ world, game, keeper }) =>
    world.inSecret(() => world.say(keeper, game, 'standing', { standing: world.choose(...secrets) })),
  )
  await compare(tables)
  await each(tables, ({ world, game, keeper }) => world.say(keeper, game, 'standing', { standing: agreed }))
}

/** One answer of everybody who is asked: of the keeper first a secret one, which is then replaced. */
async function turn(tables: readonly Table[], how: How): Promise<void> {
  const [{ world, game }] = tables as [Table]
  const { ruleset, state, file } = (await load(world.deps, game))!
  const asked = ruleset.awaits(state)
  const own = asked.find(({ seat }) => seat === 1)
  // Where nobody else is asked, the answer is open at once.
  const secrets = own && asked.length > 1 ? secretsAbout(own, file.round) : undefined
  if (own && secrets) {
    await each(tables, async (table) => {
      const draft = { orders: table.world.choose('a', 'b') }
      const talk = { to: CONFIDANT, text: table.world.choose('North!', 'South!') }
      await table.world.call(table.keeper.token, 'PUT', `/v1/games/${table.game}/draft`, draft)
      await table.world.call(table.keeper.token, 'POST', `/v1/games/${table.game}/messages`, talk)
      const answer = table.world.choose(...secrets)
      await table.world.inSecret(() => table.world.say(table.keeper, table.game, own.t, answer))
    })
    await compare(tables, how)
    if (own.t === 'orders')
      await each(tables, (table) =>
        table.world.call(table.keeper.token, 'DELETE', `/v1/games/${table.game}/answers/orders`),
      )
  }
  // The keeper's real answer comes first, while it may still replace the other, and is the same in every world.
  for (const { seat } of asked.toSorted((a, b) => Number(b.seat === 1) - Number(a.seat === 1)))
    await each(tables, async (table) => {
      const { file: now } = (await load(table.world.deps, table.game))!
      const person = table.people.find(({ account }) => account === now.seats[seat]!.account)
      if (!person) return
      const answers = seat === 1 && secrets ? await usualNow(table, own!) : await usual(table, seat)
      for (const { kind, answer } of answers) await table.world.say(person, table.game, kind, answer)
    })
  await each(tables, ({ world: its, game: played }) => carryOnUntilAsked(its.deps, played))
}

/** They may still change what they handed in, though nobody asks any more. */
async function usualNow({ world, game }: Table, question: Question): Promise<{ kind: string; answer: object }[]> {
  const { ruleset, state } = (await load(world.deps, game))!
  const { t: kind, ...answer } = (busy as unknown as Bot).answer(ruleset.view(state, 1), question, world.luck)
  return [{ kind, answer }]
}

const COMPANIES: (Company & { readonly years: number })[] = [
  { name: 'three', people: 3, bots: 0, hostLeaves: false, years: 3 },
  { name: 'four', people: 3, bots: 1, hostLeaves: true, years: 1 },
  { name: 'five', people: 5, bots: 0, hostLeaves: false, years: 1 },
]

describe('What one player keeps secret', () => {
  for (const company of COMPANIES)
    it(`makes no difference to anybody else at a table of ${company.name}`, { timeout: 240_000 }, async () => {
      const tables: Table[] = []
      for (const world of worlds) tables.push(await begin(world, company))
      expect(new Set(tables.map(({ game }) => game)).size).toBe(1)
      await each(tables, async ({ world, game }) => carryOnUntilAsked(world.deps, game))
      for (const seat of Array.from({ length: company.people }, (_, i) => i))
        await each(tables, async ({ world, game, people }) => {
          if (seat === 1 || (seat === 0 && company.hostLeaves)) return
          await world.say(people[seat]!, game, 'standing', { standing: { start: [], census: 'ask' } })
        })
      await instruct(tables, { start: [], census: 'ask' }, { start: [3, 5, 7] }, { start: [9, 11], titan: 'ask' })
      const yearOf = async ({ world, game }: Table) => (await load(world.deps, game))!.file.round
      for (let turns = 0; (await yearOf(tables[0]!)) <= company.years; turns++) {
        await turn(tables, turns === 1 ? 'drawn' : 'whole')
        await compare(tables, 'briefly')
      }
      const agreed = { census: 'ask', rewards: 'ask' }
      await instruct(tables, agreed, { census: 'none', story: [4, 8] }, { census: 'all', rewardsIn: { 4: 'ask' } })
      await compare(tables)
    })

  it('was compared often, and there was something to hide', () => {
    expect(compared.moments).toBeGreaterThan(15)
    expect(compared.hidden).toBeGreaterThan(50)
    expect(compared.things).toBeGreaterThan(5_000)
  })
})
