// What a frame shows: the board at that moment, or a scene of its own for census, assessments and the end.
import { useRef } from 'react'
import type { Play } from '../../desk.ts'
import type { StageProps } from '../../shared/film/filming.ts'
import { Board } from '../board/board.tsx'
import { AssessmentScene } from '../finale/assessment-scene.tsx'
import { HallOfFame } from '../finale/hall-of-fame.tsx'
import { viewOf } from '../play.ts'
import { CensusScene } from './census-scene.tsx'
import { type Frame, placeOf, wayOf } from './reel.ts'
import { useMotion } from './use-motion.ts'

export function Stage({ play, frames, index }: StageProps<Frame>) {
  const frame = frames[index]!
  const { result } = viewOf(play)
  const assessed = frame.events.find((event) => event.t === 'assessed')
  if (assessed) return <AssessmentScene play={play} assessment={assessed} />
  if (frame.step === 'end' && result) return <HallOfFame play={play} result={result} />
  if (frame.step.startsWith('census')) return <CensusScene play={play} frames={frames} index={index} />
  return <Moment play={play} frame={frame} />
}

function Moment({ play, frame }: { readonly play: Play; readonly frame: Frame }) {
  const board = useRef<HTMLDivElement>(null)
  useMotion(board, frame.view, placeOf(frame))
  return (
    <div ref={board} className="moment">
      <Board play={play} view={frame.view} path={wayOf(frame)} />
    </div>
  )
}
