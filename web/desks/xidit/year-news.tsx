// Says that a year has run since one last looked, and leads to its film. It stays until it is watched or waved away.
import { useState } from 'react'
import { goTo } from '../../address.tsx'
import { useWords } from '../../words/words.ts'
import type { DeskProps } from '../desk.ts'
import { ordersWords } from './orders/words.ts'
import { viewOf } from './play.ts'

const keyOf = (game: string) => `herald.seen.${game}`

/** How many years have run to their end. */
const yearsRun = ({ year, stage }: { year: number; stage: string }) => (stage === 'over' ? year : year - 1)

export function YearNews({ play }: DeskProps) {
  const words = useWords(ordersWords)
  const game = play.card.id
  const ran = yearsRun(viewOf(play))
  const [seen, setSeen] = useState(() => {
    const kept = localStorage.getItem(keyOf(game))
    if (kept === null) localStorage.setItem(keyOf(game), String(ran))
    return kept === null ? ran : Number(kept)
  })
  function look() {
    localStorage.setItem(keyOf(game), String(ran))
    setSeen(ran)
  }
  const first = seen + 1
  return (
    <div className="year-news" role="status">
      {ran > seen ? (
        <p className="row done">
          <span>{ran > first ? words.yearsRan(first, ran) : words.yearRan(ran)}</span>
          <button
            type="button"
            onClick={() => {
              look()
              goTo(`#round=${first}`)
            }}
          >
            {ran > first ? words.watchFirst(first) : words.watch}
          </button>
          <button type="button" className="quiet" onClick={look}>
            {words.dismiss}
          </button>
        </p>
      ) : null}
    </div>
  )
}
