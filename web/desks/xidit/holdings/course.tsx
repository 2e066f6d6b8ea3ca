// The course of the game: which year it is, when a census comes, what is assessed in the end and in which order.
import { wordsOf } from '../../../../src/picture/xidit/words.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import type { Assessment, Reward } from '../../../../src/rules/xidit/vocabulary.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import { RewardSign } from '../signs/signs.tsx'
import { holdingsWords } from './words.ts'

const SIGN: Readonly<Record<Assessment, Reward>> = { wealth: 'gold', influence: 'stories', reputation: 'bards' }

export function Course({ view }: { readonly view: View }) {
  const words = useWords(holdingsWords)
  const picture = wordsOf(useLocale())
  const years = Array.from({ length: view.years }, (_, i) => i + 1)
  return (
    <section className="card course" aria-labelledby="course-title">
      <h2 id="course-title">{picture.year(view.year, view.years)}</h2>
      <p className="hint">{picture.stages[view.stage]}</p>
      <ol className="years list" aria-label={words.years}>
        {years.map((year) => (
          <li
            key={year}
            className={year < view.year ? 'past' : year === view.year ? 'now' : ''}
            aria-current={year === view.year ? 'time' : undefined}
          >
            <span>{year}</span>
            {view.censusYears.includes(year) ? (
              <span className="census" title={words.census}>
                <span aria-hidden="true">⚔</span>
                <span className="hidden">{words.census}</span>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      <p className="hint">
        <span aria-hidden="true">⚔ </span>
        {words.census}
      </p>
      <h3>{words.assessments}</h3>
      <ol className="judged-last">
        {view.assessments.map((kind) => (
          <li key={kind}>
            <RewardSign reward={SIGN[kind]} /> {picture.assessment[kind]}
            {view.dummy ? <span className="tag">{words.dummy(view.dummy[kind])}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
