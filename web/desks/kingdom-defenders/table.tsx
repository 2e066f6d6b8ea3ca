// The table of Kingdom Defenders: the board, and beside it what one holds and what is asked.
import { useState } from 'react'
import type { DeskProps } from '../desk.ts'
import { Awaited } from './awaited.tsx'
import { Board } from './board/board.tsx'
import { SpaceCard } from './board/space-card.tsx'
import { Layout } from './layout.tsx'
import { PlanDesk } from './plan/plan.tsx'
import { questionOf, viewOf } from './play.ts'
import { useSpeech } from './speech.ts'
import '../shared/layout/desk.css'

export function Table({ play }: DeskProps) {
  const view = viewOf(play)
  const plan = questionOf(play, 'plan')
  if (plan && play.card.status === 'running') return <PlanDesk key={`plan-${view.round}`} play={play} question={plan} />
  return <Position play={play} />
}

/** Nothing is asked: one looks around. */
function Position({ play }: DeskProps) {
  const speech = useSpeech(play)
  const [pointed, point] = useState<string | null>(null)
  return (
    <Layout play={play} board={<Board play={play} about={pointed} point={point} />}>
      {play.card.status === 'running' ? <Awaited play={play} /> : null}
      {pointed ? (
        <section className="card">
          <SpaceCard speech={speech} space={pointed} />
        </section>
      ) : null}
    </Layout>
  )
}
