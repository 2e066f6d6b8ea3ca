// The course of the game: which round it is, what is done in it, and what the piles still hold.
import { useWords } from '../../../words/words.ts'
import { capital, type Speech } from '../speech.ts'
import { screenWords } from './words.ts'
import '../../shared/layout/figures.css'
import './screen.css'

export function Course({ speech: { view, say } }: { readonly speech: Speech }) {
  const words = useWords(screenWords)
  const rounds = Array.from({ length: view.rounds }, (_, i) => i + 1)
  const { adventures, deeds, rewards } = view.piles
  return (
    <section className="card course" aria-labelledby="course-title">
      <h2 id="course-title">{words.roundOf(view.round, view.rounds)}</h2>
      <p className="hint">{capital(say.stage[view.stage] ?? '')}</p>
      <ol className="years list" aria-label={words.rounds}>
        {rounds.map((round) => (
          <li
            key={round}
            className={round < view.round ? 'past' : round === view.round ? 'now' : ''}
            aria-current={round === view.round ? 'time' : undefined}
          >
            <span>{round}</span>
          </li>
        ))}
      </ol>
      <p className="hint">{words.piles(adventures, deeds, rewards)}</p>
    </section>
  )
}
