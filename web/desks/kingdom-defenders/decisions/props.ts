// What every question's form is given.
import type { QuestionView } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import type { Play } from '../../desk.ts'
import type { Asked } from '../play.ts'
import type { Speech } from '../speech.ts'

export interface DecisionProps<T extends QuestionView['t']> {
  readonly play: Play
  readonly speech: Speech
  readonly question: Asked<T>
}
