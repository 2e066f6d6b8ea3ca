// While others choose where to begin: a list of cities, of which one gets the first that is still free.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { City } from '../../../../src/rules/xidit/vocabulary.ts'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { AddOne } from '../../shared/lists/add-one.tsx'
import { Ranked } from '../../shared/lists/ranked.tsx'
import { boardOf, cityName, viewOf } from '../play.ts'
import { MomentBoard } from './moment-board.tsx'
import { decisionWords } from './words.ts'
import './decisions.css'

export function StartList({ play }: { readonly play: Play }) {
  const words = useWords(decisionWords).startList
  const board = boardOf(play)
  const saved = (play.answers['start-list'] as { cities: City[] } | undefined)?.cities ?? []
  const [changed, setChanged] = useState<City[] | null>(null)
  const cities = changed ?? saved
  const taken = viewOf(play).lords.flatMap(({ city }) => (city === null ? [] : [city]))
  const free = board.cities.map(({ id }) => id).filter((id) => !taken.includes(id) && !cities.includes(id))
  const save = useMutation({
    mutationFn: (list: City[]) =>
      list.length > 0 ? play.give('start-list', { cities: list }) : play.withdraw('start-list'),
    onSuccess: () => setChanged(null),
  })
  const name = (city: City) => `${city} ${cityName(board, city)}`
  const add = (city: City) => setChanged([...cities, city])
  return (
    <div className="desk decision">
      <section className="card">
        <h2>{words.title}</h2>
        <p>{words.about}</p>
        <h3>{words.list}</h3>
        {cities.length === 0 ? <p className="hint">{words.empty}</p> : null}
        <Ranked items={cities} name={name} change={setChanged} canRemove />
        <AddOne label={words.add} items={free} name={name} add={add} />
        <div className="send">
          <ProblemNote error={save.error} />
          <button
            type="button"
            className="main"
            disabled={!changed || save.isPending}
            onClick={() => save.mutate(cities)}
          >
            {words.save}
          </button>
          {saved.length > 0 ? (
            <button type="button" disabled={save.isPending} onClick={() => save.mutate([])}>
              {words.clear}
            </button>
          ) : null}
          <span role="status">{changed ? words.unsaved : saved.length > 0 ? words.saved : ''}</span>
        </div>
      </section>
      <MomentBoard play={play} marked={cities} choices={free} choose={add} />
    </div>
  )
}
