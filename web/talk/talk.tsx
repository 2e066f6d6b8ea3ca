// Talk at the table: to all, or to one where that is agreed.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api, ask } from '../api/client.ts'
import type { Card } from '../api/types.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { partsWords } from '../parts/words.ts'
import { useSeatNames } from '../play/seat-names.ts'
import { moment } from '../words/time.ts'
import { useWords } from '../words/words.ts'
import { hear } from './said.ts'
import type { Talk as Said } from './use-talk.ts'
import { talkWords } from './words.ts'

interface Props {
  readonly card: Card
  readonly viewer: number | 'public'
  readonly talk: Said
}

export function Talk({ card, viewer, talk: { messages, read, isWhole, earlier } }: Props) {
  const words = useWords(talkWords)
  const { formerPlayer } = useWords(partsWords)
  const seatName = useSeatNames(card)
  const end = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was said
  useEffect(() => {
    read()
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [last, read])
  const who = (seat: number) => (seat === viewer ? words.me : seatName(seat))
  return (
    <div className="talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long talk is scrolled by keyboard too */}
      <div className="said" role="log" aria-label={words.talk} tabIndex={0}>
        {isWhole ? null : (
          <button type="button" className="quiet" disabled={earlier.isPending} onClick={() => earlier.mutate()}>
            {words.earlier}
          </button>
        )}
        <ProblemNote error={earlier.error} />
        {messages.length === 0 ? <p className="faded">{words.nothingSaid}</p> : null}
        {messages.map(({ number, from, to, at, text, erased, former }) => (
          <p key={number} className={from === viewer && !former ? 'mine' : ''} data-colour={colourOf(card, from)}>
            <span className="by">
              <strong>{former ? formerPlayer : who(from)}</strong>
              {to === null ? null : <span className="tag">{words.whispered(who(to))}</span>}
              <time dateTime={at}>{moment(at)}</time>
            </span>
            {erased ? <em className="faded">{words.erased}</em> : <bdi>{text}</bdi>}
          </p>
        ))}
        <div ref={end} />
      </div>
      {viewer === 'public' ? null : <Say card={card} viewer={viewer} />}
    </div>
  )
}

const colourOf = ({ seats }: Card, seat: number) => seats.find((one) => one.seat === seat)?.colour

function Say({ card, viewer }: { readonly card: Card; readonly viewer: number }) {
  const words = useWords(talkWords)
  const memory = useQueryClient()
  const seatName = useSeatNames(card)
  const [text, setText] = useState('')
  const [to, setTo] = useState<number | null>(null)
  const others = card.seats.filter(({ seat, account }) => account !== null && seat !== viewer)
  const say = useMutation({
    mutationFn: () =>
      ask(api.POST('/v1/games/{game}/messages', { params: { path: { game: card.id } }, body: { text, to } })),
    onSuccess: (said) => {
      setText('')
      hear(memory, card.id, said)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    say.mutate()
  }
  return (
    <form className="say" onSubmit={submit}>
      {card.agreement.talk === 'private' && others.length > 0 ? (
        <select
          aria-label={words.toWhom}
          value={to ?? ''}
          onChange={({ target }) => setTo(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{words.toAll}</option>
          {others.map(({ seat }) => (
            <option key={seat} value={seat}>
              {words.toOne(seatName(seat))}
            </option>
          ))}
        </select>
      ) : null}
      <textarea
        aria-label={words.message}
        rows={2}
        maxLength={2000}
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(press) => {
          if (press.key !== 'Enter' || press.shiftKey || !text.trim()) return
          press.preventDefault()
          if (!say.isPending) say.mutate()
        }}
      />
      <button type="submit" className="main" disabled={say.isPending || !text.trim()}>
        {words.send}
      </button>
      <ProblemNote error={say.error} />
    </form>
  )
}
