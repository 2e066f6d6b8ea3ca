// The board at the moment of the question, with the cities it is about marked.
import { useLayoutEffect, useRef } from 'react'
import type { City } from '../../../../src/rules/xidit/vocabulary.ts'
import { useLocale } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Board } from '../board/board.tsx'

interface Props {
  readonly play: Play
  /** What it is about: set off from everything else. */
  readonly marked?: readonly City[]
  /** What can be chosen. */
  readonly choices?: readonly City[]
  readonly choose?: (city: City) => void
}

export function MomentBoard({ play, marked = [], choices = [], choose }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLocale() // another language is another drawing
  useLayoutEffect(() => {
    for (const city of place.current!.querySelectorAll<SVGElement>('[data-city]')) {
      const number = Number(city.dataset.city)
      city.classList.toggle('marked', marked.includes(number))
      city.classList.toggle('choice', choices.includes(number))
    }
  })
  return (
    <div ref={place} className="moment-board">
      <Board
        play={play}
        choices={choices}
        {...(choose && { chooseCity: (city: City) => choices.includes(city) && choose(city) })}
      />
    </div>
  )
}
