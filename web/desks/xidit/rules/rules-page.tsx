// The rules to read: written for players, with the board, its signs and a few examples.
import { type ReactNode, useEffect } from 'react'
import { Link } from '../../../address/address.tsx'
import { Loading } from '../../../parts/loading.tsx'
import { useRules } from '../../../play/use-rules.ts'
import { useWords } from '../../../words/words.ts'
import type { Facts } from './facts.ts'
import { RecruitTile, StartBoard, ThreatTile } from './figures.tsx'
import { Paragraphs } from './rich.tsx'
import { CensusTable, OptionsTable, StandingTable, UnitsTable } from './tables.tsx'
import { rulesWords } from './words.ts'
import './rules.css'

type Section = keyof typeof rulesWords.en.sections

/** What is shown in a section, before or after its text. */
const PICTURES: Partial<Record<Section, (facts: Facts) => ReactNode>> = {
  kingdom: (facts) => <StartBoard facts={facts} />,
  recruit: (facts) => <RecruitTile facts={facts} />,
  threats: (facts) => <ThreatTile facts={facts} />,
}
const TABLES: Partial<Record<Section, (facts: Facts) => ReactNode>> = {
  pieces: (facts) => <UnitsTable facts={facts} />,
  census: () => <CensusTable />,
  setUp: (facts) => <OptionsTable facts={facts} />,
  web: () => <StandingTable />,
}

export default function RulesPage() {
  const words = useWords(rulesWords)
  const facts = useRules('xidit')?.facts as Facts | undefined
  // The place an address names is there only now.
  useEffect(() => {
    if (facts && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [facts])
  if (!facts) return <Loading />
  const sections = Object.entries(words.sections) as [Section, (typeof words.sections)[Section]][]
  return (
    <article className="rules-page page">
      <header>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="row screen-only">
          <Link to="/learn/xidit" className="button main">
            {words.toLesson}
          </Link>
          <button type="button" onClick={() => print()}>
            {words.print}
          </button>
        </p>
      </header>
      <nav aria-label={words.contents} className="contents">
        <h2>{words.contents}</h2>
        <ol>
          {sections.map(([id, { title }]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="text">
        {sections.map(([id, { title, text }]) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {PICTURES[id]?.(facts)}
            <Paragraphs text={text} example={words.example} />
            {TABLES[id]?.(facts)}
          </section>
        ))}
      </div>
    </article>
  )
}
