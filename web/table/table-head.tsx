// The title of a table, whose turn it is, and how much time is left.

import { type ReactNode, useEffect } from 'react'
import { isolated } from '../../src/text/isolated.ts'
import type { Card } from '../api/types.ts'
import { exactly, fromNow, moment, useNow } from '../words/time.ts'
import { useWords } from '../words/words.ts'
import { isMyTurn } from './use-game.ts'
import { tableWords } from './words.ts'

interface Props {
  readonly card: Card
  readonly viewer: number | 'public'
  /** Null where nobody listens. */
  readonly isLive: boolean
  /** What else can be opened from here. */
  readonly children: ReactNode
}

export function TableHead({ card, viewer, isLive, children }: Props) {
  const words = useWords(tableWords)
  const mine = isMyTurn(card, viewer)
  const turn = viewer === 'public' ? words.lookingOn : mine ? words.yourTurn : words.waitingForOthers
  const isRunning = card.status === 'running'
  // The tab says that it is one's turn, too.
  useEffect(() => {
    document.title = `${mine ? '● ' : ''}${isolated(card.title)} – Herald`
    return () => {
      document.title = 'Herald'
    }
  }, [mine, card.title])
  return (
    <header className="table-head">
      <h1 dir="auto">{card.title}</h1>
      <p className="row standing">
        <span className={mine ? 'tag now' : 'tag'} role="status">
          {isRunning ? turn : words.status[card.status]}
        </span>
        {isRunning ? <TimeLeft card={card} /> : null}
        <span className={isLive ? 'live on' : 'live'}>{isLive ? words.live : words.notLive}</span>
      </p>
      <div className="row affairs-buttons">{children}</div>
      {card.status === 'parked' ? <p className="problem">{words.parked}</p> : null}
    </header>
  )
}

function TimeLeft({ card: { pausedUntil, dueAt, agreement } }: { readonly card: Card }) {
  const words = useWords(tableWords)
  const now = useNow()
  if (pausedUntil && Date.parse(pausedUntil) > now)
    return (
      <time dateTime={pausedUntil} title={exactly(pausedUntil)}>
        {words.pausedUntil(moment(pausedUntil))}
      </time>
    )
  // Until when a game waits is told to those who play it.
  if (!dueAt) return agreement.pace.orders === null ? <span className="faded">{words.noDeadline}</span> : null
  return (
    <time dateTime={dueAt} title={exactly(dueAt)}>
      {words.due(fromNow(dueAt, now))} <span className="exact">· {moment(dueAt)}</span>
    </time>
  )
}
