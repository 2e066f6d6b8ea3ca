// The API against that of the last release: what was promised is kept, or it is a new version (docs/api-policy.md).
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'
import { documentOf } from '../support/reference.ts'
import { breaksIn, isNewVersion } from './breaking.ts'

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const TODAY = '2027-03-01'

describe('The API', async () => {
  const { version } = readJson('../../package.json')
  const { app, close } = await testApp(ownDatabase(), undefined, undefined, undefined, { version })
  afterAll(close)

  it('keeps what the last release promised', async () => {
    expect(existsSync(new URL('../records/reference.json', import.meta.url))).toBe(true)
    const released = readJson('../records/reference.json')
    const reference = await documentOf(app)
    if (isNewVersion(released.info.version, reference.info.version)) return
    expect(breaksIn(released, reference as never, new Date().toISOString().slice(0, 10))).toEqual([])
  })
})

const card = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, size: { type: 'integer' } } }
const before = {
  info: { version: '1.0.0' },
  components: { schemas: { Card: card, Word: { type: 'string', enum: ['a', 'b'] } } },
  paths: {
    '/cards': {
      post: {
        parameters: [{ in: 'query', name: 'which', required: false, schema: { $ref: '#/components/schemas/Word' } }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { size: { type: 'integer', maximum: 9 } },
                additionalProperties: false,
              },
            },
          },
        },
        responses: {
          201: {
            headers: { Location: {} },
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Card' } } },
            },
          },
          409: { content: {} },
        },
      },
    },
  },
}
type Path = readonly (string | number)[]
/** The same with something else at a place; without it where nothing is named. */
function changed(place: Path, to?: unknown) {
  const document = structuredClone(before)
  let at = document as unknown as Record<string, unknown>
  for (const part of place.slice(0, -1)) at = at[part] as Record<string, unknown>
  const last = String(place.at(-1))
  if (to === undefined) delete at[last]
  else at[last] = to
  return document
}

const operation = ['paths', '/cards', 'post'] as const
const body = [...operation, 'requestBody', 'content', 'application/json', 'schema'] as const
const fields = ['components', 'schemas', 'Card', 'properties'] as const
const words = ['components', 'schemas', 'Word', 'enum'] as const

describe('A break', () => {
  const breaks: [what: string, place: Path, to: unknown, told: string][] = [
    ['an operation that is gone', operation, undefined, 'gone'],
    ['a parameter that is gone', [...operation, 'parameters'], [], 'parameter query which: gone'],
    [
      'a parameter that is needed now',
      [...operation, 'parameters', 0, 'required'],
      true,
      'parameter query which: required now',
    ],
    ['a word that is not taken any more', words, ['a'], 'parameter query which: "b" is not taken any more'],
    ['a field that has to be sent now', [...body, 'required'], ['size'], 'body/size: required now'],
    ['a field that is refused now', [...body, 'properties'], {}, 'body/size: not taken any more'],
    ['a limit that is tighter', [...body, 'properties', 'size', 'maximum'], 5, 'body/size: maximum is tighter'],
    [
      'another type of what is sent',
      [...body, 'properties', 'size'],
      { type: 'string' },
      'body/size: "integer" is "string" now',
    ],
    ['a field that is not told any more', [...fields, 'size'], undefined, '201/*/size: gone'],
    ['a field that may be missing', ['components', 'schemas', 'Card', 'required'], [], '201/*/id: may be missing now'],
    ['another type of what is told', [...fields, 'id'], { type: 'integer' }, '201/*/id: "string" is "integer" now'],
    [
      'a field that may be null',
      [...fields, 'id'],
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      '201/*/id: may be null now',
    ],
    ['a field nothing is said of', [...fields, 'id'], {}, '201/*/id: nothing is said of it any more'],
    ['a header that is gone', [...operation, 'responses', 201, 'headers'], {}, '201: header Location: gone'],
    ['an answer that is gone', [...operation, 'responses', 201], undefined, '201: gone'],
  ]
  it.each(breaks)('%s', (_, place, to, told) =>
    expect(breaksIn(before, changed(place, to), TODAY)).toEqual([`POST /cards: ${told}`]),
  )
})

it('a break in one of several that it has to be all of', () => {
  const all = (fields: object) => ({ allOf: [fields, { required: ['id'] }] })
  const document = (fields: object) => changed(['components', 'schemas', 'Card'], all(fields))
  const { size: _, ...fewer } = card.properties
  const told = breaksIn(document(card), document({ ...card, properties: fewer }), TODAY)
  expect(told).toEqual(['POST /cards: 201/*/size: gone'])
  expect(breaksIn(before, document({ ...card, required: [] }), TODAY)).toEqual([])
})

describe('No break', () => {
  const fine: [what: string, place: Path, to: unknown][] = [
    ['nothing changed', ['info'], before.info],
    ['a new operation', ['paths', '/more'], { get: { responses: {} } }],
    ['a word more', words, ['a', 'b', 'c']],
    ['a parameter that may be sent', [...operation, 'parameters', 1], { in: 'query', name: 'more', schema: {} }],
    ['a field that may be sent', [...body, 'properties', 'more'], { type: 'string' }],
    ['a limit that is wider', [...body, 'properties', 'size', 'maximum'], 10],
    ['a field more that is told', [...fields, 'more'], { type: 'string' }],
    ['a field that is always told now', ['components', 'schemas', 'Card', 'required'], ['id', 'size']],
    ['another way to be told no', [...operation, 'responses', 422], { content: {} }],
  ]
  it.each(fine)('%s', (_, place, to) => expect(breaksIn(before, changed(place, to), TODAY)).toEqual([]))

  it('what was free and is described now', () =>
    expect(breaksIn(changed([...fields, 'id'], {}), before, TODAY)).toEqual([]))

  it('what was to go, once its day has come', () => {
    const leaving = changed([...operation, 'deprecated'], true)
    Object.assign(leaving.paths['/cards'].post, { 'x-sunset': TODAY })
    const gone = changed(operation)
    expect(breaksIn(leaving, gone, '2027-02-28')).toEqual(['POST /cards: gone'])
    expect(breaksIn(leaving, gone, TODAY)).toEqual([])
  })

  it('a new version may break what it likes', () => {
    expect(['0.2.0', '1.0.0'].map((next) => isNewVersion('0.1.3', next))).toEqual([true, true])
    expect(['0.1.3', '0.1.4', '0.0.9'].map((next) => isNewVersion('0.1.3', next))).toEqual([false, false, false])
    expect([isNewVersion('1.0.0', '1.1.0'), isNewVersion('1.9.0', '2.0.0')]).toEqual([false, true])
  })
})
