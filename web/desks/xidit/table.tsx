// The table of Lords of Xidit: the board, and beside it what one holds and what is asked.
import type { DeskProps } from '../desk.ts'
import { Awaited } from './awaited.tsx'
import { Board } from './board/board.tsx'
import { Decision, hasDecision } from './decisions/decision.tsx'
import { SinceLast } from './film/since-last.tsx'
import { Layout } from './layout.tsx'
import { Orders } from './orders/orders.tsx'
import { viewOf } from './play.ts'
import { StandingSummary } from './standing/standing-summary.tsx'
import '../shared/layout/desk.css'

export function Table({ play }: DeskProps) {
  return (
    <>
      {play.card.status === 'finished' ? null : <SinceLast play={play} />}
      <Asked play={play} />
    </>
  )
}

function Asked({ play }: DeskProps) {
  const view = viewOf(play)
  if (hasDecision(play)) return <Decision play={play} />
  if (view.stage === 'orders' && play.viewer !== 'public' && play.card.status === 'running')
    return (
      <Orders key={view.year} play={play}>
        <StandingSummary play={play} />
      </Orders>
    )
  return (
    <Layout play={play} board={<Board play={play} />}>
      {play.card.status === 'running' ? <Awaited play={play} view={view} /> : null}
    </Layout>
  )
}
