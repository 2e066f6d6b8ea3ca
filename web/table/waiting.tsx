// A table whose game has not begun: who may sit down, who is invited, and how it begins.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { goTo } from '../address/address.tsx'
import { giving } from '../api/chance.ts'
import { api, ask } from '../api/client.ts'
import { useSession } from '../api/me.ts'
import type { Card } from '../api/types.ts'
import { beSomebody, GuestName, useGuestName } from '../arrive/guest-name.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { Agreement } from '../play/agreement.tsx'
import { Chance, GiveNonce } from '../play/chance.tsx'
import { ColourChoice, useColourChoice } from '../play/colour-choice.tsx'
import { freeSeats } from '../play/company.tsx'
import { lookAgain } from '../play/look-again.ts'
import { useWords } from '../words/words.ts'
import { Invite } from './affairs/invite.tsx'
import { tableWords } from './words.ts'

export function Waiting({ card, viewer }: { readonly card: Card; readonly viewer: number | 'public' }) {
  const words = useWords(tableWords)
  const isHost = useSession()?.account === card.host
  const free = freeSeats(card)
  const me = card.seats.find(({ seat }) => seat === viewer)
  if (card.status === 'parked') return null // the head says so
  if (card.status !== 'open') return <p>{words.noDesk}</p>
  return (
    <div className="waiting">
      <section className="card">
        <h2>{free === 0 ? words.beginsSoon : words.waitingForPlayers(free)}</h2>
        <p>{free === 0 ? words.beginsSoonHint : words.waitingHint}</p>
        {viewer !== 'public' ? <Seated card={card} isHost={isHost} /> : free > 0 ? <SitDown card={card} /> : null}
        {me && !me.gaveNonce ? <GiveNonce card={card} /> : null}
        <Chance card={card} />
      </section>
      {isHost ? (
        <section className="card">
          <h2>{words.inviteFriends}</h2>
          <Invite card={card} />
        </section>
      ) : null}
      <section className="card">
        <h2>{words.agreement}</h2>
        <Agreement card={card} />
      </section>
    </div>
  )
}

function SitDown({ card }: { readonly card: Card }) {
  const words = useWords(tableWords)
  const session = useSession()
  const memory = useQueryClient()
  const guest = useGuestName()
  const choice = useColourChoice(card)
  const { colour } = choice
  const join = useMutation({
    mutationFn: async () => {
      await beSomebody(guest.name)
      const params = { path: { game: card.id } }
      await giving(card.id, card.commitment, (nonce) =>
        ask(api.POST('/v1/games/{game}/seats', { params, body: { nonce, ...(colour && { colour }) } })),
      )
    },
    onSettled: () => lookAgain(memory, card.id),
  })
  return (
    <form
      className="stack"
      onSubmit={(submit) => {
        submit.preventDefault()
        join.mutate()
      }}
    >
      {session ? null : <GuestName {...guest} error={join.error} />}
      <ColourChoice {...choice} />
      <div>
        <button type="submit" className="main" disabled={join.isPending}>
          {words.join}
        </button>
      </div>
      <ProblemNote error={join.error} />
    </form>
  )
}

function Seated({ card, isHost }: { readonly card: Card; readonly isHost: boolean }) {
  const words = useWords(tableWords)
  const memory = useQueryClient()
  const [isSure, setSure] = useState(false)
  const params = { path: { game: card.id } }
  const start = useMutation({
    mutationFn: () => ask(api.POST('/v1/games/{game}/start', { params, body: {} })),
    onSuccess: () => lookAgain(memory, card.id),
  })
  const leave = useMutation({
    mutationFn: async () => {
      await ask(api.DELETE('/v1/games/{game}/seats/mine', { params }))
      goTo('/')
      void memory.invalidateQueries({ queryKey: ['games'] })
    },
  })
  return (
    <>
      <div className="row">
        {isHost ? (
          <button type="button" className="main" disabled={start.isPending} onClick={() => start.mutate()}>
            {words.startWithBots}
          </button>
        ) : null}
        {isSure ? (
          <button type="button" className="danger" disabled={leave.isPending} onClick={() => leave.mutate()}>
            {isHost ? words.closeForSure : words.leaveForSure}
          </button>
        ) : (
          <button type="button" onClick={() => setSure(true)}>
            {isHost ? words.close : words.leave}
          </button>
        )}
      </div>
      <ProblemNote error={start.error ?? leave.error} />
    </>
  )
}
