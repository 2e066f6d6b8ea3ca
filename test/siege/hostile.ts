// Hostile requests, by kind. Each kind makes one after the other; what is sent follows from the reference, from what people and
// programs get wrong, and from what somebody would try who knows how the house is built.
import fc from 'fast-check'
import { type Document, type Operation, operationsOf } from '../support/reference.ts'
import { type Body, type Part, spoil, type Wish, wishFor } from '../support/requests.ts'
import type { Asking, Place } from './ask.ts'

/** A guest of the attackers', with a game of their own against bots. */
export interface Intruder {
  readonly from: string
  readonly token: string
  readonly game: string
}

export interface Prey {
  readonly place: Place
  readonly reference: Document
  readonly intruders: readonly Intruder[]
  /** Games of honest people, in the middle of which they are. */
  readonly games: readonly string[]
  readonly answer: object
}

type Luck = () => number
type Make = (prey: Prey, luck: Luck) => Asking

const pick = <T>(list: readonly T[], luck: Luck): T => list[Math.floor(luck() * list.length)]!

/** Enough addresses for most requests to get past the limits by address. */
const ADDRESSES = 60_000
function somewhere(luck: Luck): string {
  const at = Math.floor(luck() * ADDRESSES) % CROWD
  return `127.9.${Math.floor(at / 250)}.${1 + (at % 250)}`
}
/** Connections are kept, so there are not as many addresses as there could be. */
const CROWD = 400

const GARBLED = ['', 'x', 'a.b.c', `herald_${'a'.repeat(43)}`, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', 'x'.repeat(8000)]
const UNKNOWN = '0b9f6a52-3d0e-4c1a-9a55-8f4c1d2e7b60'

const operations = new WeakMap<Prey, Operation[]>()
function operationsFor(prey: Prey): Operation[] {
  const known = operations.get(prey) ?? operationsOf(prey.reference)
  operations.set(prey, known)
  return known
}

/** An address of the operation, with what is real in it. */
function pathOf({ path }: Operation, prey: Prey, luck: Luck, parts: Readonly<Record<string, Part>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name]
    if (part && 'raw' in part) return part.raw
    if (part && 'text' in part) return encodeURIComponent(part.text.replace(/\p{Cs}/gu, '\ufffd'))
    if (name === 'game') return pick([...prey.games, pick(prey.intruders, luck).game, UNKNOWN], luck)
    if (name === 'kind') return pick(['orders', 'start', 'start-list', 'nothing'], luck)
    return name === 'round' || name === 'seat' ? String(Math.floor(luck() * 4)) : UNKNOWN
  })
}

const unauthorised: Make = (prey, luck) => {
  const operation = pick(operationsFor(prey), luck)
  const token = luck() < 0.5 ? { token: pick(GARBLED, luck) } : {}
  const body = operation.bodyExamples[0]
  return {
    ...{ from: somewhere(luck), method: operation.method, path: pathOf(operation, prey, luck), ...token },
    ...(typeof body === 'object' && body !== null && { body }),
  }
}

/** What ends the one who says it, and what has no end: others are for that. */
const NOT_TO_BE_FUZZED = [
  'deleteAccount',
  'signOut',
  'signOutEverywhere',
  'leaveGame',
  'streamGame',
  'streamAccount',
  'refresh',
]
const SAMPLES = 60
const pool = new WeakMap<Prey, { operation: Operation; wish: Wish<boolean> }[]>()

/** Made once: making them is dearer than sending them. */
function samplesFor(prey: Prey): { operation: Operation; wish: Wish<boolean> }[] {
  const known =
    pool.get(prey) ??
    operationsFor(prey)
      .filter(({ id }) => !NOT_TO_BE_FUZZED.includes(id))
      .flatMap((operation) =>
        fc.sample(wishFor(operation, fc.boolean()), { numRuns: SAMPLES, seed: 7 }).map((wish) => ({ operation, wish })),
      )
  pool.set(prey, known)
  return known
}

const fuzzed: Make = (prey, luck) => {
  const { operation, wish } = pick(samplesFor(prey), luck)
  const { token, from } = pick(prey.intruders, luck)
  const query = new URLSearchParams(wish.query.map(([name, value]): [string, string] => [name, value])).toString()
  const path = pathOf(operation, prey, luck, wish.path) + (query && `?${query}`)
  const said = textOf(wish.body, operation)
  return {
    ...{ method: operation.method, path, headers: sendable(wish.headers) },
    ...(wish.as ? { from, token } : { from: somewhere(luck) }),
    ...(said !== undefined && operation.method !== 'GET' && { body: said }),
  }
}

/** What a client can send at all. */
const sendable = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[\t\x20-\x7e\x80-\xff]*$/.test(value)))

function textOf(body: Body, { bodyExamples }: Operation): string | undefined {
  const good = bodyExamples[0] ?? {}
  if (body.is === 'good') return JSON.stringify(good)
  if (body.is === 'changed') return spoil(good, body.at, body.how)
  if (body.is === 'made') return JSON.stringify(body.value)
  return body.is === 'text'
    ? body.text
    : body.is === 'bytes'
      ? Buffer.from(body.hex, 'hex').toString('latin1')
      : undefined
}

const big = 'x'.repeat(100_000)
const deep = '['.repeat(20_000) + ']'.repeat(20_000)
const oversized: Make = (prey, luck) => {
  const { from, token, game } = pick(prey.intruders, luck)
  const json = { 'content-type': 'application/json' }
  const draft = { from, token, method: 'PUT', path: `/v1/games/${game}/draft`, headers: json }
  return pick<Asking>(
    [
      { ...draft, body: JSON.stringify({ draft: big }) },
      { ...draft, body: deep },
      { ...draft, body: `{"draft":${deep}}` },
      {
        from,
        token,
        method: 'POST',
        path: `/v1/games/${game}/talk`,
        headers: json,
        body: JSON.stringify({ text: big }),
      },
      { from, token, method: 'GET', path: `/v1/games?cursor=${'a'.repeat(10_000)}` },
      { from, method: 'GET', path: `/${'a/'.repeat(5000)}` },
      { from, method: 'GET', path: '/', headers: { cookie: 'a=b; '.repeat(1500) } },
    ],
    luck,
  )
}

/** Fair requests, far too many of them: handing in again and again, looking again and again, and what is dear to make. */
const repeated: Make = (prey, luck) => {
  const { from, token, game } = pick(prey.intruders, luck)
  const other = pick(prey.games, luck)
  const look = (path: string): Asking => ({ from, token, method: 'GET', path })
  const zone = `Etc/GMT+${Math.floor(luck() * 12)}`
  return pick<Asking>(
    [
      { from, token, method: 'PUT', path: `/v1/games/${game}/answers/orders`, body: prey.answer },
      { from, token, method: 'DELETE', path: `/v1/games/${game}/answers/orders` },
      { from, token, method: 'PATCH', path: '/v1/me', body: { timeZone: zone } },
      { from, token, method: 'POST', path: `/v1/games/${game}/talk`, body: { text: 'again' } },
      { from, token, method: 'POST', path: '/v1/games', body: prey.reference ? openingOf(luck) : {} },
      look(`/v1/games/${game}/board.png`),
      look(`/v1/games/${other}/board.png?size=${Math.floor(luck() * 3)}`),
      look(`/v1/games/${other}/events`),
      look(`/v1/games/${other}/rounds/1?views=true`),
      look(`/v1/games/${other}`),
      look(`/v1/games/${game}/record`),
      look(`/v1/games/${other}/check`),
      look('/v1/games?which=running'),
      look('/openapi.json'),
      look('/metrics'),
    ],
    luck,
  )
}
const openingOf = (luck: Luck) => ({
  ...{ ruleset: 'xidit', title: `A deserted table ${luck()}`, options: { players: 4 } },
  bots: ['regent', 'regent', 'regent'],
})

const signIn: Make = (_, luck) => {
  const email = `victim-${Math.floor(luck() * 50)}@example.org`
  const from = somewhere(luck)
  const post = (path: string, body: object): Asking => ({ from, method: 'POST', path, body })
  return pick(
    [
      post('/v1/sessions/password', { email, password: `guess number ${luck()}` }),
      post('/v1/sign-in/links', { email }),
      post('/v1/sessions/link', { token: 'a'.repeat(43) }),
      post('/v1/sessions/refresh', { refreshToken: 'a'.repeat(43) }),
      post('/v1/sessions/guest', { name: 'One of many' }),
    ],
    luck,
  )
}

export const HOSTILE: Readonly<Record<string, { readonly weight: number; readonly make: Make }>> = {
  unauthorised: { weight: 35, make: unauthorised },
  fuzzed: { weight: 35, make: fuzzed },
  repeated: { weight: 20, make: repeated },
  oversized: { weight: 5, make: oversized },
  signIn: { weight: 5, make: signIn },
}
