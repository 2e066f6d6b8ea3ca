// How the table is laid out: the board large, what is asked beside it, and around them all that is known of the position.
import type { ReactNode, RefObject } from 'react'
import type { View } from '../../../src/rules/xidit/view.types.ts'
import type { Play } from '../desk.ts'
import { BoardInWords } from './board/in-words.tsx'
import { Destiny } from './destiny/destiny.tsx'
import { Titans } from './destiny/titans.tsx'
import { Course } from './holdings/course.tsx'
import { Lords } from './holdings/lords.tsx'
import { Mine } from './holdings/mine.tsx'
import { Regions } from './holdings/regions.tsx'
import { viewOf } from './play.ts'

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
  return (
    <div className="desk whole" ref={area}>
      <div className="desk-board">{board}</div>
      <div className="desk-side">
        {children}
        <Mine view={view} />
        <Lords play={play} view={view} />
        <Course view={view} />
      </div>
      <div className="desk-below">
        <Destiny play={play} view={view} />
        <Titans view={view} />
        <Regions play={play} view={view} />
        <BoardInWords play={play} view={view} />
      </div>
    </div>
  )
}
