// What an invitation leads to: the table, and a seat at it, as a guest or as oneself.

import { useMutation, useQuery } from '@tanstack/react-query'
import { goTo, Link, useHash } from '../address/address.tsx'
import { giving } from '../api/chance.ts'
import { api, ask } from '../api/client.ts'
import { useSession } from '../api/me.ts'
import { Problem } from '../api/problem.ts'
import type { Card } from '../api/types.ts'
import { beSomebody, GuestName, useGuestName } from '../arrive/guest-name.tsx'
import { useAbout } from '../desks/use-offered.ts'
import { Loading } from '../parts/loading.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { Agreement } from '../play/agreement.tsx'
import { Chance } from '../play/chance.tsx'
import { ColourChoice, useColourChoice } from '../play/colour-choice.tsx'
import { Company, freeSeats } from '../play/company.tsx'
import { useSeatNames } from '../play/seat-names.ts'
import { useWords } from '../words/words.ts'
import { seatOf } from './sort-games.ts'
import { lobbyWords } from './words.ts'
import './lobby.css'

export default function InvitationPage() {
  const words = useWords(lobbyWords).invitation
  const token = useHash()
  const { data: card, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => ask(api.GET('/v1/invitations/{token}', { params: { path: { token: token || '-' } } })),
  })
  const isGone = error instanceof Problem && error.document.status < 500 && error.document.status !== 429
  return (
    <div className="page narrow">
      {card ? (
        <Invitation card={card} token={token} />
      ) : isGone ? (
        <>
          <h1>{words.gone}</h1>
          <p>{words.goneHint}</p>
          <Link to="/" className="button">
            {words.home}
          </Link>
        </>
      ) : error ? (
        <ProblemNote error={error} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function Invitation({ card, token }: { readonly card: Card; readonly token: string }) {
  const words = useWords(lobbyWords).invitation
  const account = useSession()?.account
  const game = useAbout()(card.ruleset)
  const seatName = useSeatNames(card)
  const host = card.hostSeat === null ? words.somebody : seatName(card.hostSeat)
  const offered = card.seats.find(({ offeredAt }) => offeredAt !== null)
  const toTable = (
    <Link to={`/games/${card.id}`} className="button main">
      {words.toTable}
    </Link>
  )
  return (
    <>
      <h1 dir="auto">{card.title}</h1>
      <p className="lead">{words.lead(host)}</p>
      <section className="card">
        <Company card={card} />
      </section>
      <section className="card" aria-label={words.played}>
        <h2>{game.name}</h2>
        <p>{game.line}</p>
        <Link to={`/guide/${card.ruleset}`}>{words.readRules}</Link>
      </section>
      {seatOf(card, account) !== undefined ? (
        <>
          <p>{words.atTable}</p>
          {toTable}
        </>
      ) : freeSeats(card) > 0 || (card.status === 'running' && offered) ? (
        <SitDown card={card} token={token} offered={offered?.seat} />
      ) : (
        <>
          <p>{card.status === 'finished' ? words.over : words.begun}</p>
          {card.visibility === 'private' ? null : toTable}
        </>
      )}
      <details className="card">
        <summary>{words.agreed}</summary>
        <Agreement card={card} />
      </details>
      <div className="card">
        <Chance card={card} />
      </div>
    </>
  )
}

interface Seat {
  readonly card: Card
  readonly token: string
  /** A seat that somebody has left. */
  readonly offered: number | undefined
}

function SitDown({ card, token, offered }: Seat) {
  const words = useWords(lobbyWords).invitation
  const session = useSession()
  const guest = useGuestName()
  const choice = useColourChoice(card)
  const { colour } = choice
  const isOpen = card.status === 'open'
  const sit = useMutation({
    mutationFn: async () => {
      await beSomebody(guest.name)
      const path = { game: card.id }
      if (isOpen) {
        const body = { invitation: token, ...(colour && { colour }) }
        await giving(card.id, card.commitment, (nonce) =>
          ask(api.POST('/v1/games/{game}/seats', { params: { path }, body: { ...body, nonce } })),
        )
      } else {
        const params = { path: { ...path, seat: offered! } }
        await ask(api.POST('/v1/games/{game}/seats/{seat}/substitute', { params, body: { invitation: token } }))
      }
      goTo(`/games/${card.id}`)
    },
  })
  return (
    <form
      className="card stack"
      onSubmit={(submit) => {
        submit.preventDefault()
        sit.mutate()
      }}
    >
      {session ? null : <GuestName {...guest} error={sit.error} />}
      {isOpen ? <ColourChoice {...choice} /> : null}
      <div>
        <button type="submit" className="main" disabled={sit.isPending}>
          {isOpen ? words.sitDown : words.takeSeat}
        </button>
      </div>
      <ProblemNote error={sit.error} />
    </form>
  )
}
