// A round as a film: fetched, and shown from where one wishes to begin.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useHash } from '../../../address/address.tsx'
import { Loading } from '../../../parts/loading.tsx'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { gameKey } from '../../../play/game-key.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { DeskProps } from '../../desk.ts'
import { filmOf } from './film-address.ts'
import type { Filming } from './filming.ts'
import { type Frame, firstFrame } from './reel.ts'
import { Rounds } from './rounds.tsx'
import { Screening } from './screening.tsx'
import { filmWords } from './words.ts'
import './film.css'

/** What a desk's film is asked for. */
export interface FilmProps extends DeskProps {
  readonly round: number
  readonly since?: number
}

interface Props<F extends Frame> extends FilmProps {
  readonly filming: Filming<F>
}

export function RoundFilm<F extends Frame>({ play, filming, round, since }: Props<F>) {
  const words = useWords(filmWords)
  const roundWords = useWords(filming.words)
  const locale = useLocale()
  const wish = new URLSearchParams(useHash())
  const { card } = play
  const course = filming.courseOf(play)
  const hasBegun = round <= course.round
  const hasRun = round < course.round
  const { data, error } = useQuery({
    queryKey: [...gameKey(card.id), 'round', round, locale, hasRun],
    // A round that has run stays as it was.
    ...(hasRun && { staleTime: 'static' as const }),
    enabled: hasBegun,
    queryFn: async () => {
      const told = await play.round(round)
      return { frames: filming.framesOf(told), end: told.to }
    },
  })
  const head = useRef<HTMLElement>(null)
  // It takes the place of the table: whoever comes from there finds themselves at its head.
  const isThere = data !== undefined
  useEffect(() => {
    if (!isThere) return
    head.current?.scrollIntoView()
    head.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [isThere])
  const at = { step: wish.get('step'), since: since ?? Number(wish.get('since') ?? 0) }
  const hasNext = round < course.last
  return (
    <section className="screening">
      <header ref={head} className="row">
        <h2 tabIndex={-1}>{roundWords.title(round, course.rounds)}</h2>
        <Link to={`/games/${card.id}`}>{words.toTable}</Link>
      </header>
      <Rounds play={play} filming={filming} round={round} />
      <ProblemNote error={error} />
      {hasBegun && !data && !error ? <Loading /> : null}
      {!hasBegun || data?.frames.length === 0 ? <p>{roundWords.nothingYet}</p> : null}
      {data && data.frames.length > 0 ? (
        <Screening
          key={`${round} ${at.step} ${at.since}`}
          {...{ play, filming, ...data }}
          first={firstFrame(data.frames, at)}
        />
      ) : null}
      <p className="row">
        {hasNext ? (
          <a className="button" href={filmOf(card.id, round + 1)}>
            {roundWords.next(round + 1)}
          </a>
        ) : null}
        <span className="hint">{filming.isLong ? `${words.keys} ${words.chapterKeys}` : words.keys}</span>
      </p>
    </section>
  )
}
