// Lords of Xidit in schemas, put together.
import type { GameSchemas } from '../../game-schemas.ts'
import { namesOf, schemasOf } from '../../schema-parts.ts'
import { RULESET } from '../begin.ts'
import { answer, answers, draft } from './answers.ts'
import { event, eventParts, events } from './events.ts'
import { factParts, facts } from './facts.ts'
import { question, questionParts, questions } from './questions.ts'
import { entry, record } from './record.ts'
import { result } from './result.ts'
import { view, viewParts } from './view.ts'
import { vocabulary, wishedOptions } from './vocabulary.ts'

export const xiditSchemas: GameSchemas = {
  ruleset: RULESET,
  prefix: 'Xidit',
  named: schemasOf([
    ...vocabulary,
    ...[...Object.values(answers), answer, draft],
    ...[...Object.values(questions), question, ...questionParts],
    ...[...Object.values(events), event, ...eventParts],
    ...[view, ...viewParts, record, entry, facts, ...factParts],
  ]),
  questions: namesOf(questions),
  answers: namesOf(answers),
  events: namesOf(events),
  options: wishedOptions.name,
  facts: facts.name,
  view: view.name,
  record: record.name,
  entry: entry.name,
  result: result.name,
  draft: draft.name,
}
