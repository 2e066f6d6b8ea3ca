// Where the hero begins.
import { useMutation } from '@tanstack/react-query'
import type { QuestionOf } from '../../../../src/rules/xidit/questions.ts'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Board } from '../board/board.tsx'
import { boardOf, cityName } from '../play.ts'
import { xiditWords } from '../words.ts'

export function StartCity({ play, question }: { readonly play: Play; readonly question: QuestionOf<'start'> }) {
  const words = useWords(xiditWords)
  const choose = useMutation({ mutationFn: (city: number) => play.give('start', { city }) })
  const pick = (city: number) => question.cities.includes(city) && choose.mutate(city)
  return (
    <div className="desk">
      <Board play={play} choices={question.cities} chooseCity={pick} />
      <section className="card">
        <h2>{words.start.title}</h2>
        <p>{words.start.hint}</p>
        <ProblemNote error={choose.error} />
        <ul className="list row">
          {question.cities.map((city) => (
            <li key={city}>
              <button type="button" onClick={() => pick(city)} disabled={choose.isPending}>
                {city} {cityName(boardOf(play), city)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
