// Graphs round by round, with one legend for all of them.
import { useQuery } from '@tanstack/react-query'
import { api, ask } from '../../../api/client.ts'
import { Loading } from '../../../parts/loading.tsx'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { gameKey } from '../../../play/game-key.ts'
import { type Spoken, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import type { RoundWords } from '../film/filming.ts'
import { Graph } from './graph.tsx'
import type { Line, RoundFigures } from './lines.ts'
import { finaleWords } from './words.ts'
import './finale.css'

interface Props {
  readonly play: Play
  readonly roundWords: Spoken<RoundWords>
  readonly measures: readonly { readonly key: string; readonly title: string }[]
  readonly linesOf: (rounds: readonly RoundFigures[], measure: string) => readonly Line[]
}

export function Graphs({ play: { card }, roundWords, measures, linesOf }: Props) {
  const words = useWords(finaleWords)
  const { data, error } = useQuery({
    queryKey: [...gameKey(card.id), 'figures'],
    queryFn: () => ask(api.GET('/v1/games/{game}/figures', { params: { path: { game: card.id } } })),
  })
  if (error) return <ProblemNote error={error} />
  if (!data) return <Loading />
  const rounds = data.rounds.map(({ round }) => round)
  const graphs = measures.map((measure) => ({ ...measure, lines: linesOf(data.rounds, measure.key) }))
  return (
    <>
      <ul className="list row legend" aria-label={words.legend}>
        {graphs[0]!.lines.map(({ key, name, colour, dashes, mark }) => (
          <li key={key}>
            <svg viewBox="0 0 64 24" aria-hidden="true">
              <g strokeDasharray={dashes}>
                <line className="under" x1="0" x2="42" y1="12" y2="12" />
                <line x1="0" x2="42" y1="12" y2="12" stroke={colour} strokeWidth="2.6" />
              </g>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/picture */}
              <g dangerouslySetInnerHTML={{ __html: mark(51, 12) }} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className="graphs">
        {graphs.map(({ key, title, lines }) => (
          <Graph key={key} {...{ title, rounds, lines, roundWords }} />
        ))}
      </div>
    </>
  )
}
