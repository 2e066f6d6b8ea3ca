// Wealth, influence, reputation and units by year.
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Graphs as RoundGraphs } from '../../shared/finale/graphs.tsx'
import { useContenders } from '../film/contenders.ts'
import { yearWords } from '../film/words.ts'
import { colourOf } from '../play.ts'
import { linesOf, MEASURES } from './lines.ts'
import { finaleWords } from './words.ts'

export function Graphs({ play }: { readonly play: Play }) {
  const words = useWords(finaleWords)
  const nameOf = useContenders(play)
  const seats = play.card.seats.map(({ seat }) => seat)
  const drawn = { seats, nameOf, colourOf: (seat: number) => colourOf(play, seat) }
  const dummy = { name: nameOf('dummy'), letter: words.dummyLetter }
  const measures = MEASURES.map((key) => ({ key, title: key === 'units' ? words.units : words.kind[key] }))
  return (
    <RoundGraphs
      {...{ play, measures, roundWords: yearWords }}
      linesOf={(rounds, measure) => linesOf(rounds, measure, drawn, dummy)}
    />
  )
}
