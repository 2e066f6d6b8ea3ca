// The years there are, each with a film of its own.
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { viewOf } from '../play.ts'
import { lastYearRun } from './reel.ts'
import { filmWords } from './words.ts'

export const filmOf = (game: string, year: number, at: { step?: string; since?: number } = {}): string => {
  const place = at.step ? `&step=${at.step}` : at.since === undefined ? '' : `&since=${at.since}`
  return `/games/${game}#round=${year}${place}`
}

interface Props {
  readonly play: Play
  /** The one that is shown; none at the table. */
  readonly year?: number
}

export function Years({ play, year }: Props) {
  const words = useWords(filmWords)
  const view = viewOf(play)
  const { id } = play.card
  const last = Math.max(lastYearRun(view), Math.min(year ?? 0, view.year))
  if (last < 1) return null
  return (
    <nav className="years" aria-label={words.years}>
      <ul className="list row">
        {Array.from({ length: last }, (_, i) => i + 1).map((one) => (
          <li key={one}>
            <a
              href={filmOf(id, one)}
              className={one === year ? 'button main' : 'button'}
              aria-current={one === year ? 'page' : undefined}
              aria-label={year === undefined ? words.watchYear(one) : words.year(one)}
            >
              {one}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
