// Whom the game waits for, and what they are deciding.
import type { View } from '../../../src/rules/xidit/view.types.ts'
import { useSeatNames } from '../../play/seat-names.ts'
import { useWords } from '../../words/words.ts'
import type { Play } from '../desk.ts'
import { SeatSign } from '../shared/signs/drawn.tsx'
import { colourOf } from './play.ts'
import { xiditWords } from './words.ts'

export function Awaited({ play, view }: { readonly play: Play; readonly view: View }) {
  const { title, doing } = useWords(xiditWords).awaited
  const seatName = useSeatNames(play.card)
  if (view.waitsFor.length === 0) return null
  return (
    <section className="card awaited" aria-labelledby="awaited-title">
      <h2 id="awaited-title">{title}</h2>
      <ul className="list" aria-live="polite">
        {view.waitsFor.map(({ seat, t }) => (
          <li key={seat}>
            <SeatSign seat={seat} colour={colourOf(play, seat)} /> <strong>{seatName(seat)}</strong> {doing[t]}
          </li>
        ))}
      </ul>
    </section>
  )
}
