// Fame and what else grew, round by round.
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { usePlayers } from '../../shared/film/names.ts'
import { Graphs as RoundGraphs } from '../../shared/finale/graphs.tsx'
import { seatLines } from '../../shared/finale/lines.ts'
import { roundWords } from '../film/words.ts'
import { colourOf } from '../play.ts'
import { finaleWords } from './words.ts'

/** As the rules call their figures. */
const MEASURES = ['fame', 'total', 'adventures', 'goods'] as const

export function Graphs({ play }: { readonly play: Play }) {
  const words = useWords(finaleWords)
  const nameOf = usePlayers(play)
  const seats = play.card.seats.map(({ seat }) => seat)
  const drawn = { seats, nameOf, colourOf: (seat: number) => colourOf(play, seat) }
  const measures = MEASURES.map((key) => ({ key, title: words.measures[key] }))
  return (
    <RoundGraphs {...{ play, measures, roundWords }} linesOf={(rounds, measure) => seatLines(rounds, measure, drawn)} />
  )
}
