// Wealth, influence, reputation and units by year.
import { useQuery } from '@tanstack/react-query'
import { api, ask } from '../../../api/client.ts'
import { Loading } from '../../../parts/loading.tsx'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { gameKey } from '../../../play/game-key.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { useContenders } from '../film/contenders.ts'
import { Graph } from './graph.tsx'
import { linesOf, MEASURES } from './lines.ts'
import { finaleWords } from './words.ts'

export function Graphs({ play }: { readonly play: Play }) {
  const words = useWords(finaleWords)
  const nameOf = useContenders(play)
  const { card } = play
  const { data, error } = useQuery({
    queryKey: [...gameKey(card.id), 'figures'],
    queryFn: () => ask(api.GET('/v1/games/{game}/figures', { params: { path: { game: card.id } } })),
  })
  if (error) return <ProblemNote error={error} />
  if (!data) return <Loading />
  const { rounds } = data
  const years = rounds.map(({ round }) => round)
  const lines = MEASURES.map((measure) => linesOf({ rounds, card, nameOf, dummyLetter: words.dummyLetter }, measure))
  return (
    <>
      <ul className="list row legend" aria-label={words.legend}>
        {lines[0]!.map(({ key, name, colour, dashes, mark }) => (
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
        {MEASURES.map((measure, i) => (
          <Graph
            key={measure}
            title={measure === 'units' ? words.units : words.kind[measure]}
            years={years}
            lines={lines[i]!}
          />
        ))}
      </div>
    </>
  )
}
