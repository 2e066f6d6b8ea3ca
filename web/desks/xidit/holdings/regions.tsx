// Whose bards are where. Of the Bastion everybody knows their own part only.
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import { useSeatNames } from '../../../play/seat-names.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { SeatSign } from '../../shared/signs/drawn.tsx'
import { boardOf, colourOf } from '../play.ts'
import { holdingsWords } from './words.ts'

export function Regions({ play, view }: { readonly play: Play; readonly view: View }) {
  const words = useWords(holdingsWords)
  const seatName = useSeatNames(play.card)
  const names = new Map(boardOf(play).regions.map(({ id, name }) => [id, name]))
  return (
    <section className="card regions" aria-labelledby="regions-title">
      <h2 id="regions-title">{words.regions}</h2>
      <table className="plain">
        <thead>
          <tr>
            <th scope="col">{words.region}</th>
            <th scope="col">{words.scores}</th>
            {view.lords.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatSign seat={seat} colour={colourOf(play, seat)} />
                <span className="hidden">{seatName(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.regions.map(({ region, first, second, bards }) => (
            <tr key={region}>
              <th scope="row">{names.get(region) ?? region}</th>
              <td>{words.score(first, second)}</td>
              {view.lords.map(({ seat }) => (
                <td key={seat}>
                  <Bards count={bards[seat] ?? null} unknown={words.unknown} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Bards({ count, unknown }: { readonly count: number | null; readonly unknown: string }) {
  if (count !== null) return count === 0 ? <span className="faded">0</span> : <strong>{count}</strong>
  return (
    <>
      <span aria-hidden="true">?</span>
      <span className="hidden">{unknown}</span>
    </>
  )
}
