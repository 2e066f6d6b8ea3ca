// The types that are made of the reference can be used: what is one of several is told apart by `t`, and an answer may be sent
// without it. Held when the types are checked, so there is nothing to run.
import type { components, paths } from '../../packages/client/src/schema.ts'

type Schemas = components['schemas']

/** Entries of a record. */
export function startOf(entry: Schemas['XiditEntry']): number | undefined {
  if (entry.t === 'start') return entry.city + entry.seat
  if (entry.t === 'titan') return entry.beat ?? undefined
  // @ts-expect-error what is left has no city in common
  return entry.city
}
export const keptBy = (entry: Schemas['KdEntry']): string | number =>
  entry.t === 'fate' ? entry.keep : entry.t === 'place' ? (entry.space ?? entry.seat) : entry.t

/** What is asked: the usual answer is of the same kind, and says so. */
export const usual = (question: Schemas['KdQuestion']): string =>
  question.t === 'fate' ? question.usual.t + question.usual.keep : question.usual.t

type Body = paths['/v1/games/{game}/answers/{kind}']['put']['requestBody']['content']['application/json']
export const bodies: readonly Body[] = [{ city: 3 }, { t: 'start', city: 3 }, { keep: 'a' }]
// @ts-expect-error what is taken back with DELETE cannot be sent
export const takenBack: Body = { t: 'withdraw-orders', year: 1 }
