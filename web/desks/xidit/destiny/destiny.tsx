// The path of destiny: which tiles come next, what lies on the piles, what was discarded, who is in the barracks.
import { wordsOf } from '../../../../src/picture/xidit/words.ts'
import type { PileView, TileFaces, View } from '../../../../src/rules/xidit/view.types.ts'
import type { City, Side } from '../../../../src/rules/xidit/vocabulary.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { UnitList } from '../holdings/unit-list.tsx'
import { boardOf, numberedCity } from '../play.ts'
import { Tile } from './tile.tsx'
import { destinyWords } from './words.ts'
import './destiny.css'

interface Props {
  readonly play: Play
  readonly view: View
}

export function Destiny({ play, view }: Props) {
  const words = useWords(destinyWords)
  const picture = wordsOf(useLocale())
  const { queue, barracks } = view
  return (
    <section className="card destiny" aria-labelledby="destiny-title">
      <h2 id="destiny-title">{picture.destiny}</h2>
      <p className="hint">{words.hint}</p>
      <div className="lines">
        <Line
          play={play}
          side="recruit"
          next={queue.recruitNext}
          pile={queue.recruitPile}
          gone={queue.recruitDiscard}
        />
        <Line play={play} side="threat" next={queue.threatNext} pile={queue.threatPile} gone={queue.threatDiscard} />
      </div>
      <h3>{words.barracks}</h3>
      <UnitList units={barracks} label={words.barracks} />
    </section>
  )
}

interface LineProps {
  readonly play: Play
  readonly side: Side
  readonly next: TileFaces | null
  readonly pile: PileView
  readonly gone: readonly City[]
}

function Line({ play, side, next, pile, gone }: LineProps) {
  const words = useWords(destinyWords)
  const picture = wordsOf(useLocale())
  const board = boardOf(play)
  const cities = gone.map((city) => numberedCity(board, city)).join(', ')
  return (
    <div className="line">
      <h3>{picture.side[side]}</h3>
      <dl>
        <dt>{words.next}</dt>
        <dd>{next ? <Tile board={board} faces={next} side={side} /> : words.empty}</dd>
        <dt>{pile.count > 0 ? words.pile(pile.count) : words.emptyPile}</dt>
        <dd>{pile.top ? <Tile board={board} faces={pile.top} side={side} /> : null}</dd>
      </dl>
      <p className="hint">{gone.length > 0 ? words.discard(cities) : words.noDiscard}</p>
    </div>
  )
}
