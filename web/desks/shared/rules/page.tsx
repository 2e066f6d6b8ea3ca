// The rules of a game to read: a head, what there is to find, and section after section with its pictures and tables.
import { type ReactNode, useEffect } from 'react'
import { Link } from '../../../address/address.tsx'
import { useWords } from '../../../words/words.ts'
import { Paragraphs, type SignOf } from './rich.tsx'
import { rulesPageWords } from './words.ts'
import './rules.css'

export interface Section {
  readonly title: string
  readonly text: readonly string[]
}

interface Props<Id extends string> {
  readonly ruleset: string
  readonly words: {
    readonly title: string
    readonly lead: string
    readonly sections: Readonly<Record<Id, Section>>
  }
  readonly Sign: SignOf
  /** What is shown in a section, before and after its text. */
  readonly before: Partial<Record<Id, ReactNode>>
  readonly after: Partial<Record<Id, ReactNode>>
}

export function RulesText<Id extends string>({ ruleset, words, Sign, before, after }: Props<Id>) {
  const common = useWords(rulesPageWords)
  // The place an address names is there only now.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  const sections = Object.entries(words.sections) as [Id, Section][]
  return (
    <article className="rules-page page">
      <header>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="row screen-only">
          <Link to={`/learn/${ruleset}`} className="button main">
            {common.toLesson}
          </Link>
          <button type="button" onClick={() => print()}>
            {common.print}
          </button>
          <a href={`/rules/${ruleset}`} className="button">
            {common.numbered}
          </a>
        </p>
      </header>
      <nav aria-label={common.contents} className="contents">
        <h2>{common.contents}</h2>
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
            {before[id]}
            <Paragraphs text={text} example={common.example} Sign={Sign} />
            {after[id]}
          </section>
        ))}
      </div>
    </article>
  )
}
