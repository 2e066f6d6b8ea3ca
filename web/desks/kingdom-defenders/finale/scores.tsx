// The scoring as a table: every item, everybody's points for it, and how they came about.
import type { Sign as Kind } from '../../../../src/picture/kingdom-defenders/signs.ts'
import { ITEMS } from '../../../../src/rules/kingdom-defenders/story/end.ts'
import { number } from '../../../words/time.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { usePlayers } from '../../shared/film/names.ts'
import { SeatPiece } from '../../shared/film/piece.tsx'
import { useNouns } from '../nouns.ts'
import { colourOf } from '../play.ts'
import { Sign } from '../signs/signs.tsx'
import type { Scoring } from './scoring.ts'
import { finaleWords } from './words.ts'

type Item = (typeof ITEMS)[number]

const SIGN: Readonly<Record<Item, Kind>> = {
  ...{ fame: 'fame', loot: 'loot', runes: 'rune:wild', trophies: 'trophy', legendaryWeapons: 'legendaryWeapon' },
  ...{ arcaneTomes: 'arcaneTome', wounds: 'wound', fate: 'passive' },
}

const HEAP: Readonly<Partial<Record<Item, number>>> = { trophies: 0, legendaryWeapons: 1, arcaneTomes: 2 }

interface Props {
  readonly play: Play
  /** The best first. */
  readonly scorings: readonly Scoring[]
}

export function Scores({ play, scorings }: Props) {
  const words = useWords(finaleWords)
  const nouns = useNouns(play)
  const nameOf = usePlayers(play)
  /** How the points of an item came about; nothing where they speak for themselves. */
  const how = ({ heaps, runeSets, fate }: Scoring, item: Item): string | null => {
    if (item === 'runes')
      return runeSets.length > 0 ? words.different(runeSets.map(({ runes }) => runes.length).join(' + ')) : null
    if (item === 'fate') return fate && nouns.fate(fate.id)
    const heap = heaps[HEAP[item] ?? -1]
    if (!heap || heap.owned + heap.orbs === 0) return null
    const count = heap.owned + heap.orbs
    return heap.times === null ? words.pieces(count) : `${count} × ${heap.times}`
  }
  return (
    <div className="scores-frame">
      <table className="plain scores">
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            {scorings.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatPiece seat={seat} colour={colourOf(play, seat)} />
                <span className="name">{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ITEMS.map((item) => (
            <tr key={item}>
              <th scope="row">
                <Sign of={SIGN[item]} /> {words.items[item]}
              </th>
              {scorings.map((scoring) => (
                <td key={scoring.seat}>
                  {number(scoring.score[item])}
                  <small className={item === 'fate' ? 'name' : ''}>{how(scoring, item)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {scorings.map(({ seat, score }) => (
              <td key={seat}>
                <strong>{number(score.total)}</strong>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
