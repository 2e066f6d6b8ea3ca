// The table of Lords of Xidit: the board, and beside it what one holds and what is asked.
import type { DeskProps } from '../desk.ts'
import { Awaited } from './awaited.tsx'
import { Board } from './board/board.tsx'
import { StartCity } from './decisions/start-city.tsx'
import { Layout } from './layout.tsx'
import { Orders } from './orders/orders.tsx'
import { viewOf } from './play.ts'
import './table.css'

export function Table({ play }: DeskProps) {
  const view = viewOf(play)
  const asked = view.questions[0]
  if (asked?.t === 'start') return <StartCity play={play} question={asked} />
  if (view.stage === 'orders' && play.viewer !== 'public' && play.card.status === 'running')
    return <Orders key={view.year} play={play} />
  return (
    <Layout play={play} board={<Board play={play} />}>
      {play.card.status === 'running' ? <Awaited play={play} view={view} /> : null}
    </Layout>
  )
}
