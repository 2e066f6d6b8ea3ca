// The lobby: one's games, those that ask something first; then what one could join.
import { useState } from 'react'
import { Link } from '../address/address.tsx'
import { useSession } from '../api/me.ts'
import type { Card } from '../api/types.ts'
import type { usePlayNow } from '../arrive/play-now.ts'
import { shownFirst } from '../desks/desks.ts'
import { useAbout, useOffered } from '../desks/use-offered.ts'
import { Loading } from '../parts/loading.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { day } from '../words/time.ts'
import { useWords } from '../words/words.ts'
import { AskingLine, GameLine, WaitingLine } from './game-line.tsx'
import { GameSelect } from './game-select.tsx'
import { Notes } from './notes.tsx'
import { Section } from './section.tsx'
import { seatOf, sortGames } from './sort-games.ts'
import { useGames, useMyGames } from './use-games.ts'
import { lobbyWords } from './words.ts'
import './lobby.css'

export default function Lobby({ play }: { readonly play: ReturnType<typeof usePlayNow> }) {
  const words = useWords(lobbyWords)
  const account = useSession()?.account
  const mine = useMyGames()
  const [showsOver, showOver] = useState(false)
  const over = useGames('over', undefined, showsOver)
  const games = useOffered()
  const about = useAbout()
  const [only, showOnly] = useState<string>()
  const open = useGames('open', only)
  const substitutes = useGames('substitutes', only)
  const others = (games: readonly Card[] = []) => games.filter((card) => seatOf(card, account) === undefined)
  const { asking, waiting, open: unbegun } = sortGames(mine.data ?? [], account ?? '')
  const joinable = others(open.data)
  // Whoever has played before wants the same game, as a rule.
  const [wished, wish] = useState<string>()
  const likely = [wished, mine.data?.[0]?.ruleset, shownFirst, games[0]].find((game) => game && games.includes(game))
  const game = likely ?? shownFirst
  return (
    <div className="page lobby">
      <header>
        <h1>{words.title}</h1>
        <div className="row">
          <GameSelect label={words.game} games={games} chosen={game} choose={wish} />
          <Link to={`/new/${game}`} className="button main">
            {words.newGame}
          </Link>
          <button type="button" disabled={play.isPending} onClick={() => play.mutate({ ruleset: game, name: '' })}>
            {words.againstBots}
          </button>
        </div>
      </header>
      <Notes />
      <ProblemNote error={play.error ?? mine.error} />
      {mine.data ? null : <Loading />}
      {mine.data?.length === 0 ? <p className="nothing">{words.nothingYet}</p> : null}
      <Section title={words.asking} games={asking} line={(card) => <AskingLine key={card.id} card={card} />} />
      <Section title={words.waiting} games={waiting} line={(card) => <WaitingLine key={card.id} card={card} />} />
      <Section
        title={words.unbegun}
        games={unbegun}
        line={(card) => (
          <GameLine key={card.id} card={card}>
            <span className="faded">{words.waitsForPlayers}</span>
          </GameLine>
        )}
      />
      <Section
        title={words.joinable}
        games={joinable}
        {...(mine.data && open.data && { otherwise: only ? words.noneOfThis(about(only).name) : words.noneOpen })}
        line={(card) => (
          <GameLine key={card.id} card={card}>
            <Link to={`/games/${card.id}`} className="button">
              {words.look}
            </Link>
          </GameLine>
        )}
      >
        <GameSelect label={words.filter} games={games} chosen={only} all={words.allGames} choose={showOnly} />
      </Section>
      <Section
        title={words.substitutes}
        games={others(substitutes.data)}
        line={(card) => (
          <GameLine key={card.id} card={card}>
            <Link to={`/games/${card.id}`} className="button">
              {words.look}
            </Link>
          </GameLine>
        )}
      />
      <details className="card" onToggle={({ currentTarget }) => showOver(currentTarget.open)}>
        <summary>{words.over}</summary>
        <ProblemNote error={over.error} />
        {showsOver && over.isPending ? <Loading /> : null}
        {over.data?.length === 0 ? <p className="faded">{words.noneOver}</p> : null}
        <ul className="list">
          {over.data?.map((card) => (
            <GameLine key={card.id} card={card}>
              <span className="faded">
                {card.status === 'abandoned' ? words.abandoned : card.endedAt ? day(card.endedAt) : ''}
              </span>
            </GameLine>
          ))}
        </ul>
      </details>
    </div>
  )
}
