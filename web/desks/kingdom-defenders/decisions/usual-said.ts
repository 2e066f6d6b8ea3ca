// What silence would answer, in the rules' own words.
import { answerInWords } from '../../../../src/rules/kingdom-defenders/explain.ts'
import { tellingFor } from '../../../../src/rules/kingdom-defenders/story/telling.ts'
import type { QuestionView } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import type { Speech } from '../speech.ts'

/** As part of a sentence. */
export const usualSaid = ({ pack, reader }: Speech, { usual }: QuestionView): string =>
  answerInWords(tellingFor(pack, reader), usual).join(' ').replace(/\.$/, '')
