// How it ended: whether the city stands, who is its defender, and in which order all stand.
import { sign } from '../../../../src/picture/kingdom-defenders/signs.ts'
import type { Result } from '../../../../src/rules/kingdom-defenders/state.ts'
import { number } from '../../../words/time.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { usePlayers } from '../../shared/film/names.ts'
import { SeatPiece } from '../../shared/film/piece.tsx'
import { Drawn } from '../../shared/signs/drawn.tsx'
import { useNouns } from '../nouns.ts'
import { colourOf, viewOf } from '../play.ts'
import { RUIN } from './ruin.ts'
import { TiesTold } from './ties-told.tsx'
import { finaleWords } from './words.ts'
import '../../shared/finale/finale.css'
import './finale.css'

const CROWN = sign('crown', 12, 12, 24)

export function Verdict({ play, result }: { readonly play: Play; readonly result: Result }) {
  const words = useWords(finaleWords)
  const locale = useLocale()
  const nouns = useNouns(play)
  const nameOf = usePlayers(play)
  const view = viewOf(play)
  const { kingdomSaved, winners, scores, ranking, achievements } = result
  const names = new Intl.ListFormat(locale).format(winners.map(nameOf))
  const best = number(scores[winners[0]!]!.total)
  const isShared = winners.length > 1
  return (
    <section className={kingdomSaved ? 'card scene hall' : 'card scene hall fallen'}>
      <h3>{kingdomSaved ? words.stands : words.fallen}</h3>
      <p className="savior">
        <Drawn className="emblem" box="0 0 24 24" drawn={kingdomSaved ? CROWN : RUIN} />
        {kingdomSaved ? (
          <>
            <strong>{names}</strong>
            <span>{isShared ? words.defenders : words.defender}</span>
          </>
        ) : (
          <strong>{words.allLost}</strong>
        )}
      </p>
      <p>
        {kingdomSaved
          ? isShared
            ? words.savedTogether(names, best)
            : words.saved(view.rounds, names, best)
          : `${words.broke(view.round)} ${words.didBest(names, best, isShared)}`}
      </p>
      <ol className="list standings" aria-label={words.standings}>
        {ranking.flatMap((group, i) =>
          group.map((seat) => (
            <li key={seat}>
              <span className="place">{ranking.slice(0, i).flat().length + 1}.</span>
              <SeatPiece seat={seat} colour={colourOf(play, seat)} />
              <span className="who">{nameOf(seat)}</span>
              <span className="hint">{words.points(scores[seat]!.total)}</span>
            </li>
          )),
        )}
      </ol>
      <TiesTold play={play} result={result} />
      {achievements.table.length > 0 ? (
        <ul className="list row badges" aria-label={words.tableAchievements}>
          {achievements.table.map((id) => (
            <li key={id} className="tag">
              <strong>{nouns.achievement(id)}</strong>: {words.achieved[id as keyof typeof words.achieved]}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
