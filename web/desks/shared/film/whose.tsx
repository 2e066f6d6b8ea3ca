// Everybody's steps, or those of one.
import type { Seat } from '../../../../src/rules/ruleset.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { usePlayers } from './names.ts'
import { SeatPiece } from './piece.tsx'
import { filmWords } from './words.ts'

interface Props {
  readonly play: Play
  readonly whose: Seat | null
  readonly colourOf: (seat: Seat) => string | undefined
  readonly choose: (seat: Seat | null) => void
}

export function Whose({ play, whose, colourOf, choose }: Props) {
  const words = useWords(filmWords)
  const nameOf = usePlayers(play)
  const { card, viewer } = play
  const seats = card.seats.map(({ seat }) => seat).sort((a, b) => Number(b === viewer) - Number(a === viewer))
  return (
    <fieldset className="whose row">
      <legend className="hidden">{words.whose}</legend>
      {[null, ...seats].map((seat) => (
        <button key={seat} type="button" aria-pressed={seat === whose} onClick={() => choose(seat)}>
          {seat === null ? null : <SeatPiece seat={seat} colour={colourOf(seat)} />}
          <span className={seat === null || seat === viewer ? '' : 'name'}>
            {seat === null ? words.all : seat === viewer ? words.me : nameOf(seat)}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
