// A film being watched: its buttons, what it shows, and its story in words.
import { useEffect, useState } from 'react'
import type { Seat } from '../../../../src/rules/ruleset.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { useContenders } from './contenders.ts'
import { Controls } from './controls.tsx'
import { Mark } from './pieces.tsx'
import { useProjector } from './projector.ts'
import { type Frame, framesFor } from './reel.ts'
import { arrive, markSeen } from './seen.ts'
import { Stage } from './stage.tsx'
import { Story } from './story.tsx'
import { filmWords } from './words.ts'

interface Props {
  readonly play: Play
  readonly frames: readonly Frame[]
  readonly first: number
  /** The last event of the year: whoever has seen the last frame has seen it. */
  readonly end: number
}

export function Screening({ play, frames, first, end }: Props) {
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
  // What an assessment and the end say can be seen; it is said all the same.
  const isScene = frame.step.startsWith('assessment') || frame.step === 'end'
  const said = frame.lines.map(({ text }) => text).join(' ')
  return (
    <div className="desk film">
      <div>
        <Controls projector={projector} count={shown.length} said={said} />
        <Stage play={play} frames={frames} index={frames.indexOf(frame)} />
        <div className={isScene ? 'caption hidden' : 'caption'} aria-live={isPlaying ? 'off' : 'polite'}>
          {frame.seat === null ? null : <Mark card={play.card} who={frame.seat} />}
          <p>{said}</p>
        </div>
      </div>
      <div>
        <Whose play={play} whose={whose} choose={setWhose} />
        <Story play={play} frames={shown} index={index} show={show} />
      </div>
    </div>
  )
}

interface WhoseProps {
  readonly play: Play
  readonly whose: Seat | null
  readonly choose: (seat: Seat | null) => void
}

/** Everybody's steps, or those of one. */
function Whose({ play, whose, choose }: WhoseProps) {
  const words = useWords(filmWords)
  const nameOf = useContenders(play)
  const { card, viewer } = play
  const seats = card.seats.map(({ seat }) => seat).sort((a, b) => Number(b === viewer) - Number(a === viewer))
  return (
    <fieldset className="whose row">
      <legend className="hidden">{words.whose}</legend>
      {[null, ...seats].map((seat) => (
        <button key={seat} type="button" aria-pressed={seat === whose} onClick={() => choose(seat)}>
          {seat === null ? null : <Mark card={card} who={seat} />}
          <span className={seat === null || seat === viewer ? '' : 'name'}>
            {seat === null ? words.all : seat === viewer ? words.me : nameOf(seat)}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
