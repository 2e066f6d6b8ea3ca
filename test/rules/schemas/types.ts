// What the schemas describe is what the rules' own types say, field by field: held when the types are checked, so there is
// nothing to run. Lists and readonly-ness aside.
import type { Static, TSchema } from 'typebox'
import type { Command as KdCommand } from '../../../src/rules/kingdom-defenders/commands.ts'
import type { Options as KdOptions } from '../../../src/rules/kingdom-defenders/options.ts'
import type { GameRecord as KdRecord } from '../../../src/rules/kingdom-defenders/record.ts'
import type * as kdAnswers from '../../../src/rules/kingdom-defenders/schemas/answers.ts'
import type * as kdEvents from '../../../src/rules/kingdom-defenders/schemas/events.ts'
import type * as kdQuestions from '../../../src/rules/kingdom-defenders/schemas/questions.ts'
import type * as kdRecord from '../../../src/rules/kingdom-defenders/schemas/record.ts'
import type * as kdView from '../../../src/rules/kingdom-defenders/schemas/view.ts'
import type * as kdWords from '../../../src/rules/kingdom-defenders/schemas/vocabulary.ts'
import type { Concealed as KdConcealed, Told as KdTold } from '../../../src/rules/kingdom-defenders/tell.ts'
import type { View as KdView, QuestionView } from '../../../src/rules/kingdom-defenders/view.types.ts'
import type { Command } from '../../../src/rules/xidit/commands.ts'
import type { Options } from '../../../src/rules/xidit/options.ts'
import type { GameRecord } from '../../../src/rules/xidit/record.ts'
import type * as answers from '../../../src/rules/xidit/schemas/answers.ts'
import type * as events from '../../../src/rules/xidit/schemas/events.ts'
import type * as questions from '../../../src/rules/xidit/schemas/questions.ts'
import type * as record from '../../../src/rules/xidit/schemas/record.ts'
import type * as view from '../../../src/rules/xidit/schemas/view.ts'
import type * as words from '../../../src/rules/xidit/schemas/vocabulary.ts'
import type { Concealed, Told } from '../../../src/rules/xidit/tell.ts'
import type { View } from '../../../src/rules/xidit/view.types.ts'

/** Without intersections, tuples and readonly, so that the same fields are the same type. */
type Plain<T> = T extends readonly (infer E)[]
  ? Plain<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Plain<T[K]> }
    : T

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Holds<T extends true> = T

interface Described {
  schema: TSchema
}
type Of<N extends Described> = Plain<Static<N['schema']>>
type OfKinds<K extends Record<string, Described>> = { -readonly [T in keyof K]: Of<K[T]> }
type ByKind<U extends { t: string }> = { [T in U['t']]: Plain<Extract<U, { t: T }>> }

/** Events of one kind, with and without what is secret, as one: what not all of them have is optional. */
type Merged<U> = Plain<
  { [K in Sure<U>]: Inner<At<U, K>> } & { [K in Exclude<Keys<U>, Sure<U>>]?: Inner<Exclude<At<U, K>, undefined>> }
>
type Keys<U> = U extends unknown ? keyof U : never
type At<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never
/** Fields that are always there. */
type Sure<U> = Exclude<keyof U, Unsure<U>>
type Unsure<U> = U extends unknown ? { [K in keyof U]-?: object extends Pick<U, K> ? K : never }[keyof U] : never
type Single = readonly unknown[] | string | number | boolean | null | undefined
type Inner<V> = [V] extends [readonly unknown[]]
  ? V[number][]
  : [Extract<V, Single>] extends [never]
    ? string extends keyof V
      ? V
      : Merged<V>
    : V

type Alike<U extends { t: string }, T> = U extends unknown
  ? T extends U['t']
    ? Omit<U, 't'> & { t: T }
    : never
  : never
type ToldByKind<U extends { t: string }, Secret extends string> = {
  [T in U['t']]: T extends Secret ? Merged<Alike<U, T>> : Plain<Extract<U, { t: T }>>
}

export type Xidit = [
  Holds<IsSame<OfKinds<typeof answers.answers>, ToldByKind<Command, 'titan'>>>,
  Holds<IsSame<Of<typeof answers.answer>, ToldByKind<Command, 'titan'>[Command['t']]>>,
  Holds<IsSame<Of<typeof questions.question>, Plain<View['questions'][number]>>>,
  Holds<IsSame<OfKinds<typeof events.events>, ToldByKind<Told, Concealed['t'] | 'tile-came'>>>,
  Holds<IsSame<Of<typeof view.view>, Plain<View>>>,
  Holds<IsSame<Of<typeof record.record>, Plain<GameRecord>>>,
  Holds<IsSame<Of<typeof words.options>, Plain<Options>>>,
]

/** Which questions are told with `byItself` their type does not say. */
type Asked<U> = U extends { t: 'act' | 'acts' } ? U & { byItself: object } : Omit<U, 'byItself'>

export type KingdomDefenders = [
  Holds<IsSame<OfKinds<typeof kdAnswers.answers>, ByKind<KdCommand>>>,
  Holds<IsSame<Of<typeof kdQuestions.question>, Plain<Asked<QuestionView>>>>,
  Holds<IsSame<OfKinds<typeof kdEvents.events>, ToldByKind<KdTold, KdConcealed['t']>>>,
  Holds<
    IsSame<Omit<Of<typeof kdView.view>, 'questions' | 'changeable'>, Plain<Omit<KdView, 'questions' | 'changeable'>>>
  >,
  Holds<IsSame<Of<typeof kdRecord.record>, Plain<KdRecord>>>,
  Holds<IsSame<Of<typeof kdWords.options>, Plain<KdOptions>>>,
]
