// What a player may answer now: what is asked, and what was handed in and may still be changed (KD-15.2, KD-15.4, KD-15.6).
import type { Seat } from '../ruleset.ts'
import { mayAct, mayPlan, pointFor } from './answer.ts'
import { actsQuestion, planQuestion, questionFor, questionsAt } from './awaits.ts'
import type { Pack } from './pack/pack.ts'
import type { Question } from './questions.ts'
import type { State } from './state.ts'
import { tableFor } from './table.ts'

export function answerable(pack: Pack, state: State, seat: Seat): Question[] {
  const table = tableFor(pack, state)
  const asked = questionsAt(table).filter((question) => question.seat === seat)
  const horde = (['victory', 'siege'] as const).flatMap((t) => pointFor(table, seat, t) ?? [])
  const changed = [
    ...(mayPlan(table, seat) ? [planQuestion(table, seat)] : []),
    ...(mayAct(table, seat) ? [actsQuestion(table, seat)] : []),
    ...horde.map((point) => questionFor(table, point)),
  ]
  return [...asked, ...changed.filter(({ id }) => asked.every((question) => question.id !== id))]
}
