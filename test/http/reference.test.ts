// The reference as it is handed out: written once, compressed once, and not sent to who has it.

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import swagger from '@fastify/swagger'
import Fastify from 'fastify'
import { Type } from 'typebox'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { tellDeprecated } from '../../src/http/answers/deprecated.ts'
import { operation } from '../../src/http/operation.ts'
import { aboutApi } from '../../src/http/reference/about.ts'
import { games as allGames } from '../../src/rules/games.ts'
import { testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'
import { type Schema, validators } from '../support/reference.ts'

const { app, close } = await testApp(ownDatabase())
afterAll(close)
await app.ready()
const written = vi.spyOn(app, 'swagger')
const stringified = vi.spyOn(JSON, 'stringify')
afterAll(() => vi.restoreAllMocks())

const read = (headers: Record<string, string> = {}) => app.inject({ url: '/openapi.json', headers })

describe('/openapi.json', () => {
  it('is written once, however often it is read', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => read()))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]!.json().openapi).toBe('3.1.0')
    expect(written).toHaveBeenCalledTimes(1)
    expect(stringified.mock.calls.filter(([value]) => value === written.mock.results[0]!.value)).toHaveLength(1)
    for (const url of ['/docs/json', '/docs/yaml', '/docs/json/', '/docs/yaml/']) {
      const { statusCode, headers } = await app.inject({ url })
      expect([302, 404], url).toContain(statusCode)
      if (statusCode === 302) expect(headers.location).toBe('/openapi.json')
    }
    expect(written).toHaveBeenCalledTimes(1)
  })

  it('comes as small as the reader takes it', async () => {
    const plain = await read()
    const [br, gzip] = [
      await read({ 'accept-encoding': 'gzip, deflate, br' }),
      await read({ 'accept-encoding': 'GZIP;q=0.5, br;q=0' }),
    ]
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(plain.rawPayload.length).toBeLessThan(200 * 1024)
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toMatch(/accept-encoding/)
  })

  it('is not sent again to who has it', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const first = await read({ 'accept-encoding': encoding })
      const tag = String(first.headers.etag)
      expect(tag).toMatch(/^"[\w-]+"$/)
      for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
        const { statusCode, body } = await read({ 'accept-encoding': encoding, 'if-none-match': known })
        expect([statusCode, body]).toEqual([304, ''])
      }
      expect((await read({ 'accept-encoding': encoding, 'if-none-match': '"x"' })).statusCode).toBe(200)
    }
  })
})

describe('The reference', () => {
  /** Places where anything may stand, and why. */
  const FREE: readonly (readonly [where: RegExp, why: string])[] = [
    [/(Kd|Xidit)Instruction\/properties\/(default|takes|needs|words)(\/|$)/, 'for forms: what it means its words say'],
    [/(KdContent|XiditBoard|XiditTiles)\/additionalProperties$/, 'the file of a pack, which may hold more, for people'],
    [/(Kd|Xidit)Facts\/properties\/option\w+\/additionalProperties$/, 'by the names of options'],
    [
      /\/schemas\/Problem\/(.*\/)?additionalProperties$/,
      'problems may have more members (RFC 9457), and questions have their own',
    ],
    [/\/schemas\/Answers\/additionalProperties$/, 'answers without their `t`'],
    [/\/schemas\/AccountExport\/properties\/\w+\/items\/additionalProperties$/, 'for people to look through'],
    [/oauth-authorization-server\/.*additionalProperties$/, 'the standard knows more members (RFC 8414)'],
    [/\/draft\/(get|put)\/.*additionalProperties$/, 'a kept draft is whatever its owner keeps'],
    [/\/conformance\/.*(record|result|positions\/items)$/, 'some break the form on purpose'],
  ]

  it('says of everything what it is, but for a few places', async () => {
    const { paths, components } = (await read()).json()
    const found = freeIn({ paths, components })
    expect(found.filter((at) => !FREE.some(([where]) => where.test(at)))).toEqual([])
    expect(FREE.filter(([where]) => !found.some((at) => where.test(at)))).toEqual([])
  })

  it('names in its opening words what is there', async () => {
    const { info, components } = (await read()).json()
    const names = [...info.description.matchAll(/`([A-Z][a-z]+)`/g)].map(([, name]) => name)
    expect(names).toContain('Answer')
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(names))
  })

  it('has as an answer what can be sent as one, which need not say its kind; and what stands elsewhere says it', async () => {
    const document = (await read()).json()
    const validate = validators(document)({ $ref: '#/components/schemas/Answer' })
    const { schemas } = document.components
    const kindsOf = ({ anyOf }: Schema): string[] =>
      (anyOf as { $ref: string }[]).flatMap(({ $ref }) => {
        const schema = schemas[$ref.split('/').at(-1)!]
        return schema.anyOf ? kindsOf(schema) : [schema.properties.t.const]
      })
    const sent = allGames.flatMap(({ standard: { examples } }) => Object.entries(examples.answers))
    expect(kindsOf(schemas.Answer).toSorted()).toEqual(sent.map(([t]) => t).toSorted())
    for (const [t, answer] of sent) {
      expect(validate(answer), t).toBe(true)
      expect(validate({ t, ...(answer as object) }), t).toBe(true)
      expect(validate({ ...(answer as object), t: 'another' }), t).toBe(false)
    }
    const questions = Object.entries(schemas as Record<string, Node>).filter(([name]) => name.endsWith('Question'))
    const usual = questions.flatMap(([, { properties = {} }]) => (properties as Node).usual ?? [])
    expect(usual.length).toBeGreaterThan(10)
    for (const one of usual) expect(one).toMatchObject({ required: ['t'] })
  })

  it('has the long examples at addresses of their own, and nothing else there', async () => {
    expect((await app.inject({ url: '/examples/readProof' })).json()).toMatchObject({ format: 'herald-proof/3' })
    expect((await app.inject({ url: '/examples/nothing' })).json()).toMatchObject({ type: '/problems/no-such-page' })
  })
})

describe('An operation on its way out', () => {
  it('says so in the reference, and in the head of every answer', async () => {
    const late = Fastify()
    afterAll(() => late.close())
    await late.register(swagger, { openapi: aboutApi('0.0.0', 'http://localhost') })
    tellDeprecated(late)
    const deprecated = { since: '2027-01-01', sunset: '2027-07-01', instead: 'Use readGame.' }
    const answers = { 200: { description: 'It.', schema: Type.String(), example: 'it' } }
    late.get('/old', operation('readProfile', { summary: 'It', answers, deprecated }) as object, async () => 'it')
    const { headers } = await late.inject({ url: '/old' })
    expect(headers).toMatchObject({
      deprecation: '@1798761600',
      sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
      link: '</docs#/accounts/readProfile>; rel="deprecation"; type="text/html"',
    })
    const { get } = (late.swagger() as unknown as { paths: Record<string, { get: Node }> }).paths['/old']!
    expect(get).toMatchObject({ deprecated: true, 'x-sunset': '2027-07-01' })
    expect(get.description).toMatch('Deprecated since 2027-01-01, to go on 2027-07-01 or later. Use readGame.')
    const { 200: well } = get.responses as Record<string, { headers: object }>
    expect(Object.keys(well!.headers)).toEqual(['Deprecation', 'Sunset', 'Link'])
  })
})

const SAYS = ['type', '$ref', 'oneOf', 'anyOf', 'allOf', 'const', 'enum']
type Node = Record<string, unknown>

/** Schemas that say nothing, by where they stand. */
function freeIn(value: unknown, at = '', isSchema = false): string[] {
  if (typeof value !== 'object' || value === null) return isSchema && value === true ? [at] : []
  const node = value as Node
  const free = isSchema && !SAYS.some((word) => word in node) ? [at] : []
  const inner = Object.entries(node).flatMap(([key, one]) => {
    const here = `${at}/${key}`
    if (['example', 'examples', 'enum', 'mapping', 'required', 'security'].includes(key)) return []
    if (['schema', 'items', 'additionalProperties'].includes(key)) return freeIn(one, here, one !== false)
    if (key === 'properties' || here === '/components/schemas')
      return Object.entries(one as Node).flatMap(([name, field]) => freeIn(field, `${here}/${name}`, true))
    if (['anyOf', 'oneOf', 'allOf'].includes(key))
      return (one as unknown[]).flatMap((part, i) => freeIn(part, `${here}/${i}`, true))
    return freeIn(one, here)
  })
  return [...free, ...inner]
}
