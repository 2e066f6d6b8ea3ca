// What games describe of themselves, as components: every schema that has a name, one for all of a kind in each game, told apart
// by `t` where it has one, and one for all games. Two games may say the same by the same `t`, so above the games it is any of.
import type { GameSchemas } from '../../games/ports/catalogue.ts'
import { OF_GAME, type OfGame } from './of-game.ts'
import { isNode, mapNodes, type Node, toSchema } from './walk.ts'

type Schemas = Record<string, unknown>

/** What routes marked as a game's own, with the shapes of the games there; free where a game does not describe itself. */
export const filledIn = (value: unknown, known: ReadonlySet<string>): unknown =>
  mapNodes(value, ({ 'x-of-game': kind, 'x-or-null': isNullable, ...node }) => {
    if (kind === undefined) return node
    const name = OF_GAME[kind as OfGame]
    if (!known.has(name)) return node
    const { description } = node
    const words = description === undefined ? {} : { description }
    return isNullable ? { anyOf: [toSchema(name), { type: 'null' }], ...words } : { ...toSchema(name), ...words }
  })

/** A game as it describes itself, and the kinds of answers that can be sent. */
export interface Described extends GameSchemas {
  readonly sent: readonly string[]
}

/** Components by name; none where one of the games says nothing of itself. */
export function schemasOf(games: readonly (Described | undefined)[]): Schemas {
  const told = games.filter((game) => game !== undefined)
  if (told.length === 0 || told.length < games.length) return {}
  const each = told.map(ofOne)
  const general = Object.values(OF_GAME).flatMap((name) => {
    const members = each.flatMap(({ kinds }) => kinds[name] ?? [])
    const isWhole = members.length === told.length || OPTIONAL.includes(name)
    return isWhole && members.length > 0 ? [[name, { anyOf: members.map(toSchema) }]] : []
  })
  const all = [...each.flatMap(({ schemas }) => Object.entries(schemas)), ...general]
  for (const [at, [name]] of all.entries())
    if (all.findIndex(([other]) => other === name) !== at) throw new Error(`Two schemas are called ${name}`)
  return Object.fromEntries(all)
}

/** Not every game has them. */
const OPTIONAL: readonly string[] = [OF_GAME.draft]

function ofOne(game: Described): { schemas: Schemas; kinds: Record<string, string> } {
  const { prefix, view, record, entry, result, options, facts, draft } = game
  const answers = new Set(Object.values(game.answers))
  const named = Object.fromEntries(
    Object.entries(game.named).map(([name, schema]) => {
      const described = withKind(plain(schema), answers) as Node
      return [name, answers.has(name) ? kindAside(described) : described]
    }),
  )
  const [question, answer, event] = [`${prefix}Question`, `${prefix}Answer`, `${prefix}Event`]
  return {
    schemas: {
      ...named, // a game may have named what all of a kind are itself
      [question]: toldApart(game.questions),
      [answer]: { anyOf: namedOf(game, game.sent) },
      [event]: toldApart(game.events),
      ...(entry && { [entry]: withSeat(namedOf(game, kindsIn(game.named[entry]))) }),
    },
    kinds: {
      ...{ View: view, Question: question, Answer: answer, Event: event, Record: record },
      ...{ Options: options, Facts: facts, ...(result && { Result: result }), ...(draft && { Draft: draft }) },
    },
  }
}

/** One of these, by its `t`. */
const toldApart = (byKind: Readonly<Record<string, string>>): Node => ({
  oneOf: Object.values(byKind).map(toSchema),
  discriminator: {
    propertyName: 't',
    mapping: referring(byKind),
  },
})

const namedOf = ({ answers }: GameSchemas, kinds: readonly string[]): Node[] =>
  kinds.flatMap((kind) => (answers[kind] === undefined ? [] : [toSchema(answers[kind])]))

/** Whoever sends an answer names its kind in the address, and may leave it out of the body. */
const kindAside = (answer: Node): Node => ({
  ...answer,
  required: (answer.required as string[]).filter((name) => name !== 't'),
})

/** Wherever else an answer stands, it says its kind. */
const withKind = (schema: unknown, answers: ReadonlySet<string>): unknown =>
  mapNodes(schema, ({ $ref, ...node }) => {
    if ($ref === undefined) return node
    return answers.has(nameIn($ref)) ? { ...node, allOf: [{ $ref }], required: ['t'] } : { ...node, $ref }
  })

/** What somebody decided, in a record. Any of the answers at this place, not the one schema for all: types made of it are told apart by `t`. */
const withSeat = (answers: readonly Node[]): Node => ({
  description: 'What somebody decided: the answer, with the seat.',
  allOf: [
    { anyOf: answers },
    { type: 'object', properties: { t: { type: 'string' }, seat: { type: 'integer' } }, required: ['t', 'seat'] },
  ],
})

/** Of one of several: each `t` there is, once. */
const kindsIn = (schema: unknown): string[] => {
  const { anyOf = [] } = schema as { anyOf?: readonly { properties: { t: { const: string } } }[] }
  return [...new Set(anyOf.map(({ properties: { t } }) => t.const))]
}

/** As plain JSON, with references into the document, and open names in the one way that all readers know. */
const plain = (schema: unknown): unknown =>
  mapNodes(
    JSON.parse(JSON.stringify(schema)),
    ({ $ref, $id: _, patternProperties, mapping, additionalProperties, ...node }) => ({
      ...node,
      ...(additionalProperties !== undefined && additionalProperties !== false && { additionalProperties }), // the rules say themselves what else may not stand there
      ...(typeof $ref === 'string' && toSchema(nameIn($ref))),
      ...(isNode(patternProperties) && openNames(patternProperties)),
      ...(isNode(mapping) && { mapping: referring(mapping) }),
    }),
  )

const nameIn = (ref: unknown): string => String(ref).replace(/^.*\//, '')

const referring = (names: Node): Node =>
  Object.fromEntries(Object.entries(names).map(([kind, name]) => [kind, toSchema(nameIn(name)).$ref]))

function openNames(patterns: Node): Node {
  const all = Object.values(patterns)
  return { additionalProperties: all.length === 1 ? all[0] : { anyOf: all } }
}
