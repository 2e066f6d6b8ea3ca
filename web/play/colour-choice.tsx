// Which of the free colours somebody plays, where the seats of the game have none of their own.
import { useState } from 'react'
import type { Card, SeatCard } from '../api/types.ts'
import { useWords } from '../words/words.ts'
import { useOfferedRules } from './use-rules.ts'
import { playWords } from './words.ts'
import './play.css'

const CHOICES = ['blue', 'orange', 'yellow', 'black', 'pink'] as const satisfies readonly SeatCard['colour'][]
type Colour = (typeof CHOICES)[number]

interface Choice {
  /** None where the game gives every seat its own, or as long as that is not known: then no wish is sent. */
  readonly free: readonly Colour[]
  readonly colour: Colour | undefined
  choose(colour: Colour): void
}

export function useColourChoice({ ruleset, seats }: Card): Choice {
  const rules = useOfferedRules()?.find((one) => one.ruleset === ruleset)
  const [chosen, choose] = useState<Colour>()
  const free = rules?.colours === null ? CHOICES.filter((one) => !seats.some(({ colour }) => colour === one)) : []
  return { free, colour: free.find((one) => one === chosen) ?? free[0], choose }
}

export function ColourChoice({ free, colour, choose }: Choice) {
  const words = useWords(playWords)
  if (free.length === 0) return null
  return (
    <fieldset className="colours">
      <legend>{words.colour}</legend>
      {free.map((one) => (
        <label key={one} data-colour={one}>
          <input type="radio" name="colour" checked={one === colour} onChange={() => choose(one)} />
          {words.colours[one]}
        </label>
      ))}
    </fieldset>
  )
}
