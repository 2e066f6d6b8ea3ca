// What a frame shows: the board at that moment with what changed marked, and where everybody stands; or how it ended.
import { useMemo, useRef } from 'react'
import type { StageProps } from '../../shared/film/filming.ts'
import { Board } from '../board/board.tsx'
import { Verdict } from '../finale/verdict.tsx'
import { viewOf } from '../play.ts'
import { Accounts } from './accounts.tsx'
import { ledgerOf } from './ledger.ts'
import { markedIn } from './marked.ts'
import type { Frame } from './reel.ts'
import { useMarks } from './use-marks.ts'
import { useMotion } from './use-motion.ts'

export function Stage({ play, frames, index }: StageProps<Frame>) {
  const frame = frames[index]!
  const { result } = viewOf(play)
  if (frame.step === 'end' && result) return <Verdict play={play} result={result} />
  return <Moment {...{ play, frames, index }} />
}

function Moment({ play, frames, index }: StageProps<Frame>) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = frames[index]!
  const before = frames[index - 1]?.view ?? null
  const marked = useMemo(() => markedIn(frame, before), [frame, before])
  useMotion(stage, frame.view)
  useMarks(stage, marked)
  return (
    <div ref={stage} className="round-moment">
      <Board play={play} view={frame.view} />
      <Accounts play={play} accounts={ledgerOf(frame, before)} />
    </div>
  )
}
