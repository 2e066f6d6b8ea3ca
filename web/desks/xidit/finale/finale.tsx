// After the end: who saved the Kingdom, how it was decided, how it came to that, and whether all of it is true.
import { useWords } from '../../../words/words.ts'
import type { DeskProps } from '../../desk.ts'
import { SinceLast } from '../film/since-last.tsx'
import { filmOf } from '../film/years.tsx'
import { viewOf } from '../play.ts'
import { AssessmentScene } from './assessment-scene.tsx'
import { CheckGame } from './check-game.tsx'
import { Graphs } from './graphs.tsx'
import { HallOfFame } from './hall-of-fame.tsx'
import { KeepRecord } from './keep-record.tsx'
import { finaleWords } from './words.ts'
import '../film/film.css'
import './finale.css'

export function Finale({ play }: DeskProps) {
  const words = useWords(finaleWords)
  const { result, year } = viewOf(play)
  if (!result) return null
  return (
    <section className="finale">
      <h2>{words.title}</h2>
      <SinceLast play={play} />
      <HallOfFame play={play} result={result} />
      <h2>{words.assessments}</h2>
      <div className="assessments">
        {result.assessments.map((assessment) => (
          <AssessmentScene key={assessment.kind} play={play} assessment={assessment}>
            <a
              className="button"
              href={filmOf(play.card.id, year, { step: `assessment-${assessment.kind}` })}
              aria-label={words.watchKind(words.kind[assessment.kind])}
            >
              ▶ {words.watch}
            </a>
          </AssessmentScene>
        ))}
      </div>
      <section className="card">
        <h2>{words.graphs}</h2>
        <Graphs play={play} />
      </section>
      <section className="card keep">
        <h2>{words.keep}</h2>
        <CheckGame play={play} />
        <KeepRecord play={play} />
      </section>
    </section>
  )
}
