// What of a reference would break programs that were written against an earlier one: pure, over two documents.
// What was free said nothing, so nothing that is said there now breaks a promise: docs/api-policy.md has the same in words.

type Node = { readonly [word: string]: unknown }
interface Document {
  readonly info: { readonly version: string }
  readonly paths: Node
  readonly components?: Node
}

/** One line for each break; empty where there is none. `today` decides whether what was announced to go may be gone. */
export function breaksIn(before: Document, after: Document, today: string): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Node>).flatMap(([method, was]) => {
      const at = `${method.toUpperCase()} ${path}`
      const is = (after.paths[path] as Record<string, Node> | undefined)?.[method]
      if (!is) return mayBeGone(was, today) ? [] : [`${at}: gone`]
      return [
        ...breaksInParameters(before, after, was, is),
        ...breaksInBody(before, after, was, is),
        ...breaksInAnswers(before, after, was, is),
      ].map((what) => `${at}: ${what}`)
    }),
  )
}

/** A new major version; while that is 0, a new minor one. */
export function isNewVersion(before: string, after: string): boolean {
  const [[major, minor], [next, nextMinor]] = [before, after].map((one) => one.split('.').map(Number)) as [
    [number, number],
    [number, number],
  ]
  return next > major || (major === 0 && next === 0 && nextMinor > minor)
}

const mayBeGone = (was: Node, today: string): boolean =>
  was.deprecated === true && typeof was['x-sunset'] === 'string' && was['x-sunset'] <= today

function breaksInParameters(before: Document, after: Document, was: Node, is: Node): string[] {
  const [old, now] = [parametersOf(before, was), parametersOf(after, is)]
  return [
    ...[...old].flatMap(([name, parameter]) => {
      const next = now.get(name)
      if (!next) return [`parameter ${name}: gone`]
      const newly = next.required === true && parameter.required !== true ? [`parameter ${name}: required now`] : []
      return [...newly, ...requestBreaks(before, after, parameter.schema, next.schema, `parameter ${name}`)]
    }),
    ...[...now].flatMap(([name, { required }]) =>
      required === true && !old.has(name) ? [`parameter ${name}: new and required`] : [],
    ),
  ]
}

const parametersOf = (document: Document, { parameters = [] }: Node): Map<string, Node> =>
  new Map(
    (parameters as unknown[]).map((one) => {
      const parameter = resolved(document, one)
      return [`${parameter.in} ${parameter.name}`, parameter]
    }),
  )

function breaksInBody(before: Document, after: Document, was: Node, is: Node): string[] {
  const [old, now] = [bodyOf(before, was), bodyOf(after, is)]
  if (now.required === true && old.required !== true) return ['a body: required now']
  return mediaOf(old).flatMap(([type, schema]) => {
    const next = mediaOf(now).find(([other]) => other === type)
    return next ? requestBreaks(before, after, schema, next[1], 'body') : [`a body as ${type}: not taken any more`]
  })
}

const bodyOf = (document: Document, { requestBody }: Node): Node => (requestBody ? resolved(document, requestBody) : {})
const mediaOf = ({ content = {} }: Node): [string, unknown][] =>
  Object.entries(content as Record<string, Node>).map(([type, { schema }]) => [type, schema])

function breaksInAnswers(before: Document, after: Document, was: Node, is: Node): string[] {
  return Object.entries(was.responses as Node).flatMap(([status, one]) => {
    // Failures are all of one shape, and there may be more and fewer of them.
    if (status >= '4') return []
    const next = (is.responses as Node)[status]
    if (!next) return [`${status}: gone`]
    const [old, now] = [resolved(before, one), resolved(after, next)]
    const lost = Object.keys((old.headers ?? {}) as Node).filter(
      (name) => !Object.hasOwn((now.headers ?? {}) as Node, name),
    )
    return [
      ...lost.map((name) => `${status}: header ${name}: gone`),
      ...mediaOf(old).flatMap(([type, schema]) => {
        const other = mediaOf(now).find(([name]) => name === type)
        return other
          ? answerBreaks(before, after, schema, other[1], `${status}`)
          : [`${status}: not as ${type} any more`]
      }),
    ]
  })
}

/** What was taken must be taken still. */
function requestBreaks(
  before: Document,
  after: Document,
  was: unknown,
  is: unknown,
  at: string,
  seen: Seen = [],
): string[] {
  const pair = pairOf(before, after, was, is, seen)
  if (!pair || isFree(pair.old)) return []
  const { old, now, path } = pair
  if (isFree(now)) return []
  const [choices, more] = [choicesOf(old), choicesOf(now)]
  if (choices.length > 1 || more.length > 1) {
    const fits = (one: unknown, other: unknown) => requestBreaks(before, after, one, other, at, path).length === 0
    return choices.every((one) => more.some((other) => fits(one, other)))
      ? []
      : [`${at}: one of its forms is not taken any more`]
  }
  return [
    ...typeBreaks(old, now, at),
    ...missing(valuesOf(old), valuesOf(now), (value) => `${at}: ${JSON.stringify(value)} is not taken any more`),
    ...(valuesOf(now) && !valuesOf(old) ? [`${at}: only some values are taken now`] : []),
    ...LIMITS.flatMap(([word, isTighter]) => (isTighter(old[word], now[word]) ? [`${at}: ${word} is tighter`] : [])),
    ...requiredOf(now).flatMap((name) => (requiredOf(old).includes(name) ? [] : [`${at}/${name}: required now`])),
    ...Object.entries(propertiesOf(old)).flatMap(([name, schema]) => {
      const next = propertiesOf(now)[name]
      if (next === undefined) return now.additionalProperties === false ? [`${at}/${name}: not taken any more`] : []
      return requestBreaks(before, after, schema, next, `${at}/${name}`, path)
    }),
    ...(old.items && now.items ? requestBreaks(before, after, old.items, now.items, `${at}/*`, path) : []),
  ]
}

/** What was there must be there still, and be of the same type. More may come. */
function answerBreaks(
  before: Document,
  after: Document,
  was: unknown,
  is: unknown,
  at: string,
  seen: Seen = [],
): string[] {
  const pair = pairOf(before, after, was, is, seen)
  if (!pair || isFree(pair.old)) return []
  const { old, now, path } = pair
  if (isFree(now)) return [`${at}: nothing is said of it any more`]
  const [choices, more] = [choicesOf(old), choicesOf(now)]
  if (choices.length > 1 || more.length > 1) {
    // A form that is new is known by its kind; one that may be null now is a type of its own.
    const fits = (one: unknown, other: unknown) => answerBreaks(before, after, one, other, at, path).length === 0
    const isNullNow = more.some(isNull) && !choices.some(isNull)
    const lost = choices.filter((one) => !more.some((other) => fits(one, other)))
    return [
      ...(isNullNow ? [`${at}: may be null now`] : []),
      ...(lost.length > 0 && !isNullNow ? [`${at}: one of its forms is another now`] : []),
    ]
  }
  return [
    ...typeBreaks(old, now, at),
    ...requiredOf(old).flatMap((name) => (requiredOf(now).includes(name) ? [] : [`${at}/${name}: may be missing now`])),
    ...Object.entries(propertiesOf(old)).flatMap(([name, schema]) => {
      const next = propertiesOf(now)[name]
      return next === undefined
        ? [`${at}/${name}: gone`]
        : answerBreaks(before, after, schema, next, `${at}/${name}`, path)
    }),
    ...(old.items && now.items ? answerBreaks(before, after, old.items, now.items, `${at}/*`, path) : []),
  ]
}

type Seen = readonly string[]

/** Both without references; nothing where the same two are being compared already. */
function pairOf(before: Document, after: Document, was: unknown, is: unknown, seen: Seen) {
  const key = `${refOf(was)} ${refOf(is)}`
  if (refOf(was) && refOf(is) && seen.includes(key)) return undefined
  return { old: resolved(before, was), now: resolved(after, is), path: refOf(was) ? [...seen, key] : seen }
}

const refOf = (value: unknown): string => String((value as { $ref?: string } | undefined)?.$ref ?? '')

function resolved(document: Document, value: unknown): Node {
  const ref = refOf(value)
  if (ref === '') return asOne(document, (value ?? {}) as Node)
  const found = ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, part) => (node as Node)[part], document)
  return resolved(document, found)
}

/** What has to be all of several is one, with the fields of each. */
function asOne(document: Document, { allOf, ...node }: Node): Node {
  if (!Array.isArray(allOf)) return node
  const parts = [...allOf.map((one) => resolved(document, one)), node]
  const properties = Object.assign({}, ...parts.map(propertiesOf)) as Node
  return { ...Object.assign({}, ...parts), properties, required: parts.flatMap(requiredOf) }
}

const CONSTRAINTS = [
  'type',
  'properties',
  'items',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  'pattern',
  'format',
  '$ref',
]
const isFree = (schema: Node): boolean =>
  !CONSTRAINTS.some((word) => word in schema) ||
  (schema.type === 'object' && Object.keys(propertiesOf(schema)).length === 0 && schema.additionalProperties === true)
const isNull = (schema: unknown): boolean => (schema as Node).type === 'null'

const choicesOf = (schema: Node): unknown[] => {
  const choices = schema.anyOf ?? schema.oneOf
  return Array.isArray(choices) ? choices : [schema]
}
const propertiesOf = ({ properties = {} }: Node): Node => properties as Node
const requiredOf = ({ required = [] }: Node): readonly string[] => required as string[]
const valuesOf = (schema: Node): unknown[] | undefined =>
  'const' in schema ? [schema.const] : (schema.enum as unknown[] | undefined)

function typeBreaks(old: Node, now: Node, at: string): string[] {
  const [was, is] = [typeOf(old), typeOf(now)]
  return was !== undefined && is !== undefined && was !== is ? [`${at}: ${was} is ${is} now`] : []
}

const typeOf = (schema: Node): string | undefined => {
  if (schema.type !== undefined) return JSON.stringify(schema.type)
  const [value] = valuesOf(schema) ?? []
  return value === undefined || value === null ? undefined : JSON.stringify(typeof value)
}

const missing = (old: unknown[] | undefined, now: unknown[] | undefined, say: (value: unknown) => string): string[] =>
  old && now ? old.filter((value) => !now.includes(value)).map(say) : []

const isLess = (old: unknown, now: unknown): boolean =>
  typeof now === 'number' && (typeof old !== 'number' || now < old)
const isMore = (old: unknown, now: unknown): boolean =>
  typeof now === 'number' && (typeof old !== 'number' || now > old)
const isOther = (old: unknown, now: unknown): boolean => now !== undefined && now !== old
const LIMITS: readonly (readonly [word: string, isTighter: (old: unknown, now: unknown) => boolean])[] = [
  ...(['maximum', 'maxLength', 'maxItems'] as const).map((word) => [word, isLess] as const),
  ...(['minimum', 'minLength', 'minItems'] as const).map((word) => [word, isMore] as const),
  ...(['pattern', 'format'] as const).map((word) => [word, isOther] as const),
]
