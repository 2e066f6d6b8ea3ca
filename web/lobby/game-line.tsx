// A game as a line of a list: what it is called, what it waits for, who sits there.
import type { ReactNode } from 'react'
import { Link } from '../address.tsx'
import type { Card } from '../api/types.ts'
import { useSeatNames } from '../table/seats.tsx'
import { fromNow, moment, useNow } from '../words/time.ts'
import { useWords } from '../words/words.ts'
import { useAsked } from './use-games.ts'
import { lobbyWords } from './words.ts'

interface Props {
  readonly card: Card
  readonly children?: ReactNode
  readonly link?: string
}

export function GameLine({ card, children, link = `/games/${card.id}` }: Props) {
  return (
    <li className="game-line">
      <div className="about">
        <h3>
          <Link to={link}>
            <bdi>{card.title}</bdi>
          </Link>
        </h3>
        <Company card={card} />
      </div>
      <div className="standing">{children}</div>
    </li>
  )
}

/** What is asked of me there, and until when. */
export function AskingLine({ card }: { readonly card: Card }) {
  const words = useWords(lobbyWords)
  const now = useNow()
  const asked = useAsked(card)
  return (
    <GameLine card={card}>
      <span className="tag now">{asked ? words.asked[asked] : words.asked.something}</span>
      {card.dueAt ? (
        <time dateTime={card.dueAt} title={moment(card.dueAt)}>
          {words.due(fromNow(card.dueAt, now))}
        </time>
      ) : (
        <span className="faded">{words.noHurry}</span>
      )}
    </GameLine>
  )
}

/** Whom a running game waits for. */
export function WaitingLine({ card }: { readonly card: Card }) {
  const words = useWords(lobbyWords)
  const seatName = useSeatNames(card)
  return (
    <GameLine card={card}>
      <span className="faded">
        {card.status === 'parked'
          ? words.parked
          : card.waitsFor.length > 0
            ? words.waitsFor(card.waitsFor.map(seatName))
            : words.movesOn}
      </span>
    </GameLine>
  )
}

/** Who sits there, in the colours of their seats. */
export function Company({ card }: { readonly card: Card }) {
  const words = useWords(lobbyWords)
  const seatName = useSeatNames(card)
  const free = freeSeats(card)
  return (
    <ul className="company list">
      {card.seats.map(({ seat, colour }) => (
        <li key={seat} data-colour={colour}>
          {seatName(seat)}
        </li>
      ))}
      {free > 0 ? <li className="free">{words.free(free)}</li> : null}
    </ul>
  )
}

/** Every game's options say how many play. */
export const freeSeats = ({ options, seats, status }: Card): number =>
  status === 'open' ? Math.max(0, (options as { players: number }).players - seats.length) : 0
