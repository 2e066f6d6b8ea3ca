// What somebody has missed: the rounds they have not watched, with the way to the first thing they have not seen. Whoever has
// seen it all can watch any round again.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api, ask } from '../../../api/client.ts'
import { gameKey } from '../../../play/game-key.ts'
import { useWords } from '../../../words/words.ts'
import type { DeskProps } from '../../desk.ts'
import { filmOf } from './film-address.ts'
import type { Filming } from './filming.ts'
import { type Frame, unseenRounds } from './reel.ts'
import { Rounds } from './rounds.tsx'
import { arrive, markSeen, onSeen, seenOf } from './seen.ts'
import { filmWords } from './words.ts'
import './film.css'

interface Props<F extends Frame> extends DeskProps {
  readonly filming: Filming<F>
}

export function Missed<F extends Frame>({ play, filming }: Props<F>) {
  const words = useWords(filmWords)
  const roundWords = useWords(filming.words)
  const { id, seq } = play.card
  const { round, stage, last } = filming.courseOf(play)
  const seen = useSyncExternalStore(onSeen, () => seenOf(id))
  const [ranBefore] = useState(last)
  useEffect(() => arrive(id, seq), [id, seq])
  const { data: rounds } = useQuery({
    queryKey: [...gameKey(id), 'rounds', round, stage],
    staleTime: 'static', // until the round or its stage is another
    placeholderData: keepPreviousData,
    enabled: last > 0 && seen !== null && seen < seq,
    queryFn: () => ask(api.GET('/v1/games/{game}/rounds', { params: { path: { game: id } } })),
  })
  const missed = unseenRounds(rounds ?? [], seen ?? seq, last)
  const [first] = missed
  if (!first || seen === null)
    return last > 0 ? (
      <div className="past">
        <span className="hint">{roundWords.watchAgain}</span>
        <Rounds play={play} filming={filming} />
      </div>
    ) : null
  const numbers = missed.map((one) => String(one.round))
  const list = numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} ${words.and} ${numbers.at(-1)}` : numbers[0]!
  const named = numbers.length > 1 ? roundWords.some(list) : roundWords.one(list)
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
