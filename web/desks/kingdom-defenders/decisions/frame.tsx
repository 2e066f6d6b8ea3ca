// A question of this game, with the board of its moment; what silence would answer is said in the rules' own words.
import type { ReactNode } from 'react'
import type { QuestionView } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import type { Fields, Play } from '../../desk.ts'
import { QuestionFrame } from '../../shared/forms/question-frame.tsx'
import { Board } from '../board/board.tsx'
import { HordeCard } from '../screen/horde-card.tsx'
import { Mine } from '../screen/mine.tsx'
import type { Speech } from '../speech.ts'
import { usualSaid } from './usual-said.ts'

interface Props {
  readonly play: Play
  readonly speech: Speech
  readonly question: QuestionView
  readonly title: string
  readonly about: string
  readonly answer: Fields | null
  readonly mayChange?: boolean
  readonly send: string
  readonly missing?: string
  /** What can be pointed at, and what it is about. */
  readonly choices?: readonly string[]
  readonly pointed?: string | null
  readonly point?: (space: string) => void
  readonly children: ReactNode
}

export function Frame({ speech, question, choices = [], pointed = null, point, children, ...asked }: Props) {
  const { play } = asked
  return (
    <QuestionFrame
      {...asked}
      kind={question.t}
      usual={usualSaid(speech, question)}
      board={
        <>
          <Board play={play} choices={choices} about={pointed} {...(point && { point })} />
          <Mine speech={speech} />
          <HordeCard speech={speech} />
        </>
      }
    >
      {children}
    </QuestionFrame>
  )
}
