// The position, while nothing is asked: one looks around.
import { type ReactNode, useState } from 'react'
import { useWords } from '../../words/words.ts'
import type { Play } from '../desk.ts'
import { Awaited } from './awaited.tsx'
import { Board } from './board/board.tsx'
import { SpaceCard } from './board/space-card.tsx'
import { SpaceSelect } from './board/space-select.tsx'
import { boardWords } from './board/words.ts'
import { Layout } from './layout.tsx'
import { useSpeech } from './speech.ts'

export function Position({ play, children }: { readonly play: Play; readonly children?: ReactNode }) {
  const words = useWords(boardWords)
  const speech = useSpeech(play)
  const [pointed, point] = useState<string | null>(null)
  return (
    <Layout play={play} board={<Board play={play} about={pointed} point={point} />}>
      {play.card.status === 'running' ? <Awaited play={play} /> : null}
      <section className="card" aria-label={words.look}>
        <SpaceSelect speech={speech} options={[]} pointed={pointed} point={point} />
        {pointed ? <SpaceCard speech={speech} space={pointed} /> : <p className="hint">{words.look}</p>}
      </section>
      {children}
    </Layout>
  )
}
