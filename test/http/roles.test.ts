// Who may do what, walked through: every operation, as everybody, at every kind of table, held to what the table in
// access.ts says. What somebody may not know exists looks, to the last byte, like what does not exist.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCOPES, type Scope } from '../../src/accounts/ports/words.ts'
import { takeVacation } from '../../src/games/clock/vacations.ts'
import type { GameId } from '../../src/games/model/game.ts'
import { digest } from '../../src/rules/fairness.ts'
import { testApp } from '../support/app.ts'
import { dayFromNow } from '../support/clock.ts'
import { openTable, playOn, programOf, type Somebody, sessionIn, somebody, startTable } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { everyGame, gameInTurn, type Played } from '../support/every-game.ts'
import { ownHook } from '../support/hooks.ts'
import { oauthCalls } from '../support/oauth.ts'
import { luckOf } from '../support/play.ts'
import { documentOf, FORM, formOf, type Operation, operationsOf } from '../support/reference.ts'

const database = ownDatabase()
const deps = depsFor(database)
const { app, letters, close } = await testApp(database, undefined, undefined, deps)
afterAll(close)
const operations = operationsOf(await documentOf(app))
const { letIn, form } = oauthCalls(app)

// --- as whom --------------------------------------------------------------------------------------------------------

interface Role {
  readonly name: string
  /** Who they are at the tables that are not of others. */
  readonly is: 'stranger' | 'player' | 'host'
  /** Null where nobody is known: without a token, or with one that is good for nothing. */
  readonly scopes: readonly Scope[] | null
  readonly isProgram?: true
  /** Of others, and let in for the game that it is about, or for another. */
  readonly game?: 'this' | 'another'
  readonly token: (person: Somebody, game: GameId | null) => Promise<string | undefined>
}

/** Every choice of scopes but none: there is no token that may do nothing. */
const subsets = Array.from({ length: 2 ** SCOPES.length - 1 }, (_, i) => SCOPES.filter((_, at) => (i + 1) & (1 << at)))
const signedIn = (is: Role['is']): Role => ({ name: is, is, scopes: SCOPES, token: async ({ token }) => token })
const ROLES: readonly Role[] = [
  { name: 'nobody', is: 'stranger', scopes: null, token: async () => undefined },
  { name: 'garbage', is: 'stranger', scopes: null, token: async () => 'garbage' },
  ...(['stranger', 'player', 'host'] as const).map(signedIn),
  ...subsets.map((scopes): Role => {
    const token = async (person: Somebody) => (await programOf(app, person, scopes)).secret
    return { name: `program that may ${scopes.join(', ')}`, is: 'host', scopes, isProgram: true, token }
  }),
  ...[...SCOPES.map((scope) => [scope]), SCOPES].map((scopes): Role => {
    const token = async (person: Somebody) => (await letIn(person.token, scopes.join(' '))).access
    return { name: `page that was let in to ${scopes.join(', ')}`, is: 'host', scopes, isProgram: true, token }
  }),
  ...(['this', 'another'] as const).map((game): Role => {
    const token = async (person: Somebody, about: GameId | null) =>
      (await letIn(person.token, `play:${(game === 'this' && about) || randomUUID()}`)).access
    return { name: `page that was let in to ${game} game`, is: 'host', scopes: [], isProgram: true, game, token }
  }),
]

// --- where ----------------------------------------------------------------------------------------------------------

interface Place {
  readonly name: string
  /** Who may know of it: all, those at the table, or none of the roles. */
  readonly known: 'all' | 'table' | 'none'
  /** What is played there. */
  readonly played: Played
  /** One that nobody has touched yet. */
  readonly make: () => Promise<GameId>
}

let people: Record<Role['is'], Somebody>
let others: [Somebody, Somebody]
const table = (): [Somebody, Somebody] => [people.host, people.player]

type Visibility = 'public' | 'unlisted' | 'private'

const opened = (at: () => [Somebody, Somebody], visibility: Visibility, played: Played) =>
  openTable(deps, at(), visibility, {}, played)
const running = async (at: () => [Somebody, Somebody], visibility: Visibility, played: Played) =>
  startTable(deps, await opened(at, visibility, played), at()[0])
const finished = async (at: () => [Somebody, Somebody], visibility: Visibility, played: Played) => {
  const game = await running(at, visibility, played)
  await playOn(deps, game, luckOf(digest('a finished game')))
  expect((await deps.store.read(game))!.file.status).toBe('finished')
  return game
}

type Kind = [name: string, known: Place['known'], at: () => [Somebody, Somebody], visibility: Visibility]
const theirs = () => others
const MAKES = { open: opened, running, finished }
const KINDS: readonly [status: keyof typeof MAKES, kinds: readonly Kind[]][] = [
  [
    'open',
    [
      ['a public open game', 'all', table, 'public'],
      ['an unlisted open game', 'all', table, 'unlisted'],
      ['a private open game', 'table', table, 'private'],
      ['a private open game of others', 'none', theirs, 'private'],
    ],
  ],
  [
    'running',
    [
      ['a public running game', 'all', table, 'public'],
      ['an unlisted running game', 'all', table, 'unlisted'],
      ['a private running game', 'table', table, 'private'],
      ['a private running game of others', 'none', theirs, 'private'],
    ],
  ],
  ['finished', [['a finished game', 'all', table, 'public']]],
]

/** Who may do what is no matter of which game it is: they take turns, so that each is open, running and private somewhere. */
const PLACES: readonly Place[] = [
  ...KINDS.flatMap(([status, kinds], turn) =>
    kinds.map(([name, known, at, visibility], number): Place => {
      const played = gameInTurn(turn + number)
      return { name, known, played, make: () => MAKES[status](at, visibility, played) }
    }),
  ),
  { name: 'no game at all', known: 'none', played: gameInTurn(0), make: async () => randomUUID() },
]

/** What one of these does to an open table is not the next one's business. */
const CHANGES_TABLES = ['joinGame', 'leaveGame', 'startGame']
const ENDS_ACCOUNTS = ['deleteAccount', 'signOut', 'signOutEverywhere', 'endSession']

const made = new Map<Place, GameId>()
const tokens = new Map<string, Promise<string | undefined>>()
/** One each; of what is about a game, one a game. */
function tokenOf(role: Role, game: GameId | null): Promise<string | undefined> {
  const key = `${role.name} ${role.game === 'this' ? game : ''}`
  const made = tokens.get(key) ?? role.token(people[role.is], game)
  tokens.set(key, made)
  return made
}
let origin: string
const credentials = { email: 'ada@example.org', password: 'a long and private sentence' }

beforeAll(async () => {
  const [stranger, player, host] = [await somebody(app), await somebody(app), await somebody(app)]
  people = { stranger, player, host }
  others = [await somebody(app), await somebody(app)]
  for (const place of PLACES) made.set(place, await place.make())
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  await signUp()
})

/** Somebody with an address and a password. */
async function signUp() {
  const { email, password } = credentials
  const asked = await app.inject({ method: 'POST', url: '/v1/sign-in/links', payload: { email } })
  const headers = { cookie: String(asked.headers['set-cookie']).split(';')[0]! }
  const token = letters.at(-1)!.link.split('#')[1]!
  const session = await app.inject({ method: 'POST', url: '/v1/sessions/link', headers, payload: { token } })
  const authorization = `Bearer ${session.json().accessToken}`
  await app.inject({ method: 'PUT', url: '/v1/me/password', headers: { authorization }, payload: { password } })
}

// --- a call that is all right but for who makes it ------------------------------------------------------------------

interface Answered {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, unknown>>
}

async function callAs(role: Role, operation: Operation, place: Place | null): Promise<Answered> {
  const needsOwn = CHANGES_TABLES.includes(operation.id) && refusalFor(operation, role, place) === undefined
  const game = place && (needsOwn && place.name.includes('open') ? await place.make() : made.get(place)!)
  const fresh = ENDS_ACCOUNTS.includes(operation.id) ? await somebody(app) : undefined
  const person = fresh ?? people[role.is]
  const token = await (fresh ? role.token(fresh, game) : tokenOf(role, game))
  const played = place?.played ?? gameInTurn(0)
  const values = await valuesFor(operation, game, played, person)
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name]!))
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  if (operation.access.form) headers['content-type'] = FORM
  if (['streamGame', 'streamAccount'].includes(operation.id)) return beginningOf(`${origin}${url}`, headers)
  const payload = await bodyFor(operation, played)
  const { method } = operation
  const answered = await app.inject({
    method,
    url,
    headers,
    ...(payload !== undefined && { payload: operation.access.form ? formOf(payload) : (payload as object) }),
  })
  return { status: answered.statusCode, body: answered.body, headers: answered.headers }
}

/** What stands in the path: things that are there, as far as the game is. */
async function valuesFor(
  { id, path }: Operation,
  game: GameId | null,
  { name, ruleset }: Played,
  person: Somebody,
): Promise<Record<string, string>> {
  const kind = Object.keys(ruleset.examples.answers)[0]!
  const values = { game: game ?? '', ruleset: name, round: '1', kind, seat: '0' }
  if (path.includes('{invitation}')) {
    const invitation = randomUUID()
    const kept = { id: invitation, createdAt: new Date(), tokenHash: digest(invitation) }
    if (await deps.store.read(game!)) await deps.invitations.add(game!, kept)
    return { ...values, invitation }
  }
  if (id === 'readInvitation') {
    const token = randomUUID()
    const kept = { id: randomUUID(), createdAt: new Date(), tokenHash: digest(token) }
    await deps.invitations.add(await openTable(deps, others, 'private'), kept)
    return { ...values, token }
  }
  if (id === 'cancelVacation') {
    await deps.vacations.forget(person.account)
    const days = { firstDay: dayFromNow(30), lastDay: dayFromNow(30) }
    const taken = await takeVacation(deps, { account: person.account, ...days })
    if (!taken.ok) throw new Error(JSON.stringify(taken.failure))
    return { ...values, vacation: taken.value.id }
  }
  if (id === 'endGrant') {
    await letIn(person.token)
    const headers = { authorization: `Bearer ${person.token}` }
    return { ...values, grant: (await app.inject({ url: '/v1/me/grants', headers })).json().at(-1).grant }
  }
  if (path.includes('{webhook}')) return { ...values, ...(await ownHook(database, deps, person.account)) }
  if (id === 'endSession') return { ...values, session: sessionIn(person) }
  return id === 'revokeToken' ? { ...values, token: (await programOf(app, person, ['read'])).id } : values
}

async function bodyFor({ id, bodyExamples }: Operation, { ruleset }: Played): Promise<unknown> {
  if (id === 'giveAnswer') return Object.values(ruleset.examples.answers)[0]
  if (id === 'previewDraft') return ruleset.examples.draft
  if (id === 'refresh') return { refreshToken: (await somebody(app)).refreshToken }
  if (id === 'signInWithPassword') return credentials
  if (id === 'readDevice' || id === 'decideDevice')
    return {
      ...(bodyExamples[0] as object),
      userCode: (await form('device', { client_id: 'A program' })).body.user_code,
    }
  if (id === 'takeVacation') return { firstDay: dayFromNow(100), lastDay: dayFromNow(107) }
  return bodyExamples[0]
}

/** An open stream has no end: its status is enough, a refusal is read. */
async function beginningOf(url: string, headers: Record<string, string>): Promise<Answered> {
  const stopping = new AbortController()
  const response = await fetch(url, { headers, signal: stopping.signal })
  const body = response.status === 200 ? '' : await response.text()
  stopping.abort()
  return { status: response.status, body, headers: Object.fromEntries(response.headers) }
}

// --- what the table in access.ts says of it -------------------------------------------------------------------------

/** The problem somebody is told; undefined for whoever may. */
function refusalFor(
  { access: { who, scope, signedIn, ofHost } }: Operation,
  role: Role,
  place: Place | null,
): string | undefined {
  if (who === 'courier') return 'no-token'
  if (scope !== null) {
    if (role.name === 'garbage') return 'unknown-token'
    if (role.scopes === null && who !== 'anybody') return 'no-token'
    const isTheirs = role.game === 'this' && place !== null && scope !== 'manage'
    if (role.scopes && !role.scopes.includes(scope) && !isTheirs) return 'scope'
    if (signedIn && role.isProgram) return 'not-by-program'
  }
  if (!place) return undefined
  if (place.known === 'none' || (place.known === 'table' && role.is === 'stranger')) return 'no-such-game'
  if (who === 'player' && role.is === 'stranger') return 'not-at-the-table'
  if (who === 'host' && role.is !== 'host') return 'not-the-host'
  if (ofHost && role.is === 'host' && !role.scopes?.includes(ofHost)) return 'scope'
  return undefined
}

const STATUS: Record<string, number> = {
  ...{ 'no-token': 401, 'unknown-token': 401, scope: 403, 'not-by-program': 403, 'no-such-game': 404 },
  ...{ 'not-at-the-table': 403, 'not-the-host': 403 },
}

/** Nobody keeps what is answered, but who got an answer with a tag, to ask again by it; all may where no token is looked at. */
function whyKept({ status, headers }: Answered, { access }: Operation): string | undefined {
  if (!String(headers.vary).toLowerCase().includes('authorization')) return `it varies by ${headers.vary}`
  if (headers['cache-control'] === 'no-store') return undefined
  const isTagged = status < 400 && headers.etag !== undefined
  if (isTagged && access.scope === null && /^public,/.test(String(headers['cache-control']))) return undefined
  return isTagged && headers['cache-control'] === 'private, no-cache' ? undefined : `${headers['cache-control']}`
}

describe('Who may do what', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const places = operation.path.includes('{game}') ? PLACES : [null]
    for (const role of ROLES) {
      const nowhere = operation.path.includes('{game}') ? await callAs(role, operation, PLACES.at(-1)!) : undefined
      for (const place of places) {
        const answered = await callAs(role, operation, place)
        const told = `${id} as ${role.name}${place ? ` at ${place.name}` : ''}: ${answered.status} ${answered.body.slice(0, 200)}`
        expect(whyKept(answered, operation), told).toBeUndefined()
        const refusal = refusalFor(operation, role, place)
        if (refusal === undefined) {
          expect([401, 403, 404], told).not.toContain(answered.status)
          expect(answered.status, told).toBeLessThan(500)
        } else {
          expect(answered.status, told).toBe(STATUS[refusal])
          expect(JSON.parse(answered.body).type, told).toBe(`/problems/${refusal}`)
          if (refusal === 'no-such-game') expect(answered.body, told).toBe(nowhere!.body)
        }
      }
    }
  })

  it('has every operation of the reference in it, and a place for each kind of table', () => {
    expect(operations.length).toBeGreaterThan(40)
    const outcomes = operations.flatMap((operation) =>
      ROLES.flatMap((role) => PLACES.map((place) => refusalFor(operation, role, place))),
    )
    expect([...new Set(outcomes)].sort()).toEqual([...Object.keys(STATUS), undefined].sort())
    for (const [, kinds] of KINDS.slice(0, 2)) {
      const there = PLACES.filter((place) => kinds.some(([name]) => name === place.name))
      expect(new Set(there.map(({ played }) => played))).toEqual(new Set(everyGame))
    }
  })
})
