// A year as a film: fetched, and shown from where one wishes to begin.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useHash } from '../../../address/address.tsx'
import { Loading } from '../../../parts/loading.tsx'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { gameKey } from '../../../play/game-key.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { DeskProps } from '../../desk.ts'
import { viewOf } from '../play.ts'
import { firstFrame, framesOf, lastYearRun } from './reel.ts'
import { Screening } from './screening.tsx'
import { filmWords } from './words.ts'
import { filmOf, Years } from './years.tsx'
import '../../shared/layout/desk.css'
import './film.css'

interface Props extends DeskProps {
  readonly round: number
  readonly since?: number
}

export function Film({ play, round, since }: Props) {
  const words = useWords(filmWords)
  const locale = useLocale()
  const wish = new URLSearchParams(useHash())
  const { card } = play
  const view = viewOf(play)
  const hasBegun = round <= view.year
  const hasRun = round < view.year
  const { data, error } = useQuery({
    queryKey: [...gameKey(card.id), 'round', round, locale, hasRun],
    // A year that has run stays as it was.
    ...(hasRun && { staleTime: 'static' as const }),
    enabled: hasBegun,
    queryFn: async () => {
      const year = await play.round(round)
      return { frames: framesOf(year), end: year.to }
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
  const hasNext = round < lastYearRun(view)
  return (
    <section className="screening">
      <header ref={head} className="row">
        <h2 tabIndex={-1}>{words.title(round, view.years)}</h2>
        <Link to={`/games/${card.id}`}>{words.toTable}</Link>
      </header>
      <Years play={play} year={round} />
      <ProblemNote error={error} />
      {hasBegun && !data && !error ? <Loading /> : null}
      {!hasBegun || data?.frames.length === 0 ? <p>{words.nothingYet}</p> : null}
      {data && data.frames.length > 0 ? (
        <Screening key={`${round} ${at.step} ${at.since}`} {...{ play, ...data }} first={firstFrame(data.frames, at)} />
      ) : null}
      <p className="row">
        {hasNext ? (
          <a className="button" href={filmOf(card.id, round + 1)}>
            {words.nextYear(round + 1)}
          </a>
        ) : null}
        <span className="hint">{words.keys}</span>
      </p>
    </section>
  )
}
