// The title of a table, whose turn it is, and how much time is left.
import type { Card } from '../api/types.ts'
import { fromNow, moment, useNow } from '../words/time.ts'
import { useWords } from '../words/words.ts'
import { isMyTurn } from './use-game.ts'
import { tableWords } from './words.ts'

interface Props {
  readonly card: Card
  readonly viewer: number | 'public'
  readonly isLive: boolean
}

export function TableHead({ card, viewer, isLive }: Props) {
  const words = useWords(tableWords)
  const now = useNow()
  const mine = isMyTurn(card, viewer)
  const turn = viewer === 'public' ? words.lookingOn : mine ? words.yourTurn : words.waitingForOthers
  const paused = card.pausedUntil && new Date(card.pausedUntil).getTime() > now ? card.pausedUntil : null
  return (
    <header className="table-head">
      <h1>{card.title}</h1>
      <p className="row" aria-live="polite">
        {card.status === 'running' ? (
          <>
            <span className={mine ? 'tag now' : 'tag'}>{turn}</span>
            <span>
              {paused
                ? words.pausedUntil(moment(paused))
                : card.dueAt
                  ? words.due(moment(card.dueAt), fromNow(card.dueAt, now))
                  : words.noDeadline}
            </span>
          </>
        ) : (
          <span className="tag">{words.status[card.status]}</span>
        )}
        <span className={isLive ? 'live on' : 'live'}>{isLive ? words.live : words.notLive}</span>
      </p>
      {card.status === 'parked' ? <p className="problem">{words.parked}</p> : null}
    </header>
  )
}
