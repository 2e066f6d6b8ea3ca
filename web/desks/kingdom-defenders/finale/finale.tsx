// After the end: whether the city stands, how everybody's score came about, and whether all of it is true.
import { useWords } from '../../../words/words.ts'
import type { DeskProps } from '../../desk.ts'
import { filmOf } from '../../shared/film/film-address.ts'
import { FinaleFrame } from '../../shared/finale/finale-frame.tsx'
import { rounds } from '../film/rounds.ts'
import { packOf, viewOf } from '../play.ts'
import { checking } from './checking.ts'
import { Graphs } from './graphs.tsx'
import { Scores } from './scores.tsx'
import { scoringOf } from './scoring.ts'
import { Treasures } from './treasures.tsx'
import { Verdict } from './verdict.tsx'
import { finaleWords } from './words.ts'
import './finale.css'

export function Finale({ play }: DeskProps) {
  const words = useWords(finaleWords)
  const { result, players, round } = viewOf(play)
  if (!result) return null
  const pack = packOf(play)
  const scorings = result.ranking.flat().map((seat) => scoringOf(pack, players[seat]!, result))
  return (
    <FinaleFrame play={play} filming={rounds} checking={checking}>
      <Verdict play={play} result={result} />
      <p>
        <a className="button" href={filmOf(play.card.id, round, { step: 'horde' })}>
          ▶ {words.watchEnd}
        </a>
      </p>
      <section className="card">
        <h2>{words.scoring}</h2>
        <Scores play={play} scorings={scorings} />
        <p className="hint">{words.scoringHint}</p>
      </section>
      <h2>{words.treasures}</h2>
      <div className="all-treasures">
        {scorings.map((scoring) => (
          <Treasures key={scoring.seat} play={play} scoring={scoring} />
        ))}
      </div>
      <section className="card">
        <h2>{words.graphs}</h2>
        <Graphs play={play} />
      </section>
    </FinaleFrame>
  )
}
