// A table: who sits there, how much time is left, what is said; and in the middle the game's own desk.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type PageProps, useHash } from '../address/address.tsx'
import { NotFound } from '../address/not-found.tsx'
import { useSession } from '../api/me.ts'
import { Problem } from '../api/problem.ts'
import type { GameView } from '../api/types.ts'
import { deskFor, hasDesk } from '../desks/desks.ts'
import { Loading } from '../parts/loading.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { Talk } from '../talk/talk.tsx'
import { useTalk } from '../talk/use-talk.ts'
import { talkWords } from '../talk/words.ts'
import { useWords } from '../words/words.ts'
import { Affairs } from './affairs/affairs.tsx'
import { affairsWords } from './affairs/affairs.words.ts'
import { Drawer } from './drawer.tsx'
import { LetterNote } from './letter-note.tsx'
import { mayOffer } from './push-offer/may-offer.ts'
import { PushOffer } from './push-offer/push-offer.tsx'
import { Seats } from './seats.tsx'
import { TableHead } from './table-head.tsx'
import { useGame, useStream } from './use-game.ts'
import { type Letter, useLetter } from './use-letter.ts'
import { usePlay } from './use-play.ts'
import { Waiting } from './waiting.tsx'
import './table.css'

export default function TablePage({ params }: PageProps) {
  const game = params.game!
  const [letter, drop] = useLetter(game)
  return letter === 'looking' ? <Loading /> : <AtTable key={game} {...{ game, letter, drop }} />
}

interface Coming {
  readonly game: string
  readonly letter: Letter
  readonly drop: (why: 'none' | 'spent') => void
}

function AtTable({ game, letter, drop }: Coming) {
  const byLetter = letter === 'good'
  const account = useSession()?.account
  const { data, error } = useGame(game)
  const isLive = useStream(game, byLetter, data)
  const isRefused = error instanceof Problem && [401, 403].includes(error.document.status)
  const receiver = data?.card.seats.find(({ seat }) => seat === data.viewer)?.account
  useEffect(() => {
    if (!byLetter) return
    if (isRefused) drop('spent')
    // Who is signed in anyway needs no letter.
    else if (receiver && receiver === account) drop('none')
  }, [byLetter, isRefused, receiver, account, drop])

  return (
    <>
      <LetterNote letter={letter} />
      {data ? (
        <Table seen={data} isLive={isLive} byLetter={byLetter} />
      ) : error instanceof Problem && error.document.status === 404 ? (
        <NotFound />
      ) : error ? (
        <ProblemNote error={error} />
      ) : (
        <Loading />
      )}
    </>
  )
}

interface Props {
  readonly seen: GameView
  readonly isLive: boolean
  readonly byLetter: boolean
}

function Table({ seen, isLive, byLetter }: Props) {
  const words = { ...useWords(talkWords), ...useWords(affairsWords) }
  const { card, viewer, view } = seen
  const hasTalk = card.agreement.talk !== 'none' && !byLetter
  const talk = useTalk(card.id, viewer, hasTalk)
  const [shown, show] = useState<'talk' | 'affairs' | null>(null)
  const toggle = (which: 'talk' | 'affairs') => show(shown === which ? null : which)
  return (
    <div className="table">
      <TableHead card={card} viewer={viewer} isLive={isLive}>
        {hasTalk ? (
          <button type="button" aria-expanded={shown === 'talk'} onClick={() => toggle('talk')}>
            {words.talk} {talk.unread > 0 ? <span className="tag now">{words.unread(talk.unread)}</span> : null}
          </button>
        ) : null}
        <button type="button" aria-expanded={shown === 'affairs'} onClick={() => toggle('affairs')}>
          {words.affairs}
        </button>
      </TableHead>
      <Seats card={card} viewer={viewer} />
      {view === null || !hasDesk(card.ruleset) ? (
        <Waiting card={card} viewer={viewer} />
      ) : (
        <Game seen={seen} byLetter={byLetter} />
      )}
      {shown ? (
        <Drawer key={shown} title={words[shown]} onClose={() => show(null)}>
          {shown === 'talk' ? (
            <Talk card={card} viewer={viewer} talk={talk} />
          ) : (
            <Affairs card={card} viewer={viewer} byLetter={byLetter} />
          )}
        </Drawer>
      ) : null}
    </div>
  )
}

/** `#round=3` in the address: the film of that round instead of the position now. Where in it to begin, the desk reads. */
const roundIn = (hash: string): number | null => Number(/^round=(\d+)(?:&|$)/.exec(hash)?.[1] ?? 0) || null

function Game({ seen, byLetter }: Pick<Props, 'seen' | 'byLetter'>) {
  const round = roundIn(useHash())
  const [isOffered, offer] = useState(false)
  const known = usePlay(seen)
  const { data: desk } = useQuery({
    queryKey: ['desk', seen.card.ruleset],
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    queryFn: () => deskFor(seen.card.ruleset),
  })
  if (!known || !desk) return <Loading />
  const handedIn = () => {
    if (!byLetter && mayOffer()) offer(true)
  }
  const play = { ...known, handedIn }
  const offered = isOffered ? <PushOffer close={() => offer(false)} /> : null
  if (round)
    return (
      <>
        {offered}
        <desk.Film play={play} round={round} />
      </>
    )
  return (
    <>
      {offered}
      {seen.card.status === 'finished' ? <desk.Finale play={play} /> : null}
      <desk.Table play={play} />
    </>
  )
}
