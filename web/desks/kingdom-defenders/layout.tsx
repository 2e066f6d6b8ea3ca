// How the table is laid out: the board large, what is asked beside it, and around them all that is known of the position.
import type { ReactNode, RefObject } from 'react'
import type { View } from '../../../src/rules/kingdom-defenders/view.types.ts'
import type { Play } from '../desk.ts'
import { BoardInWords } from './board/in-words.tsx'
import { viewOf } from './play.ts'
import { Course } from './screen/course.tsx'
import { HordeCard } from './screen/horde-card.tsx'
import { Mine } from './screen/mine.tsx'
import { Players } from './screen/players.tsx'
import { useSpeech } from './speech.ts'

interface Props {
  readonly play: Play
  readonly view?: View
  readonly board: ReactNode
  /** What is asked, or said, beside the board. */
  readonly children?: ReactNode
  /** To find parts of it. */
  readonly area?: RefObject<HTMLDivElement | null>
}

export function Layout({ play, view = viewOf(play), board, children, area }: Props) {
  const speech = useSpeech(play, view)
  return (
    <div className="desk whole" ref={area}>
      <div className="desk-board">{board}</div>
      <div className="desk-side">
        {children}
        <Mine speech={speech} />
        <HordeCard speech={speech} />
      </div>
      <div className="desk-below">
        <Players play={play} speech={speech} />
        <Course speech={speech} />
        <BoardInWords speech={speech} />
      </div>
    </div>
  )
}
