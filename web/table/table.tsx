// A table: who sits there, how much time is left, what is said; and in the middle the game's own desk.
import { useQuery } from '@tanstack/react-query'
import { type PageProps, useHash } from '../address.tsx'
import { Problem } from '../api/problem.ts'
import type { GameView } from '../api/types.ts'
import { deskFor, hasDesk } from '../desks/desks.ts'
import { Loading } from '../parts/loading.tsx'
import { NotFound } from '../parts/not-found.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { Seats } from './seats.tsx'
import { TableHead } from './table-head.tsx'
import { useGame, useStream } from './use-game.ts'
import { usePlay } from './use-play.ts'
import { Waiting } from './waiting.tsx'
import './table.css'

export default function TablePage({ params }: PageProps) {
  const game = params.game!
  const { data, error } = useGame(game)
  const isLive = useStream(game)
  if (data) return <Table seen={data} isLive={isLive} />
  if (error instanceof Problem && error.document.status === 404) return <NotFound />
  return error ? <ProblemNote error={error} /> : <Loading />
}

function Table({ seen, isLive }: { readonly seen: GameView; readonly isLive: boolean }) {
  const { card, viewer, view } = seen
  return (
    <div className="table">
      <TableHead card={card} viewer={viewer} isLive={isLive} />
      <Seats card={card} viewer={viewer} />
      {view === null || !hasDesk(card.ruleset) ? <Waiting card={card} viewer={viewer} /> : <Game seen={seen} />}
    </div>
  )
}

/** `#round=3` in the address: the film of that round instead of the position now. Where in it to begin, the desk reads. */
const roundIn = (hash: string): number | null => Number(/^round=(\d+)(?:&|$)/.exec(hash)?.[1] ?? 0) || null

function Game({ seen }: { readonly seen: GameView }) {
  const round = roundIn(useHash())
  const play = usePlay(seen)
  const { data: desk } = useQuery({
    queryKey: ['desk', seen.card.ruleset],
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    queryFn: () => deskFor(seen.card.ruleset),
  })
  if (!play || !desk) return <Loading />
  if (round) return <desk.Film play={play} round={round} />
  return (
    <>
      {seen.card.status === 'finished' ? <desk.Finale play={play} /> : null}
      <desk.Table play={play} />
    </>
  )
}
