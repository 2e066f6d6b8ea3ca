// After the end: who saved the Kingdom, how it was decided, how it came to that, and whether all of it is true.
import { useWords } from '../../../words/words.ts'
import type { DeskProps } from '../../desk.ts'
import { filmOf } from '../../shared/film/film-address.ts'
import { FinaleFrame } from '../../shared/finale/finale-frame.tsx'
import { years } from '../film/years.ts'
import { viewOf } from '../play.ts'
import { AssessmentScene } from './assessment-scene.tsx'
import { checking } from './checking.ts'
import { Graphs } from './graphs.tsx'
import { HallOfFame } from './hall-of-fame.tsx'
import { finaleWords } from './words.ts'
import './finale.css'

export function Finale({ play }: DeskProps) {
  const words = useWords(finaleWords)
  const { result, year } = viewOf(play)
  if (!result) return null
  return (
    <FinaleFrame play={play} filming={years} checking={checking}>
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
    </FinaleFrame>
  )
}
