// A list of games under a heading; nothing at all where there are none and nothing is said about it.
import { type ReactNode, useId } from 'react'
import type { Card } from '../api/types.ts'

interface Props {
  readonly title: string
  readonly games: readonly Card[]
  readonly line: (card: Card) => ReactNode
  /** What is said where there are none. */
  readonly otherwise?: string
  /** What chooses among them. */
  readonly children?: ReactNode
}

export function Section({ title, games, line, otherwise, children }: Props) {
  const label = useId()
  if (games.length === 0 && !otherwise) return null
  return (
    <section className="card" aria-labelledby={label}>
      <div className="heading">
        <h2 id={label}>{title}</h2>
        {children}
      </div>
      {games.length > 0 ? <ul className="list">{games.map(line)}</ul> : <p className="faded">{otherwise}</p>}
    </section>
  )
}
