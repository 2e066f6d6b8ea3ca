// Cities where one wants other rewards.
import type { Ranking } from '../../../../src/rules/xidit/commands.ts'
import { type City, REWARDS } from '../../../../src/rules/xidit/vocabulary.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import { AddOne } from '../../shared/lists/add-one.tsx'
import { permutations } from '../../shared/lists/order.ts'
import { listWords } from '../../shared/lists/words.ts'
import { standingWords as everyWords } from '../../shared/standing/words.ts'
import { capital, nounWords } from '../decisions/nouns.ts'
import { boardOf, cityName, viewOf } from '../play.ts'
import { factsOf, type WishProps } from './instruction.tsx'
import { rankingSaid } from './said.ts'
import { standingWords } from './words.ts'

const RANKINGS = permutations(REWARDS) as Ranking[]

export function SingleCities({ play, wishes }: WishProps) {
  const words = useWords(standingWords)
  const lists = useWords(listWords)
  const { ask } = useWords(everyWords)
  const means = { words, nouns: useWords(nounWords), board: boardOf(play) }
  const { board } = means
  const about = factsOf(play, 'rewardsIn').words[useLocale()]
  const wished = wishes.standing.rewardsIn ?? {}
  const cities = Object.keys(wished).map(Number)
  const name = (city: City) => `${city} ${cityName(board, city)}`
  const set = (city: City, wish: Ranking | 'ask') => wishes.set('rewardsIn', { ...wished, [city]: wish })
  const remove = (city: City) => {
    const { [city]: _, ...others } = wished
    wishes.set('rewardsIn', others)
  }
  return (
    <fieldset className="instruction">
      <legend>{about.title}</legend>
      <p className="hint">{cities.length === 0 ? `${about.about} ${words.sameEverywhere}` : about.about}</p>
      <ul className="list ranked">
        {cities.map((city) => (
          <li key={city}>
            <span className="name">{name(city)}</span>
            <select
              aria-label={words.inCity(name(city))}
              value={String(wished[city])}
              onChange={({ target }) =>
                set(city, RANKINGS.find((ranking) => String(ranking) === target.value) ?? 'ask')
              }
            >
              {RANKINGS.map((ranking) => (
                <option key={String(ranking)} value={String(ranking)}>
                  {capital(rankingSaid(means, ranking))}
                </option>
              ))}
              <option value="ask">{ask}</option>
            </select>
            <button type="button" className="quiet" aria-label={lists.remove(name(city))} onClick={() => remove(city)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <AddOne
        label={words.addCity}
        items={board.cities.map(({ id }) => id).filter((id) => !cities.includes(id))}
        name={name}
        add={(city) => set(city, viewOf(play).defaults.rewards as Ranking)}
      />
    </fieldset>
  )
}
