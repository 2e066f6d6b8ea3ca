// The board for whoever cannot see it, or would rather read: cities with their roads and all that is there, regions, titans.
import { wordsOf } from '../../../../src/picture/xidit/words.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import { useSeatNames } from '../../../table/seats.tsx'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { boardOf, viewOf } from '../play.ts'
import { citiesInWords } from './said-cities.ts'
import { regionsInWords } from './said-regions.ts'
import { boardWords } from './words.ts'

interface Props {
  readonly play: Play
  readonly view?: View
}

export function BoardInWords({ play, view = viewOf(play) }: Props) {
  const words = useWords(boardWords)
  const picture = wordsOf(useLocale())
  const seatName = useSeatNames(play.card)
  const board = boardOf(play)
  return (
    <details className="card in-words">
      <summary>
        <h2>{words.inWords}</h2>
      </summary>
      <h3>{words.cities}</h3>
      <Places places={citiesInWords(board, view, { words, picture, seatName })} />
      <h3>{words.regions}</h3>
      <Places places={regionsInWords(board, view, { words, picture, seatName })} />
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

export interface Place {
  readonly name: string
  readonly facts: readonly string[]
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
