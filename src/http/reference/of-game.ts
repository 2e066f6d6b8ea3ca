// Places in the API that hold what is a game's own. For the API they are free: the rules judge what comes in, and what goes out
// is theirs. In the reference the shapes that the games describe stand there: see games.ts.
import { type TSchema, Type } from 'typebox'

/** What may stand in such a place, and the component of the reference that describes it. */
export const OF_GAME = {
  view: 'View',
  question: 'Question',
  answer: 'Answer',
  event: 'Event',
  record: 'Record',
  result: 'Result',
  options: 'Options',
  facts: 'Facts',
  draft: 'Draft',
} as const

export type OfGame = keyof typeof OF_GAME

interface Words {
  readonly description?: string
  /** Whether it may be null instead. */
  readonly orNull?: true
}

/** In what is sent, and wherever anything may stand. */
export const ofGame = (kind: OfGame, { orNull, description }: Words = {}) =>
  Type.Unsafe<unknown>({ 'x-of-game': kind, ...(orNull && { 'x-or-null': true }), ...(description && { description }) })

/** A body: at least an object, for the rules to judge. With examples, each under a name. */
export const bodyOfGame = (kind: OfGame, description: string, examples: Readonly<Record<string, object>>) =>
  Type.Unsafe<object>({
    ...{ type: 'object', additionalProperties: true, 'x-of-game': kind, description },
    'x-examples': Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
  })

/** Free for the API, which sends it as it is; in the reference it stands as it is described. */
export const shownAs = (schema: TSchema) => Type.Unsafe<unknown>({ 'x-shown-as': schema })

/** Answers by their kind, which they then need not say themselves. */
export const answersByKind = shownAs(
  Type.Unsafe({
    ...{ title: 'Answers', type: 'object', additionalProperties: true },
    description: 'By kind: each has the fields of the `Answer` of that `t`, without `t`.',
  }),
)

/** Words of schemas that say nothing about what fits. */
export const ANNOTATIONS = ['x-of-game', 'x-or-null', 'x-shown-as', 'x-examples']
