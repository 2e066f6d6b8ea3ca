// Whom the game waits for, and what they are deciding.
import { useWords } from '../../words/words.ts'
import type { Play } from '../desk.ts'
import { SeatSign } from '../shared/signs/drawn.tsx'
import { useNouns } from './nouns.ts'
import { colourOf, viewOf } from './play.ts'
import { defendersWords } from './words.ts'

export function Awaited({ play }: { readonly play: Play }) {
  const { title, doing } = useWords(defendersWords).awaited
  const nouns = useNouns(play)
  const { waitsFor } = viewOf(play)
  if (waitsFor.length === 0) return null
  return (
    <section className="card awaited" aria-labelledby="awaited-title">
      <h2 id="awaited-title">{title}</h2>
      <ul className="list" aria-live="polite">
        {waitsFor.map(({ seat, t }) => (
          <li key={seat}>
            <SeatSign seat={seat} colour={colourOf(play, seat)} /> <strong>{nouns.seat(seat)}</strong> {doing[t]}
          </li>
        ))}
      </ul>
    </section>
  )
}
