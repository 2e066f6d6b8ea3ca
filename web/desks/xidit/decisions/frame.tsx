// A question of this game, with the board of its moment.
import type { Question } from '../../../../src/rules/xidit/questions.ts'
import type { City } from '../../../../src/rules/xidit/vocabulary.ts'
import { QuestionFrame, type QuestionFrameProps } from '../../shared/forms/question-frame.tsx'
import { MomentBoard } from './moment-board.tsx'
import './decisions.css'

interface Props extends Omit<QuestionFrameProps, 'kind' | 'board'> {
  readonly question: Question
  readonly marked?: readonly City[]
  readonly choices?: readonly City[]
  readonly choose?: (city: City) => void
}

export function Frame({ question, marked = [], choices = [], choose, ...asked }: Props) {
  const board = <MomentBoard play={asked.play} {...{ marked, choices }} {...(choose && { choose })} />
  return <QuestionFrame {...asked} kind={question.t} board={board} />
}
