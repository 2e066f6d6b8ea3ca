// A story won at the census: which guild grows.
import { useState } from 'react'
import type { QuestionViewOf } from '../../../../src/rules/xidit/view.types.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { boardOf, cityName, viewOf } from '../play.ts'
import { Frame } from './frame.tsx'
import { decisionWords } from './words.ts'

export function CensusStory({
  play,
  question,
}: {
  readonly play: Play
  readonly question: QuestionViewOf<'census-story'>
}) {
  const words = useWords(decisionWords).censusStory
  const board = boardOf(play)
  const view = viewOf(play)
  const { year, cities, usual } = question
  const [city, setCity] = useState(usual.city)
  const height = (of: number) => view.guilds.find((guild) => guild.city === of)?.height ?? 0
  return (
    <Frame
      {...{ play, question }}
      title={words.title}
      about={words.about(year)}
      usual={words.usual(cityName(board, usual.city))}
      answer={{ year, city }}
      send={words.send}
      marked={[city]}
      choices={cities}
      choose={setCity}
    >
      <fieldset className="picks">
        <legend>{words.legend}</legend>
        {cities.map((one) => (
          <Pick key={one} type="radio" name="guild" checked={one === city} choose={() => setCity(one)}>
            <strong>
              {one} {cityName(board, one)}
            </strong>
            <span className="hint">{words.grows(height(one), height(one) + 1)}</span>
          </Pick>
        ))}
      </fieldset>
    </Frame>
  )
}
