// The rounds there are, each with a film of its own.
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { filmOf } from './film-address.ts'
import type { Filming } from './filming.ts'
import type { Frame } from './reel.ts'

interface Props<F extends Frame> {
  readonly play: Play
  readonly filming: Filming<F>
  /** The one that is shown; none at the table. */
  readonly round?: number
}

export function Rounds<F extends Frame>({ play, filming, round }: Props<F>) {
  const words = useWords(filming.words)
  const course = filming.courseOf(play)
  const { id } = play.card
  const last = Math.max(course.last, Math.min(round ?? 0, course.round))
  if (last < 1) return null
  return (
    <nav className="rounds" aria-label={words.rounds}>
      <ul className="list row">
        {Array.from({ length: last }, (_, i) => i + 1).map((one) => (
          <li key={one}>
            <a
              href={filmOf(id, one)}
              className={one === round ? 'button main' : 'button'}
              aria-current={one === round ? 'page' : undefined}
              aria-label={round === undefined ? words.watch(one) : words.round(one)}
            >
              {one}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
