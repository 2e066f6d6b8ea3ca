// The board for whoever cannot see it, or would rather read: cities with their roads and all that is there, regions, titans.
import { wordsOf } from '../../../../src/picture/xidit/words.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import { useSeatNames } from '../../../play/seat-names.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { useNouns } from '../nouns.ts'
import { boardOf, viewOf } from '../play.ts'
import { citiesInWords } from './said-cities.ts'
import { regionsInWords } from './said-regions.ts'
import type { Place } from './speech.ts'
import { boardWords } from './words.ts'

interface Props {
  readonly play: Play
  readonly view?: View
}

export function BoardInWords({ play, view = viewOf(play) }: Props) {
  const words = useWords(boardWords)
  const picture = wordsOf(useLocale())
  const nouns = useNouns()
  const seatName = useSeatNames(play.card)
  const board = boardOf(play)
  const speech = { words, picture, nouns, seatName }
  return (
    <details className="card in-words">
      <summary>
        <h2>{words.inWords}</h2>
      </summary>
      <h3>{words.cities}</h3>
      <Places places={citiesInWords(board, view, speech)} />
      <h3>{words.regions}</h3>
      <Places places={regionsInWords(board, view, speech)} />
      <h3>{words.titans}</h3>
      <ul>
        {view.titans.map(({ size, left, top }) => (
          <li key={size}>
            {top
              ? words.titan(size, top.creature, top.raging ? picture.raging : picture.slumbering, left)
              : words.titanGone(size)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Places({ places }: { readonly places: readonly Place[] }) {
  return (
    <ul className="places">
      {places.map(({ name, facts }) => (
        <li key={name}>
          <strong>{name}</strong>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
