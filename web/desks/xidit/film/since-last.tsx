// What somebody has missed: the years they have not watched, with the way to the first thing they have not seen. Whoever has
// seen it all can watch any year again.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api, ask } from '../../../api/client.ts'
import { gameKey } from '../../../play/game-key.ts'
import { useWords } from '../../../words/words.ts'
import type { DeskProps } from '../../desk.ts'
import { viewOf } from '../play.ts'
import { lastYearRun, unseenRounds } from './reel.ts'
import { arrive, markSeen, onSeen, seenOf } from './seen.ts'
import { filmWords } from './words.ts'
import { filmOf, Years } from './years.tsx'
import './film.css'

export function SinceLast({ play }: DeskProps) {
  const words = useWords(filmWords)
  const { id, seq } = play.card
  const { year, stage } = viewOf(play)
  const last = lastYearRun({ year, stage })
  const seen = useSyncExternalStore(onSeen, () => seenOf(id))
  const [ranBefore] = useState(last)
  useEffect(() => arrive(id, seq), [id, seq])
  const { data: rounds } = useQuery({
    queryKey: [...gameKey(id), 'rounds', year, stage],
    staleTime: 'static', // until the year or its stage is another
    placeholderData: keepPreviousData,
    enabled: last > 0 && seen !== null && seen < seq,
    queryFn: () => ask(api.GET('/v1/games/{game}/rounds', { params: { path: { game: id } } })),
  })
  const missed = unseenRounds(rounds ?? [], seen ?? seq, last)
  const [first] = missed
  if (!first || seen === null)
    return last > 0 ? (
      <div className="past">
        <span className="hint">{words.watchAgain}</span>
        <Years play={play} />
      </div>
    ) : null
  const years = missed.map(({ round }) => String(round))
  const list = years.length > 1 ? `${years.slice(0, -1).join(', ')} ${words.and} ${years.at(-1)}` : years[0]!
  const named = years.length > 1 ? words.someYears(list) : words.oneYear(list)
  return (
    <div className="since row" role="status">
      <span>{first.round <= ranBefore ? words.since(named) : words.justNow(named)}</span>
      <a className="button main" href={filmOf(id, first.round, { since: seen })}>
        {words.watch}
      </a>
      <button type="button" className="quiet" onClick={() => markSeen(id, missed.at(-1)!.to)}>
        {words.known}
      </button>
    </div>
  )
}
