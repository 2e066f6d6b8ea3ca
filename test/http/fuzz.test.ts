// Thousands of requests, good and bad, to every operation, while games are played: nothing is ever our mistake, every
// answer is one the reference lists and looks as it says, no secret gets out, and every log is whole afterwards.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { botFor } from '../../src/bots/bots.ts'
import { carryOnUntilAsked } from '../../src/games/carry-on.ts'
import { checkGames } from '../../src/games/check-games.ts'
import type { GameId } from '../../src/games/ports.ts'
import { digest } from '../../src/rules/fairness.ts'
import type { Question } from '../../src/rules/ruleset.ts'
import { testApp } from '../support/app.ts'
import { ownDatabase, toolsFor } from '../support/database.ts'
import { luckOf } from '../support/play.ts'
import { documentOf, type Json, type Operation, operationsOf, validators } from '../support/reference.ts'
import { everySpoiling, type Part, SPELLINGS, spoil, type Wish, wishFor } from '../support/requests.ts'
import { openTable, playOn, programOf, RULESET, type Somebody, somebody, startTable } from '../support/tables.ts'

/** The same seed sends the same requests to the same games. */
const SEED = Number(process.env.FUZZ_SEED ?? 7)
const ROUNDS = 20
const EACH = 5

const database = ownDatabase()
const luck = luckOf(digest(`fuzz ${SEED}`))
const random = (bytes: number) =>
  Array.from({ length: bytes }, () =>
    Math.floor(luck() * 256)
      .toString(16)
      .padStart(2, '0'),
  ).join('')
const tools = { ...toolsFor(database), random }
const { app, letters, close } = await testApp(database, undefined, undefined, tools)
afterAll(close)
const reference = await documentOf(app)
const operations = operationsOf(reference)
const validate = validators(reference)

// --- the world they are sent to --------------------------------------------------------------------------------------

const CALLERS = ['nobody', 'stranger', 'player', 'host', 'reader', 'garbled'] as const
type Caller = (typeof CALLERS)[number]

interface World {
  origin: string
  people: { stranger: Somebody; player: Somebody; host: Somebody; other: Somebody }
  /** Of the host, and may only read. */
  reader: { secret: string; id: string }
  open: GameId
  /** In the order in which they are picked. */
  games: GameId[]
  running: GameId[]
  invitation: { id: string; token: string }
  /** A token of the host's that nobody needs. */
  spare: string
  /** What must not be seen of games that go on: secrets of the server, nonces of people. */
  secrets: string[]
  /** What was handed in since the games last went on, and who may know it. */
  sealed: { account: string; game: GameId; text: string }[]
}
const world = {} as World
/** The player's, as in the examples of the reference. */
const credentials = { email: 'ada@example.org', password: 'a long and private sentence' }

beforeAll(async () => {
  console.log(`fuzz seed: ${SEED}`)
  const [stranger, host, other] = [await somebody(app), await somebody(app), await somebody(app)]
  const player = await signUp()
  const people = { stranger, player, host, other }
  const start = async (who: [Somebody, Somebody], visibility: 'public' | 'unlisted' | 'private') =>
    startTable(tools, await openTable(tools, who, visibility), who[0])
  const running = [
    await start([host, player], 'public'),
    await start([host, player], 'private'),
    await start([host, player], 'unlisted'),
  ]
  const over = await start([host, player], 'public')
  await playOn(tools, over, luck)
  const theirs = [await openTable(tools, [other], 'private'), await start([other, await somebody(app)], 'private')]
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const reader = await programOf(app, host, ['read'])
  const games = [...running, over, ...theirs, running[0]!]
  Object.assign(world, { origin, people, reader, running, games, secrets: [], sealed: [], open: over })
})

/** A link as it was mailed, and the cookie of the browser that asked for it. */
async function linkFor(): Promise<{ token: string; cookie: string }> {
  const asked = await app.inject({ method: 'POST', url: '/v1/sign-in/links', payload: { email: credentials.email } })
  const cookie = String(asked.headers['set-cookie']).split(';')[0]!
  return { token: letters.at(-1)!.link.split('#')[1]!, cookie }
}
async function signUp(): Promise<Somebody> {
  const { token, cookie } = await linkFor()
  const payload = { token }
  const begun = await app.inject({ method: 'POST', url: '/v1/sessions/link', headers: { cookie }, payload })
  const { account, accessToken, refreshToken } = begun.json()
  return { account, token: accessToken, refreshToken }
}

/** The games go on, and what the last requests used up is there again. */
async function nextRound(round: number): Promise<void> {
  const { people, running } = world
  world.sealed = []
  for (const game of running) await carryOnUntilAsked(tools, game)
  await playOn(tools, running[round % running.length]!, luck, 4)
  await openAgain()
  const payload = { password: credentials.password }
  const headers = { authorization: `Bearer ${people.player.token}` }
  await app.inject({ method: 'PUT', url: '/v1/me/password', headers, payload })
  const used = [people.host.account, world.reader.id]
  await database.pool.query('DELETE FROM access_token WHERE account_id = $1 AND id <> $2', used)
  world.spare = (await programOf(app, people.host, ['read'])).id
  await hideSecrets()
}

/** A table that is open, with the player at it, and an invitation to it. */
async function openAgain(): Promise<void> {
  const { host, player } = world.people
  const open = (await tools.store.read(world.open))?.file
  if (open?.status === 'open' && open.seats.some(({ account }) => account === player.account)) return
  world.open = await openTable(tools, [host, player])
  const headers = { authorization: `Bearer ${host.token}` }
  const url = `/v1/games/${world.open}/invitations`
  world.invitation = (await app.inject({ method: 'POST', url, headers })).json()
  await hideSecrets()
}

async function hideSecrets(): Promise<void> {
  const { rows } = await database.pool.query<{ secret: string; nonces: string[] }>(
    `SELECT encode(secret, 'hex') AS secret, array(SELECT nonce FROM seat WHERE game_id = id) AS nonces
     FROM game WHERE status <> 'finished'`,
  )
  world.secrets = rows.flatMap(({ secret, nonces }) => [secret, ...nonces.filter((one) => /[0-9a-f]{16}$/.test(one))])
}

// --- sending ---------------------------------------------------------------------------------------------------------

interface Answered {
  readonly url: string
  readonly status: number
  readonly type: string
  readonly text: string
}

const GARBLED = [
  'Bearer',
  'Basic YTpi',
  'Bearer a.b.c',
  'Bearer herald_',
  `Bearer herald_${'a'.repeat(43)}`,
  'Bearer \u00ff',
]

function authorizationOf(as: Caller): string | undefined {
  if (as === 'nobody') return undefined
  if (as === 'garbled') return GARBLED[Math.floor(luck() * GARBLED.length)]!
  return `Bearer ${as === 'reader' ? world.reader.secret : world.people[as].token}`
}

const accountOf = (as: Caller): string | null => {
  if (as === 'nobody' || as === 'garbled') return null
  return world.people[as === 'reader' ? 'host' : as].account
}

const AT_OPEN_TABLES = ['joinGame', 'leaveGame', 'startGame', 'invite', 'withdrawInvitation', 'readInvitation']

function realOf(name: string, id: string, pick: number): string {
  const of = <T>(list: readonly T[]): T => list[pick % list.length]!
  switch (name) {
    case 'game':
      // What changes open tables finds one.
      return AT_OPEN_TABLES.includes(id) && pick % 3 > 0 ? world.open : of([...world.games, world.open])
    case 'kind':
      return of(Object.keys(RULESET.examples.answers))
    case 'round':
      return String(1 + (pick % 8))
    case 'invitation':
      return world.invitation.id
    case 'token':
      return id === 'readInvitation' ? world.invitation.token : world.spare
    default:
      return RULESET.name
  }
}

const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
const written = (part: Part, name: string, id: string): string => {
  if ('raw' in part) return part.raw
  return encoded('text' in part ? part.text : SPELLINGS[part.spelled](realOf(name, id, part.real)))
}

interface Ready {
  readonly path: Record<string, string>
  readonly headers: Record<string, string>
  readonly payload: string | Buffer | undefined
  /** Of a legal answer, what nobody else may see. */
  readonly legal?: Json
}

/** Puts in what is real. */
async function prepare({ id, bodyExamples, method, parameters }: Operation, wish: Wish<Caller>): Promise<Ready> {
  const { body } = wish
  if (AT_OPEN_TABLES.includes(id)) await openAgain()
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  const path = Object.fromEntries(names.map((name) => [name, written(wish.path[name]!, name, id)]))
  const authorization =
    id === 'deleteAccount' && wish.as in world.people
      ? `Bearer ${(await somebody(app)).token}`
      : authorizationOf(wish.as)
  const { 'content-type': type, ...more } = wish.headers
  const headers: Record<string, string> = { ...more, ...(authorization && { authorization }) }
  if (id === 'withdrawAnswer' && 'real' in wish.path.kind!)
    path.kind = (await handedIn(path.game!, headers)) ?? path.kind!
  if (body.is === 'none' || method === 'GET') return { path, headers, payload: undefined }
  if (type) headers['content-type'] = type
  if (body.is === 'bytes') return { path, headers, payload: Buffer.from(body.hex, 'hex') }
  if (body.is === 'text') return { path, headers, payload: body.text }
  if (body.is === 'made') return { path, headers, payload: JSON.stringify(body.value) }

  let good: Json = bodyExamples[0]!
  let legal: Json | undefined
  if (id === 'refresh') good = { refreshToken: (await somebody(app)).refreshToken }
  if (id === 'openGame') good = { ...(good as object), title: `A table ${world.secrets.length}`, visibility: 'public' }
  if (id === 'followLink' && body.is === 'good') {
    const { token, cookie } = await linkFor()
    headers.cookie = cookie
    good = { token }
  }
  if (id === 'previewDraft') {
    const asked = await legalAnswer(path.game!, authorization, body.is === 'good' ? body.luck : body.at)
    if (asked?.kind === 'orders') good = { orders: (asked.answer as { orders: Json }).orders }
  }
  if (id === 'giveAnswer') {
    if (Object.hasOwn(RULESET.examples.answers, path.kind!)) good = RULESET.examples.answers[path.kind!] as Json
    const asked =
      body.is === 'good' && body.luck % 4 > 0 ? await legalAnswer(path.game!, authorization, body.luck) : undefined
    if (asked) {
      path.kind = asked.kind
      good = asked.answer
      legal = good
    }
  }
  const payload = body.is === 'good' ? JSON.stringify(good) : spoil(good, body.at, body.how)
  return { path, headers, payload, ...(legal !== undefined && { legal }) }
}

/** One that the caller's own view offers; undefined if nothing is asked of them. */
async function legalAnswer(game: string, authorization: string | undefined, seed: number) {
  const seen = await app.inject({ url: `/v1/games/${game}`, headers: authorization ? { authorization } : {} })
  const view = seen.statusCode === 200 ? seen.json().view : null
  const [question] = ((view?.questions ?? []) as Question[]).filter(({ seat }) => seat === seen.json().viewer)
  if (!question) return undefined
  const { t: kind, ...answer } = botFor('random', RULESET)!.answer(view, question, luckOf(digest(`luck ${seed}`)))
  return { kind, answer: answer as Json }
}

/** A kind of answer that the caller could take back. */
async function handedIn(game: string, headers: Record<string, string>): Promise<string | undefined> {
  const { authorization = '' } = headers
  const said = await app.inject({ url: `/v1/games/${game}/answers`, headers: { authorization } })
  return said.statusCode === 200 ? Object.keys(said.json()).at(-1) : undefined
}

async function send(operation: Operation, wish: Wish<Caller>, { path, headers, payload }: Ready): Promise<Answered> {
  const query = wish.query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name) => path[name]!) + (query && `?${query}`)
  if (operation.id === 'streamGame') return { url, ...(await beginningOf(`${world.origin}${url}`, headers)) }
  const { method } = operation
  const {
    statusCode,
    headers: told,
    body,
  } = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  return { url, status: statusCode, type: String(told['content-type'] ?? ''), text: body }
}

/** Of a stream its first words, of a refusal all. */
async function beginningOf(url: string, headers: Record<string, string>) {
  const stopping = new AbortController()
  const response = await fetch(url, { headers, signal: stopping.signal })
  const reading = response.body!.getReader()
  const { value } = await reading.read()
  stopping.abort()
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: new TextDecoder().decode(value),
  }
}

// --- judging ---------------------------------------------------------------------------------------------------------

function faultsIn({ id, declared }: Operation, wish: Wish<Caller>, { status, type, text }: Answered): string[] {
  const faults: string[] = []
  if (status >= 500) faults.push('it is our mistake')
  const isElsewhere = status === 404 && text.includes('/problems/no-such-page')
  const listed = declared.responses[status]
  if (!listed && !isElsewhere) faults.push('the reference does not list this status')
  if (status >= 400 && status < 500) faults.push(...faultsInProblem(status, type, text))
  if (status < 400 && listed) {
    const [known, media] = Object.entries(listed.content ?? {})[0] ?? []
    if (!known) faults.push(...(text === '' ? [] : ['it has a body']))
    else if (!type.startsWith(known)) faults.push(`it is ${type}, not ${known}`)
    else if (known === 'application/json') {
      const fits = validate(media!.schema)
      if (!fits(JSON.parse(text))) faults.push(`it does not fit: ${JSON.stringify(fits.errors?.[0])}`)
    }
  }
  for (const secret of world.secrets) if (text.includes(secret)) faults.push(`it tells the secret ${secret}`)
  for (const { account, text: words } of world.sealed)
    if (account !== accountOf(wish.as) && text.includes(words)) faults.push(`${id} tells what somebody handed in`)
  return faults
}

const problemMedia = Object.values(reference.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ responses }) => responses['500']?.content?.['application/problem+json'] ?? [])[0]!

function faultsInProblem(status: number, type: string, text: string): string[] {
  if (!type.startsWith('application/problem+json')) return [`it is ${type}, no problem`]
  const told = JSON.parse(text) as { type: string; status: number }
  return [
    ...(validate(problemMedia.schema)(told) ? [] : ['it is no problem']),
    ...(told.status === status ? [] : [`it says ${told.status}`]),
    ...(/^\/problems\/[a-z-]+$/.test(told.type) ? [] : [`it is a ${told.type}`]),
  ]
}

// --- the run ---------------------------------------------------------------------------------------------------------

let requests = 0
const seen = new Map<string, Set<number>>()

async function drive(operation: Operation, wish: Wish<Caller>): Promise<void> {
  const ready = await prepare(operation, wish)
  const answered = await send(operation, wish, ready)
  requests++
  seen.set(operation.id, (seen.get(operation.id) ?? new Set()).add(answered.status))
  const faults = faultsIn(operation, wish, answered)
  if (operation.id === 'giveAnswer' && answered.status === 200) {
    const { salt } = JSON.parse(answered.text) as { salt: string }
    const account = accountOf(wish.as)!
    world.sealed.push({ account, game: ready.path.game!, text: salt })
    const { orders } = (ready.legal ?? {}) as { orders?: Json }
    if (orders) world.sealed.push({ account, game: ready.path.game!, text: JSON.stringify(orders) })
  }
  if (faults.length === 0) return
  const { url, status, text } = answered
  const sent = String(ready.payload ?? '').slice(0, 300)
  throw new Error(
    `${operation.method} ${url.slice(0, 300)} ${sent} -> ${status} ${text.slice(0, 300)}: ${faults.join('; ')}`,
  )
}

/** Who gets far enough for the body to matter. */
const callerFor = (id: string): Caller => (id === 'joinGame' ? 'stranger' : id === 'setPassword' ? 'player' : 'host')

describe('Whatever is sent', () => {
  beforeAll(() => nextRound(0))

  it('is never our mistake, whichever place of a body is spoiled', { timeout: 120_000 }, async () => {
    const faults: string[] = []
    const headers = { 'content-type': 'application/json' }
    for (const operation of operations.filter(({ body }) => body)) {
      const { id, bodyExamples, parameters } = operation
      for (const [real, example] of bodyExamples.entries()) {
        // The examples of answers come in the order of their kinds.
        const path = Object.fromEntries(
          parameters.map(({ name }) => [name, { real: name === 'kind' ? real : 1, spelled: 'well' as const }]),
        )
        for (const { at, how } of everySpoiling(example)) {
          const wish = { as: callerFor(id), path, query: [], headers, body: { is: 'changed' as const, at, how } }
          await drive(operation, wish).catch((error: Error) => faults.push(error.message))
        }
      }
    }
    expect(faults).toEqual([])
  })

  it('is never our mistake, and is answered as the reference says', { timeout: 240_000 }, async () => {
    const faults: string[] = []
    const callers = fc.constantFrom(...CALLERS, 'host' as const, 'player' as const, 'host' as const)
    const wishes = new Map(operations.map((operation) => [operation, wishFor(operation, callers)]))
    for (let round = 0; round < ROUNDS; round++) {
      await nextRound(round)
      for (const [at, operation] of operations.entries()) {
        const wish = wishes.get(operation)
        if (!wish) continue
        const property = fc.asyncProperty(wish, (one) => drive(operation, one))
        const settings = { seed: SEED * 1e6 + round * 1e3 + at, numRuns: EACH }
        await fc.assert(property, settings).catch((error: Error) => {
          faults.push(`${operation.id}: ${(error.cause as Error)?.message ?? error.message}`)
          wishes.delete(operation) // one of each is enough to see what is wrong
        })
      }
    }
    console.log(`fuzz: ${requests} requests`)
    expect(faults).toEqual([])
    expect(requests).toBeGreaterThanOrEqual(4000)
  })

  it('every log is whole afterwards', async () => {
    const told: unknown[] = []
    expect(await checkGames(tools.store, (fault) => told.push(fault))).toBeGreaterThan(10)
    expect(told).toEqual([])
  })

  it('went well and went wrong, of every operation', () => {
    for (const { id, parameters, body, access } of operations) {
      const statuses = [...(seen.get(id) ?? [])]
      expect(
        statuses.some((status) => status < 300),
        `${id}: ${statuses}`,
      ).toBe(true)
      if (parameters.length > 0 || body || access.scope !== null)
        expect(
          statuses.some((status) => status >= 400),
          `${id}: ${statuses}`,
        ).toBe(true)
    }
  })

  it('games were played meanwhile', async () => {
    for (const game of world.running) expect((await tools.store.read(game))!.file.seq).toBeGreaterThan(100)
  })
})
