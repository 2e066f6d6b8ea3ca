// What the schemas of every game are written with.
import { type Static, type TSchema, type TUnsafe, Type } from 'typebox'

/** A schema that has a name of its own, and how others refer to it. */
export interface Named<S extends TSchema = TSchema> {
  readonly name: string
  readonly schema: S
  readonly ref: TUnsafe<Static<S>>
  /** The same, with what it is at this place. */
  as(description: string): TUnsafe<Static<S>>
}

export const named = <S extends TSchema>(name: string, schema: S): Named<S> => ({
  name,
  schema,
  ref: Type.Unsafe<Static<S>>({ $ref: name }),
  as: (description) => Type.Unsafe<Static<S>>({ $ref: name, description }),
})

type ByKind = Readonly<Record<string, TSchema>>
type NamedByKind<K extends ByKind> = { readonly [T in keyof K]: Named<K[T]> }

/** Each kind under a name made of its own: `census-bards` of `Xidit…Answer` is `XiditCensusBardsAnswer`. */
export const namedByKind = <const K extends ByKind>(before: string, after: string, kinds: K): NamedByKind<K> =>
  Object.fromEntries(
    Object.entries(kinds).map(([t, schema]) => [t, named(`${before}${inCapitals(t)}${after}`, schema)]),
  ) as unknown as NamedByKind<K>

const inCapitals = (t: string): string =>
  t
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

type AnyKind<K extends Readonly<Record<string, Named>>> = { [T in keyof K]: Static<K[T]['schema']> }[keyof K]

/** One of these kinds, told apart by their `t`. */
export const oneKindOf = <const K extends Readonly<Record<string, Named>>>(kinds: K, description: string) =>
  Type.Unsafe<AnyKind<K>>({
    description,
    oneOf: Object.values(kinds).map(({ ref }) => ref),
    discriminator: { propertyName: 't', mapping: namesOf(kinds) },
  })

export const namesOf = (kinds: Readonly<Record<string, Named>>): Record<string, string> =>
  Object.fromEntries(Object.entries(kinds).map(([t, { name }]) => [t, name]))

export const schemasOf = (all: readonly Named[]): Record<string, TSchema> =>
  Object.fromEntries(all.map(({ name, schema }) => [name, schema]))

/** The kind of a thing: `t`, or what a game calls it. */
export const kind = <const T extends string>(t: T) => Type.Unsafe<T>({ const: t })

export const oneOf = <const W extends readonly (string | number)[]>(words: W, description?: string) =>
  Type.Unsafe<W[number]>({ enum: [...words], ...(description && { description }) })

/** The shorter way to say so where there is one. */
export const orNull = <S extends TSchema>(schema: S, description?: string) => {
  const { type, enum: words, anyOf } = schema as { type?: unknown; enum?: unknown; anyOf?: readonly unknown[] }
  const said = description === undefined ? {} : { description }
  const nothing = { type: 'null' }
  if (type !== undefined && words === undefined)
    return Type.Unsafe<Static<S> | null>({ ...schema, ...said, type: [type, 'null'] })
  return Type.Unsafe<Static<S> | null>({ ...said, anyOf: anyOf ? [...anyOf, nothing] : [schema, nothing] })
}

/** What may be said instead of an instruction. */
export const orAsk = <S extends TSchema>(schema: S, description?: string) =>
  Type.Union([schema, kind('ask')], description ? { description } : {})

export const count = (description?: string) => Type.Integer(description ? { description } : {})
export const text = (description?: string) => Type.String(description ? { description } : {})

/** Any text as a key: of regions, cities, spaces. */
export const byKey = <S extends TSchema>(schema: S, description?: string) =>
  Type.Unsafe<Record<string, Static<S>>>({
    type: 'object',
    additionalProperties: schema,
    ...(description && { description }),
  })

/** Data that is not described field by field. */
export const open = (description: string) =>
  Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, description })

/** What somebody sends: fields that are not there are refused. */
export const exact = { additionalProperties: false } as const

/** The same in all games. */
export const seat = count()
export const seed = text('64 lower-case hex digits.')
export const pack = Type.Object(
  { name: text(), fingerprint: text('SHA-256 over its files.') },
  { description: 'The board and the pieces it is played with.' },
)
export const viewer = Type.Union([Type.Integer(), kind('public')], { description: 'The seat that looks, or `public`.' })
