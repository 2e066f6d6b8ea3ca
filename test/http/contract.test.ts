// The reference keeps its word about itself: every route is an operation of the table, and every operation says who may
// call it, what goes in and out, and every way to be told no, with examples that fit.
import { afterAll, describe, expect, it } from 'vitest'
import { ACCESS } from '../../src/http/access.ts'
import { EVERYWHERE, OF_ANY_GAME, PROBLEMS } from '../../src/http/problem.ts'
import { BY_TOKEN } from '../../src/http/reference/about.ts'
import { testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'
import {
  type Document,
  documentOf,
  examplesIn,
  inlined,
  type Media,
  type Operation,
  operationsOf,
  validators,
} from '../support/reference.ts'

const database = ownDatabase()
const { app, close } = await testApp(database)
afterAll(close)
const written = await documentOf(app)
const reference = inlined(written)

// --- what the app really answers to ---------------------------------------------------------------------------------

/** As `GET /v1/games/{game}`. A line of the tree is a part of a path, as deep as it is indented, with its methods. */
function routesOf(tree: string): string[] {
  const parts: string[] = []
  return tree.split('\n').flatMap((line) => {
    const found = /^([│ ]*)[├└]── (.*?) \(([A-Z, ]+)\)$/.exec(line)
    if (!found) return []
    const [, indent, part, methods] = found as unknown as [string, string, string, string]
    parts.splice(indent.length / 4)
    parts.push(part)
    const path = parts.join('').replace(/:(\w+)/g, '{$1}')
    return methods.split(', ').map((method) => `${method} ${path}`)
  })
}

const isPage = (route: string): boolean => /^GET \/(?!v1\/)/.test(route)

// --- what can be wrong with a reference -----------------------------------------------------------------------------

const validate = validators(reference)

function faultsIn(document: Document): string[] {
  const operations = operationsOf(document)
  const ids = operations.map(({ id }) => id)
  return [
    ...Object.keys(ACCESS).flatMap((id) => (ids.includes(id as never) ? [] : [`${id} is missing`])),
    ...operations.flatMap((operation) => {
      const named = operation.id ?? `${operation.method} ${operation.path}`
      return faultsOf(operation).map((fault) => `${named}: ${fault}`)
    }),
    ...(new Set(ids).size === ids.length ? [] : ['an id is there twice']),
  ]
}

function faultsOf(operation: Operation): string[] {
  const { id, declared, access } = operation
  if (!id || !Object.hasOwn(ACCESS, id)) return ['it is no operation of the table']
  return [
    ...(declared.summary ? [] : ['no summary']),
    ...(declared.tags?.length === 1 && declared.tags[0] === access.tag ? [] : ['not its one tag']),
    ...((declared['x-who'] ?? usualWho(declared.security)) === access.who ? [] : ['x-who is not that of the table']),
    ...((declared['x-scope'] ?? null) === access.scope ? [] : ['x-scope is not that of the table']),
    ...(declared['x-signed-in'] === access.signedIn ? [] : ['x-signed-in is not that of the table']),
    ...(declared['x-confirmed'] === access.confirmed ? [] : ['x-confirmed is not that of the table']),
    ...(JSON.stringify(declared.security ?? BY_TOKEN) === JSON.stringify(securityFor(operation))
      ? []
      : ['security does not fit']),
    ...faultsOfNames(declared['x-problems']),
    ...statusesOf(operation).flatMap((status) => (declared.responses[status] ? [] : [`${status} is not listed`])),
    ...(operation.body ? faultsOfExamples(id, 'body', operation.body) : []),
    ...Object.entries(declared.responses).flatMap(([status, { content }]) =>
      Object.entries(content ?? {}).flatMap(([type, media]) => [
        ...faultsOfExamples(id, status, media),
        ...(isAnswer(operation, status)
          ? []
          : access.form
            ? faultsOfOauth(status, type, media)
            : faultsOfProblem(status, type)),
      ]),
    ),
    ...Object.keys(declared.responses).flatMap((status) =>
      isAnswer(operation, status) || declared.responses[status]!.content ? [] : [`${status} has no problem`],
    ),
    ...(Object.keys(declared.responses).some((status) => status.startsWith('2')) ? [] : ['it never goes well']),
  ]
}

const securityFor = ({ access: { who, scope } }: Operation) => {
  if (scope === null) return []
  return who === 'anybody' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}

/** What it must know it can answer. OAuth's clients go by the status. */
function statusesOf({ access: { form } }: Operation): (number | string)[] {
  return form ? [400, 401, 413, 415, 429, 500] : ['4XX']
}

/** Whether it is no failure. A server that is not ready says so with the same figures as one that is. */
const isAnswer = ({ id }: Operation, status: string): boolean => status < '4' || (id === 'isReady' && status === '503')

function faultsOfExamples(id: string, where: string, media: Media): string[] {
  const fits = validate(media.schema)
  const examples = [...examplesIn(media), ...elsewhereIn(id, media)]
  const wrong = examples.filter((example) => !fits(example)).map((example) => JSON.stringify(example).slice(0, 100))
  return [
    ...(examples.length > 0 ? [] : [`${where} has no example`]),
    ...wrong.map((one) => `${where}: not so: ${one}`),
  ]
}

/** Examples that are too long to stand in the reference are to be read where they are. */
const elsewhere = new Map<string, unknown>()
const addressOf = (id: string, { 'x-example': at }: Media): string | undefined => (at === true ? `/examples/${id}` : at)
for (const { id, declared } of operationsOf(reference))
  for (const { content = {} } of Object.values(declared.responses))
    for (const media of Object.values(content)) {
      const at = addressOf(id, media)
      if (at) elsewhere.set(at, (await app.inject({ url: at })).json())
    }

const elsewhereIn = (id: string, media: Media): unknown[] => {
  const at = addressOf(id, media)
  return at !== undefined && elsewhere.has(at) ? [elsewhere.get(at)] : []
}

/** Who may call what does not say: whoever need not show a token is anybody. */
const usualWho = (security: Operation['declared']['security'] = BY_TOKEN): string =>
  security.length === 0 || security.some((way) => Object.keys(way).length === 0) ? 'anybody' : 'person'

const faultsOfProblem = (status: string, type: string): string[] =>
  type === 'application/problem+json' ? [] : [`${status} is ${type}`]

/** Of its own, by their names: what any may say is not said here again. */
const faultsOfNames = (names: readonly string[] = []): string[] =>
  names.flatMap((name) => [
    ...(name in PROBLEMS || name === 'refused' ? [] : [`there is no ${name}`]),
    ...([...EVERYWHERE, ...OF_ANY_GAME].includes(name) ? [`any may say ${name}`] : []),
  ])

/** OAuth's clients know its own words alone. */
function faultsOfOauth(status: string, type: string, { examples = {} }: Media): string[] {
  const told = Object.entries(examples)
  return [
    ...(type === 'application/json' ? [] : [`${status} is ${type}`]),
    ...(told.length > 0 ? [] : [`${status} names no error`]),
    ...told.flatMap(([name, { value }]) => ((value as { error: string }).error === name ? [] : [`${status}: ${name}`])),
  ]
}

// --- the tests ------------------------------------------------------------------------------------------------------

describe('The reference', () => {
  it('is served as it is', async () => {
    const served = await app.inject({ url: '/openapi.json' })
    expect(served.json()).toEqual(written)
    expect(served.json().openapi).toBe('3.1.0')
    expect(served.json().security).toEqual([{ bearer: [] }]) // of all that say nothing else
  })

  it('holds every route there is, and none that is not', () => {
    const routes = routesOf(app.printRoutes({ commonPrefix: false })).filter((route) => !/^(HEAD|OPTIONS) /.test(route))
    const declared = operationsOf(reference).map(({ method, path }) => `${method} ${path}`)
    expect(declared.length).toBe(Object.keys(ACCESS).length)
    expect(declared.filter((route) => !routes.includes(route))).toEqual([])
    expect(routes.filter((route) => !declared.includes(route) && !isPage(route))).toEqual([])
  })

  it('says of every operation of the table all there is to say, and no other', () =>
    expect(faultsIn(reference)).toEqual([]))
})

describe('What a reference may lack', () => {
  const body = ['requestBody', 'content', 'application/json', 'example']
  const answer = ['responses', 200, 'content', 'application/json', 'x-example']
  /** What it lacks, where, what stands there instead (nothing if left out), and what is told of it. */
  const lacks: [what: string, place: (string | number)[], fault: RegExp, instead?: unknown][] = [
    ['an operation', ['/v1/games/{game}/stream'], /^streamGame is missing$/],
    ['an id', ['/v1/me', 'get', 'operationId'], /^GET \/v1\/me: it is no operation of the table$/],
    ['a place in the table', ['/v1/me', 'get', 'operationId'], /^more: it is no operation of the table$/, 'more'],
    ['an id of its own', ['/v1/me', 'get', 'operationId'], /^an id is there twice$/, 'deleteAccount'],
    ['a summary', ['/v1/me', 'get', 'summary'], /^readProfile: no summary$/],
    ['a tag', ['/v1/me', 'get', 'tags'], /^readProfile: not its one tag$/],
    ['its auth mark', ['/v1/games', 'get', 'security'], /^listGames: security does not fit$/],
    ['who may call it', ['/v1/inbound/mail', 'post', 'x-who'], /^receiveMail: x-who/],
    ['its scope', ['/v1/me', 'get', 'x-scope'], /^readProfile: x-scope/],
    ['that programs may not', ['/v1/sessions', 'get', 'x-signed-in'], /^listSessions: x-signed-in/],
    ['that it has to be confirmed', ['/v1/me', 'delete', 'x-confirmed'], /^deleteAccount: x-confirmed/],
    ['its failures', ['/v1/games', 'get', 'responses', '4XX'], /^listGames: 4XX is not listed$/],
    ['a problem', ['/v1/games', 'get', 'responses', '4XX', 'content'], /^listGames: 4XX has no problem$/],
    ['the name of a problem', ['/v1/me', 'get', 'x-problems'], /^readProfile: there is no such$/, ['such']],
    ['a problem of its own', ['/v1/me', 'get', 'x-problems'], /^readProfile: any may say scope$/, ['scope']],
    ['an example', ['/v1/me', 'get', ...answer], /^readProfile: 200 has no example$/],
    ['an example of a body', ['/v1/games', 'post', ...body], /^openGame: body has no example$/],
    ['an example that fits', ['/v1/games', 'post', ...body, 'title'], /^openGame: body: not so/, 7],
  ]

  it.each(lacks)('%s: that is seen', (_, place, fault, instead) => {
    const document: Document = structuredClone(reference)
    let at = document.paths as Record<string, unknown>
    for (const part of place.slice(0, -1)) at = at[part] as Record<string, unknown>
    expect(at).toHaveProperty([String(place.at(-1))])
    at[place.at(-1)!] = instead
    if (instead === undefined) delete at[place.at(-1)!]
    expect(faultsIn(document)).toContainEqual(expect.stringMatching(fault))
  })
})

describe('A route', async () => {
  const late = await testApp(database)
  afterAll(late.close)
  const handler = async () => 'x'
  const { readProfile } = ACCESS

  it('that does not say who may call it cannot be added', () =>
    expect(() => late.app.get('/v1/bare', handler)).toThrow('GET /v1/bare does not say who may call it'))

  it('cannot bring an access of its own', () => {
    const own = { ...readProfile, who: 'anybody' as const }
    const schema = { operationId: 'readProfile' }
    expect(() => late.app.get('/v1/own', { config: { access: own }, schema }, handler)).toThrow('no operation of the')
    expect(() => late.app.head('/v1/own', { config: { access: own }, schema }, handler)).toThrow('no operation of the')
  })

  it('without an id, or with one that is not in the table, cannot be added', () => {
    const config = { access: readProfile }
    expect(() => late.app.get('/v1/bare', { config }, handler)).toThrow('is no operation of the table')
    for (const operationId of ['bare', 'toString', 'listTokens'])
      expect(() => late.app.get('/v1/bare', { config, schema: { operationId } }, handler)).toThrow('no operation of')
  })

  it('cannot be a second one of the same id', () =>
    expect(() =>
      late.app.get('/v1/twin', { config: { access: readProfile }, schema: { operationId: 'readProfile' } }, handler),
    ).toThrow('there is a readProfile already'))

  it('of the API is no page, and no page changes anything', () => {
    const config = { access: 'page' as const }
    expect(() => late.app.get('/v1/page', { config }, handler)).toThrow('is no page')
    expect(() => late.app.post('/page', { config }, handler)).toThrow('is no page')
    expect(() => late.app.get('/page', { config, schema: { hide: true } }, handler)).not.toThrow()
  })
})
