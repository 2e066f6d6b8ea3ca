// An assessment as a scene: everybody's value, the ranking, why ties fell as they did, and who is eliminated.
import type { ReactNode } from 'react'
import type { AssessmentResult } from '../../../../src/rules/xidit/state.ts'
import { number } from '../../../words/time.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { useContenders } from '../film/contenders.ts'
import { Mark } from '../film/pieces.tsx'
import { viewOf } from '../play.ts'
import { Regions } from './regions.tsx'
import { scoreOf, tiesIn } from './ties.ts'
import { Ties } from './ties-told.tsx'
import { finaleWords } from './words.ts'
import './finale.css'

interface Props {
  readonly play: Play
  readonly assessment: AssessmentResult
  readonly children?: ReactNode
}

export function AssessmentScene({ play, assessment, children }: Props) {
  const words = useWords(finaleWords)
  const nameOf = useContenders(play)
  const view = viewOf(play)
  const { kind, values, ranking, eliminated } = assessment
  const most = Math.max(1, ...ranking.map((who) => scoreOf(assessment, who)))
  const before = [...values.keys()].filter((seat) => !ranking.includes(seat))
  return (
    <section className="card scene assessment">
      <h3>{words.kind[kind]}</h3>
      <p className="hint">
        {words.nth[view.assessments.indexOf(kind)]}. {words.counts[kind]}
      </p>
      <ol className="list ranking" aria-label={words.ranking}>
        {ranking.map((who) => (
          <li key={who} className={eliminated.includes(who) ? 'out' : ''}>
            <Mark card={play.card} who={who} />
            <span className="who">{nameOf(who)}</span>
            <strong>{number(scoreOf(assessment, who))}</strong>
            <span className="bar" aria-hidden="true">
              <span style={{ width: `${(scoreOf(assessment, who) / most) * 100}%` }} />
            </span>
            {eliminated.includes(who) ? <span className="tag gone">{words.out}</span> : null}
          </li>
        ))}
      </ol>
      <Ties ties={tiesIn(assessment, view)} nameOf={nameOf} />
      {before.length > 0 ? (
        <p className="hint">
          {words.outBefore} {before.map((seat) => `${nameOf(seat)} ${number(values[seat]!)}`).join(', ')}
        </p>
      ) : null}
      {kind === 'reputation' ? <Regions play={play} /> : null}
      {children}
    </section>
  )
}
