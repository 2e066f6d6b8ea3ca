// The census as a scene: what everybody shows of each kind, who has the most, and what it brings them.
import { UNIT_KINDS } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { type CensusSoFar, censusAt } from './census.ts'
import { useContenders } from './contenders.ts'
import { Mark, RewardPiece, UnitPiece } from './pieces.tsx'
import type { Frame } from './reel.ts'
import { filmWords } from './words.ts'

interface Props {
  readonly play: Play
  readonly frames: readonly Frame[]
  readonly index: number
}

export function CensusScene({ play, frames, index }: Props) {
  const words = useWords(filmWords)
  const nameOf = useContenders(play)
  const census = censusAt(frames, index)
  const now = census.judged.at(-1)?.kind
  return (
    <section className="card scene">
      <h3>{words.census.title(census.year)}</h3>
      {census.shown ? (
        <table className="plain census">
          <thead>
            <tr>
              <th scope="col">{words.census.lord}</th>
              {UNIT_KINDS.map((kind) => (
                <th key={kind} scope="col" className={kind === now ? 'now' : ''}>
                  <UnitPiece kind={kind} />
                  <span className="kind">{words.unit[kind]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {census.shown.map((units, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <tr key={seat}>
                <th scope="row">
                  <Mark card={play.card} who={seat} />
                  <span>{nameOf(seat)}</span>
                </th>
                {UNIT_KINDS.map((kind) => (
                  <td key={kind} className={kind === now ? 'now' : ''}>
                    <span className="count">{units[kind]}</span>
                    <Won judged={census.judged.find((one) => one.kind === kind)} seat={seat} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{words.census.awaited}</p>
      )}
    </section>
  )
}

function Won({ judged, seat }: { readonly judged: CensusSoFar['judged'][number] | undefined; readonly seat: number }) {
  const words = useWords(filmWords)
  if (!judged?.winners.includes(seat)) return null
  const prize = judged.prizes.get(seat)
  return (
    <span className="won">
      <span aria-hidden="true">★</span>
      <span className="hidden">{words.census.most}</span>
      {prize ? (
        <span className="prize">
          <span aria-hidden="true">+{prize.count}</span>
          <RewardPiece reward={prize.reward} />
          <span className="hidden">{words.census.won(prize.count, words.reward[prize.reward])}</span>
          {prize.held ? <small>{words.census.held}</small> : null}
        </span>
      ) : null}
    </span>
  )
}
