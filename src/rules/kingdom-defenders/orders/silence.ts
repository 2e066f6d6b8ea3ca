// What silence answers to a question (KD-14, KD-15.3, KD-15.5).

import type { Command } from '../commands.ts'
import type { Point } from '../decider.ts'
import type { Question } from '../questions.ts'
import { bySilence } from '../standing.ts'
import type { Table } from '../table.ts'
import { SILENT_ACTS } from './acts.ts'
import { SILENT_PLAN } from './plans.ts'

export function silentAnswer(table: Table, question: Question): Command {
  const { round } = table.state
  if (question.t === 'plan') return { t: 'plan', round, wishes: [], then: SILENT_PLAN.then }
  if (question.t === 'acts') return { t: 'acts', round, steps: [], rest: SILENT_ACTS.rest }
  const { t, seat } = question
  const point: Point =
    question.t === 'act'
      ? { t: 'act', seat, spaces: question.spaces.map(({ space }) => space) }
      : { t: t as 'die', seat }
  return bySilence(table, point)
}
