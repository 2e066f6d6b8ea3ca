// Where reputation comes from: everybody's bards in each region, and what the most and second most score there.
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { useContenders } from '../film/contenders.ts'
import { Mark } from '../film/pieces.tsx'
import { boardOf, viewOf } from '../play.ts'
import { finaleWords } from './words.ts'

export function Regions({ play }: { readonly play: Play }) {
  const words = useWords(finaleWords)
  const nameOf = useContenders(play)
  const { regions, lords } = viewOf(play)
  const named = new Map(boardOf(play).regions.map(({ id, name }) => [id, name]))
  return (
    <details className="regions">
      <summary>{words.byRegion}</summary>
      <table className="plain">
        <thead>
          <tr>
            <th scope="col">{words.region}</th>
            <th scope="col">{words.score}</th>
            {lords.map(({ seat }) => (
              <th key={seat} scope="col">
                <Mark card={play.card} who={seat} />
                <span className="hidden">{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {regions.map(({ region, first, second, bards }) => (
            <tr key={region}>
              <th scope="row">{named.get(region)}</th>
              <td>
                {first} | {second}
              </td>
              {lords.map(({ seat }) => (
                <td key={seat}>{bards[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
