// Requests for any operation of the reference, good and bad: made from what the reference says of it, and from what people
// and programs get wrong. Only fast-check's chance is in here; what is real (ids, tokens, legal answers) is put in by the
// one who sends them.
import fc, { type Arbitrary } from 'fast-check'
import type { Json, Operation, Schema } from './reference.ts'

/** Something in an address: a real one of that name, by kind, or a text, sent as it is or encoded. */
export type Part =
  | { readonly real: number; readonly spelled: Spelling }
  | { readonly text: string }
  | { readonly raw: string }

/** Other ways to write what is real. */
export const SPELLINGS = {
  well: (name: string) => name,
  loud: (name: string) => name.toUpperCase(),
  urn: (name: string) => `urn:uuid:${name}`,
  padded: (name: string) => ` ${name}`,
  ended: (name: string) => `${name}\0`,
} as const
export type Spelling = keyof typeof SPELLINGS

export type Body =
  | { readonly is: 'none' }
  /** What would go well, if anything does. */
  | { readonly is: 'good'; readonly luck: number }
  | { readonly is: 'changed'; readonly at: number; readonly how: Change }
  | { readonly is: 'made'; readonly value: Json }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'bytes'; readonly hex: string }

/** `end` is put at the end of a text. */
export type Change =
  | { readonly end: string }
  | { readonly to: Json }
  | { readonly add: string; readonly value: Json }
  | 'remove'
  | 'pollute'

export interface Wish<Caller> {
  readonly as: Caller
  readonly path: Readonly<Record<string, Part>>
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body
}

// --- texts and values that something always chokes on ----------------------------------------------------------------

const UUID = '0b9f6a52-3d0e-4c1a-9a55-8f4c1d2e7b60'
const TEXTS = [
  ...['', ' ', '0', '-1', '1.5', '1e3', '1e400', 'NaN', 'null', 'true', 'undefined', '[object Object]'],
  ...['2147483648', '9007199254740993', '99999999999999999999', '-9223372036854775809', '0x10'],
  ...[
    '\0',
    'a\0b',
    '\n',
    'a\r\nb: c',
    '\u001b[31m',
    '\u202e',
    '\ufeff',
    '\ufffd',
    '\ud800',
    'x\udc00',
    'ä',
    '💥',
    'e\u0301',
  ],
  ...[
    '..',
    '../',
    '../../etc/passwd',
    '%00',
    '%',
    '{game}',
    '*',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE game; --',
    '<script>',
    '{{7*7}}',
    'a'.repeat(100),
    'a'.repeat(101),
    'ä'.repeat(1000),
  ],
  ...[UUID, UUID.toUpperCase(), `urn:uuid:${UUID}`, `{${UUID}}`, UUID.replaceAll('-', ''), `${UUID}\n`],
  ...[
    '2027-03-01T18:30:00.000Z',
    '9999-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    '2027-02-30T00:00:00Z',
    '+275760-09-13',
  ],
  ...['-271821-04-20T00:00:00.000Z', '2027-03-01T23:59:60Z', '2027-03-01 18:30:00+14:00', 'P3D', 'P99999999D', 'PT1S'],
]
/** Cursors as ours are, but for what stands in them. */
const CURSORS = ['2027-03-01T18:30:00.000Z', '-271821-04-20T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '0', '']
  .map((at) => Buffer.from(`${at} ${UUID}`).toString('base64url'))
  .concat(Buffer.from([0xff, 0xfe, 0x00]).toString('base64url'))

const text: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
/** As they may stand in an address without being encoded. */
const RAW = ['%', '%zz', '%00', '%C0%AF', '%ED%A0%80', '..%2f', '%2e%2e', '.', '..', ';', '%E4', '%25']

const deep = (levels: number): Json => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
const value: Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    ...[null, true, false, 0, -0, -1, 0.5, 1e308, 5e-324, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 99],
    ...[[], {}, [[]], [null], deep(500), Array<Json>(5000).fill(0), { t: 'orders' }, { length: 3 }, { toString: null }],
  ),
  text,
  fc.jsonValue({ maxDepth: 2 }) as Arbitrary<Json>,
)

// --- values that a schema allows -------------------------------------------------------------------------------------

export function fromSchema(schema: Schema): Arbitrary<Json> {
  const {
    type,
    anyOf,
    oneOf = anyOf,
    properties = {},
    required = [],
    items,
    format,
  } = schema as {
    type?: string
    anyOf?: Schema[]
    oneOf?: Schema[]
    properties?: Record<string, Schema>
    required?: string[]
    items?: Schema
    format?: string
  }
  if ('const' in schema) return fc.constant(schema.const as Json)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as Json[]))
  if (oneOf) return fc.oneof(...oneOf.map(fromSchema))
  const { minimum = -1e6, maximum = 1e6 } = schema as { minimum?: number; maximum?: number }
  switch (type) {
    case 'string':
      if (format === 'uuid') return fc.uuid()
      if (format === 'date-time')
        return fc.date({ noInvalidDate: true, min: new Date(0) }).map((at) => at.toISOString())
      return text
    case 'integer':
      return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(items ? fromSchema(items) : value, { maxLength: 5 })
    case 'object': {
      const fields = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, fromSchema(part)]))
      if (Object.keys(fields).length > 0) return fc.record(fields, { requiredKeys: required }) as Arbitrary<Json>
      return fc.dictionary(text, value, { maxKeys: 4 }) as Arbitrary<Json>
    }
    default:
      return value
  }
}

// --- the parts of a request ------------------------------------------------------------------------------------------

const SPELLED = Object.keys(SPELLINGS) as Spelling[]
const part = (schema: Schema): Arbitrary<Part> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.nat(999).map((real) => ({ real, spelled: 'well' as const })) },
    { weight: 3, arbitrary: fc.record({ real: fc.nat(999), spelled: fc.constantFrom(...SPELLED) }) },
    { weight: 2, arbitrary: fromSchema(schema).map((made) => ({ text: String(made) })) },
    { weight: 2, arbitrary: text.map((junk) => ({ text: junk })) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW).map((raw) => ({ raw })) },
  )

const asText = (one: Json): string => (typeof one === 'object' ? JSON.stringify(one) : String(one))

const queryOf = ({ parameters }: Operation): Arbitrary<[string, string][]> => {
  const known = parameters.filter((parameter) => parameter.in === 'query')
  const one = ({ name, schema }: Operation['parameters'][number]): Arbitrary<[string, string][]> => {
    const isText = schema.type === 'string' && !schema.enum
    const said = fc.oneof(
      { weight: 4, arbitrary: isText ? fc.constantFrom(...CURSORS) : fromSchema(schema).map(asText) },
      { weight: 1, arbitrary: text },
    )
    // Often not there, and now and then twice.
    return fc
      .oneof({ weight: 5, arbitrary: fc.array(said, { maxLength: 1 }) }, { weight: 1, arbitrary: fc.array(said) })
      .map((values) => values.map((value) => [name, value]))
  }
  const more = fc
    .tuple(fc.constantFrom('more', '__proto__', 'since', ''), text)
    .map((pair): [string, string][] => [pair])
  const nothing = fc.constant<[string, string][]>([])
  const unknown = fc.oneof({ weight: 5, arbitrary: nothing }, { weight: 1, arbitrary: more })
  return fc.tuple(unknown, ...known.map(one)).map((pairs) => pairs.flat())
}

/** What may stand in a header at all. */
const line = fc.oneof(
  fc.constantFrom('*', '""', '"1-0"', '"3-public"', '"999999999-9"', '"1e9-0"', 'W/"1-0"', '"1-0", "2-0"', '"-1-0"'),
  fc.constantFrom(
    '0',
    '1',
    '12',
    '-1',
    '1.5',
    '1e9',
    '1e99',
    '99999999999999999999',
    'x'.repeat(101),
    'x'.repeat(4000),
  ),
  fc.constantFrom('de', 'de-CH,de;q=0.9', 'fr;q=2,*', ',,,', 'a key of mine', 'key-1', '__proto__', '\u00e4\u00ff'),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 }).map((said) => said.trim() || '-'),
)
const ALWAYS = ['accept-language', 'accept', 'x-request-id', 'cookie', 'if-none-match', 'if-match', 'last-event-id']

const headersOf = ({ parameters }: Operation): Arbitrary<Record<string, string>> => {
  const known = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
  const named = (names: string[]) => fc.constantFrom(...names)
  const some = (names: string[], most: number) => fc.dictionary(named(names), line, { maxKeys: most })
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: some(ALWAYS, 2) },
    ...(known.length > 0 ? [{ weight: 3, arbitrary: some(known, known.length) }] : []),
  )
}

const TYPES = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x', 'json'],
  ...[
    'application/json; charset=latin1',
    'APPLICATION/JSON',
    'application/json;',
    'application/problem+json',
    '*/*',
    '',
  ],
]
const GARBLED = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '[]',
    'null',
    '"x"',
    '7',
    'true',
    '{}',
    '{"a":}',
    "{'a':1}",
    '{"a":1}{"b":2}',
    '\ufeff{}',
    '\0',
  ],
  ...['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{"a":1,"a":2}', '{"players":1e400}', 'NaN'],
  ...['{"a":NaN}', '{"a":-Infinity}', '{"a":01}', '{"text":"\\ud800"}', '{"title":"\\u0000"}', 'a=1&b=2', '<a/>'],
  ...[
    '['.repeat(20_000),
    `{"a":${'[1,'.repeat(3000)}`,
    `{"text":"${'x'.repeat(70_000)}"}`,
    `[${'0,'.repeat(30_000)}0]`,
  ],
]

/** What makes a good text a bad one. */
const ENDS = ['\0', '\0!', '\ud83d', '\udca5!', '\n!', '\u202e', '\u2028!', 'x'.repeat(79), 'x'.repeat(2001), ' ', '💥']
const change: Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ENDS).map((end) => ({ end })) },
  { weight: 4, arbitrary: value.map((to) => ({ to })) },
  { weight: 2, arbitrary: fc.tuple(text, value).map(([add, more]) => ({ add, value: more })) },
  { weight: 2, arbitrary: fc.constant('remove' as const) },
  { weight: 1, arbitrary: fc.constant('pollute' as const) },
)

const bodyOf = ({ method, body }: Operation): Arbitrary<Body> => {
  const nothing = fc.constant<Body>({ is: 'none' })
  if (method === 'GET') return nothing
  const junk = fc.oneof<Arbitrary<Body>[]>(
    fc.constantFrom(...GARBLED).map((said) => ({ is: 'text', text: said })),
    fc.uint8Array({ maxLength: 12 }).map((bytes) => ({ is: 'bytes', hex: Buffer.from(bytes).toString('hex') })),
  )
  if (!body) return fc.oneof({ weight: 4, arbitrary: nothing }, { weight: 1, arbitrary: junk })
  return fc.oneof(
    { weight: 6, arbitrary: fc.nat().map((luck): Body => ({ is: 'good', luck })) },
    { weight: 5, arbitrary: fc.tuple(fc.nat(30), change).map(([at, how]): Body => ({ is: 'changed', at, how })) },
    { weight: 4, arbitrary: fromSchema(body.schema).map((made): Body => ({ is: 'made', value: made })) },
    { weight: 2, arbitrary: junk },
    { weight: 1, arbitrary: nothing },
  )
}

export function wishFor<Caller>(operation: Operation, callers: Arbitrary<Caller>): Arbitrary<Wish<Caller>> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  const type = fc.oneof(
    { weight: 9, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
  )
  return fc.record({
    as: callers,
    path: fc.record(Object.fromEntries(inPath.map(({ name, schema }) => [name, part(schema)]))),
    query: queryOf(operation),
    headers: fc
      .tuple(headersOf(operation), type)
      .map(([headers, content]) => ({ ...headers, 'content-type': content })),
    body: bodyOf(operation),
  })
}

// --- a good body, spoiled --------------------------------------------------------------------------------------------

type Holder = Record<string, Json>

const placesIn = (holder: Holder): [holder: Holder, name: string][] =>
  Object.entries(holder).flatMap(([name, inner]) => [
    [holder, name] as [Holder, string],
    ...(typeof inner === 'object' && inner !== null ? placesIn(inner as Holder) : []),
  ])
const textsIn = (holder: Holder) => placesIn(holder).filter(([inner, name]) => typeof inner[name] === 'string')

/** Every place of a body with everything that breaks things most often. */
export const everySpoiling = (good: Json): { at: number; how: Change }[] => [
  ...textsIn({ good }).flatMap((_, at) => ENDS.map((end) => ({ at, how: { end } }))),
  ...placesIn({ good }).flatMap((_, at) => [
    ...WORST.map((to) => ({ at, how: { to } })),
    { at, how: 'remove' as const },
    { at, how: { add: 'toString', value: 1 } },
  ]),
]
const WORST: Json[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  '\0',
  [],
  {},
  [[null]],
  { constructor: {} },
  deep(500),
]

/** The text of a body with one place in it changed; `at` counts the places. */
export function spoil(good: Json, at: number, how: Change): string {
  const copy: { body: Json } = structuredClone({ body: good })
  const texts = typeof how === 'object' && 'end' in how ? textsIn(copy) : []
  const places = texts.length > 0 ? texts : placesIn(copy)
  const [holder, name] = places[at % places.length]!
  if (how === 'remove') delete holder[name]
  else if (how === 'pollute') return JSON.stringify(copy.body).replace(/^\{/, '{"__proto__":{"polluted":true},')
  else if ('end' in how) holder[name] = `${holder[name]}${how.end}`
  else if ('to' in how) holder[name] = how.to
  else {
    const inner = holder[name]
    const into = typeof inner === 'object' && inner !== null ? inner : holder
    // By a name such as `length` a list would become longer than any text.
    if (Array.isArray(into)) into.push(how.value)
    else (into as Record<string, Json>)[how.add] = how.value
  }
  return JSON.stringify(copy.body) ?? ''
}
