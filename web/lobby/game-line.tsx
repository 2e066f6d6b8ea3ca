// A game as a line of a list: what it is called, what it waits for, who sits there.
import type { ReactNode } from 'react'
import { Link } from '../address/address.tsx'
import type { Card } from '../api/types.ts'
import { useAbout } from '../desks/use-offered.ts'
import { Company } from '../play/company.tsx'
import { useSeatNames } from '../play/seat-names.ts'
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
  const { name } = useAbout()(card.ruleset)
  return (
    <li className="game-line">
      <div className="about">
        <h3>
          <Link to={link}>
            <bdi>{card.title}</bdi>
          </Link>
        </h3>
        <p className="which-game">{name}</p>
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
  const own = useAbout()(card.ruleset).asked
  return (
    <GameLine card={card}>
      <span className="tag now">{asked ? (own[asked] ?? words.asked.decision) : words.asked.something}</span>
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
