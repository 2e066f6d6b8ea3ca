// Which of the free colours somebody plays.
import type { Card, SeatCard } from '../api/types.ts'
import { useWords } from '../words/words.ts'
import { playWords } from './words.ts'
import './play.css'

export type Colour = SeatCard['colour']

const COLOURS: readonly Colour[] = ['blue', 'orange', 'yellow', 'black', 'pink']

export const freeColours = ({ seats }: Card): Colour[] =>
  COLOURS.filter((colour) => !seats.some((holder) => holder.colour === colour))

interface Props {
  readonly card: Card
  readonly colour: Colour | undefined
  readonly choose: (colour: Colour) => void
}

export function ColourChoice({ card, colour, choose }: Props) {
  const words = useWords(playWords)
  return (
    <fieldset className="colours">
      <legend>{words.colour}</legend>
      {freeColours(card).map((one) => (
        <label key={one} data-colour={one}>
          <input type="radio" name="colour" checked={one === colour} onChange={() => choose(one)} />
          {words.colours[one]}
        </label>
      ))}
    </fieldset>
  )
}
