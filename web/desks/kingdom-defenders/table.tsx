// The table of Kingdom Defenders: the board, and beside it what one holds and what is asked.
import type { DeskProps } from '../desk.ts'
import { ActsDesk } from './acts/acts.tsx'
import { Decision } from './decisions/decision.tsx'
import { SinceLast } from './film/since-last.tsx'
import { PlanDesk } from './plan/plan.tsx'
import { questionOf, viewOf } from './play.ts'
import { Position } from './position.tsx'
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

/** The game as it stands, in earnest or in a lesson. */
export function Asked({ play }: DeskProps) {
  const { questions, changeable, round } = viewOf(play)
  if (play.card.status !== 'running') return <Position play={play} />
  const isWindow = (t: string) => t === 'plan' || t === 'acts'
  // What is asked comes before what may still be changed.
  const decision = [...questions, ...changeable].find(({ t }) => !isWindow(t))
  if (decision) return <Decision play={play} question={decision} />
  const plan = questionOf(play, 'plan')
  const acts = questionOf(play, 'acts')
  const standing = play.viewer === 'public' ? null : <StandingSummary play={play} />
  if (plan)
    return (
      <PlanDesk key={`plan-${round}`} play={play} question={plan}>
        {standing}
      </PlanDesk>
    )
  if (acts)
    return (
      <ActsDesk key={`acts-${round}`} play={play} question={acts}>
        {standing}
      </ActsDesk>
    )
  return <Position play={play}>{standing}</Position>
}
