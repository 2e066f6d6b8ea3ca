// A film being watched: its buttons, what it shows, and its story in words.
import { useEffect, useState } from 'react'
import type { Seat } from '../../../../src/rules/ruleset.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { ChapterBar } from './chapter-bar.tsx'
import { Controls } from './controls.tsx'
import type { Filming } from './filming.ts'
import { SeatPiece } from './piece.tsx'
import { useProjector } from './projector.ts'
import { type Frame, framesFor } from './reel.ts'
import { arrive, markSeen } from './seen.ts'
import { Story } from './story.tsx'
import { Whose } from './whose.tsx'

/** More letters than may stay in sight on a small screen. */
const A_LONG_TALE = 260

interface Props<F extends Frame> {
  readonly play: Play
  readonly filming: Filming<F>
  readonly frames: readonly F[]
  readonly first: number
  /** The last event of the round: whoever has seen the last frame has seen it. */
  readonly end: number
}

export function Screening<F extends Frame>({ play, filming, frames, first, end }: Props<F>) {
  const words = useWords(filming.words)
  const [whose, setWhose] = useState<Seat | null>(null)
  const shown = framesFor(frames, whose)
  const projector = useProjector(shown, frames[first]!.seq)
  const { index, isPlaying, show } = projector
  const frame = shown[index]!
  const { id, seq } = play.card
  useEffect(() => {
    arrive(id, seq)
    markSeen(id, frame === frames.at(-1) ? end : frame.seq)
  }, [id, seq, frame, frames, end])
  const said = frame.lines.map(({ text }) => text).join(' ')
  const colourOf = (seat: Seat) => filming.colourOf(play, seat)
  const controls = <Controls projector={projector} count={shown.length} place={words.place} said={said} />
  const stage = <filming.Stage play={play} frames={frames} index={frames.indexOf(frame)} />
  const caption = (
    <div className={filming.isScene(frame) ? 'caption hidden' : 'caption'} aria-live={isPlaying ? 'off' : 'polite'}>
      {frame.seat === null ? null : <SeatPiece seat={frame.seat} colour={colourOf(frame.seat)} />}
      <p>{said}</p>
    </div>
  )
  return (
    <div className="film">
      <div>
        {filming.isLong ? (
          <>
            <div className={said.length > A_LONG_TALE ? 'lead' : 'lead staying'}>
              {controls}
              {caption}
            </div>
            <ChapterBar filming={filming} frames={shown} index={index} show={show} />
            {stage}
          </>
        ) : (
          <>
            {controls}
            {stage}
            {caption}
          </>
        )}
      </div>
      <div>
        <Whose play={play} whose={whose} colourOf={colourOf} choose={setWhose} />
        <Story play={play} filming={filming} frames={shown} index={index} show={show} />
      </div>
    </div>
  )
}
