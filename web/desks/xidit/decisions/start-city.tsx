// Where the hero begins.
import { useState } from 'react'
import type { QuestionViewOf } from '../../../../src/rules/xidit/view.types.ts'
import type { City } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { boardOf, cityName, viewOf } from '../play.ts'
import { Frame } from './frame.tsx'
import { tilesNear } from './near.ts'
import { decisionWords } from './words.ts'

export function StartCity({ play, question }: { readonly play: Play; readonly question: QuestionViewOf<'start'> }) {
  const words = useWords(decisionWords).start
  const board = boardOf(play)
  const view = viewOf(play)
  const { cities, usual } = question
  const [wished, setCity] = useState<City>(usual.city)
  const city = cities.includes(wished) ? wished : usual.city
  const sideOf = (one: City) => view.tiles.find((tile) => tile.city === one)?.side
  return (
    <Frame
      {...{ play, question }}
      title={words.title}
      about={words.about}
      usual={words.usual(cityName(board, usual.city))}
      answer={{ city }}
      send={words.send(cityName(board, city))}
      marked={[city]}
      choices={cities}
      choose={setCity}
    >
      <fieldset className="picks small">
        <legend>{words.legend}</legend>
        <p className="hint">{words.nearHint}</p>
        {cities.map((one) => {
          const side = sideOf(one)
          return (
            <Pick key={one} type="radio" name="start" checked={one === city} choose={() => setCity(one)}>
              <strong>
                {one} {cityName(board, one)}
              </strong>
              <span className="hint">
                {words.near(tilesNear(board, view, one))}
                {side ? ` · ${words.here[side]}` : ''}
              </span>
            </Pick>
          )
        })}
      </fieldset>
    </Frame>
  )
}
