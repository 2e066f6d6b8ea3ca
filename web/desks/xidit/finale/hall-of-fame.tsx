// The hall of fame: who saved the Kingdom, and in which order the others stand.
import { crown } from '../../../../src/picture/xidit/icons.ts'
import type { Contender, Result } from '../../../../src/rules/xidit/state.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { useContenders } from '../film/contenders.ts'
import { Mark } from '../film/pieces.tsx'
import { finaleWords } from './words.ts'
import '../../shared/finale/finale.css'

const CROWN = crown(0, 0)

export function HallOfFame({ play, result }: { readonly play: Play; readonly result: Result }) {
  const words = useWords(finaleWords)
  const nameOf = useContenders(play)
  const { winner, standings, assessments } = result
  const leftIn = (who: Contender) => assessments.find(({ eliminated }) => eliminated.includes(who))?.kind
  return (
    <section className="card scene hall">
      <h3>{words.hall}</h3>
      {winner === null ? (
        <p className="savior">{words.nobody}</p>
      ) : (
        <p className="savior">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/picture */}
          <svg viewBox="-18 -12 36 22" aria-hidden="true" dangerouslySetInnerHTML={{ __html: CROWN }} />
          <strong>{nameOf(winner)}</strong>
          <span>{words.savior}</span>
        </p>
      )}
      <ol className="list standings" aria-label={words.standings}>
        {standings.map((who, i) => {
          const kind = leftIn(who)
          return (
            <li key={who}>
              <span className="place">{i + 1}.</span>
              <Mark card={play.card} who={who} />
              <span className="who">{nameOf(who)}</span>
              <span className="hint">{kind ? words.outIn[kind] : words.survived}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
