// What the plan on the paper would lead to as things stand, with one's guesses for others.
import type { Plan } from '../../../../src/rules/kingdom-defenders/commands.ts'
import type { Told } from '../../../../src/rules/kingdom-defenders/tell.ts'
import { useTried } from '../../shared/trying/use-tried.ts'
import { viewOf } from '../play.ts'
import { waitingIn } from '../waiting.ts'
import { foreseePlan } from './foreseen.ts'
import type { PlanPaper } from './use-plan.ts'

/** By seat: the spaces they would take, turn by turn. */
export type Guesses = Readonly<Record<string, readonly string[]>>

export type PlanPreview = ReturnType<typeof usePreview>

export function usePreview({ play, plan, round, speech, question, isOpen }: PlanPaper, guesses: Guesses) {
  const guessed = Object.fromEntries(
    Object.entries(guesses).map(([seat, refs]) => [seat, { wishes: refs.map((ref) => [ref]), then: 'pass' } as Plan]),
  )
  const draft = { plan, onward: true, ...(Object.keys(guessed).length > 0 && { guesses: guessed }) }
  // A plan can be changed while discs are placed: then it is about another position.
  const about = `plan-${round}-${Object.keys(viewOf(play).spaces).length}`
  // What is being carried out is told as it happens.
  const isToCome = isOpen || waitingIn(play, speech, 'plan') !== null
  const isWorthIt = isToCome && (plan.wishes.length > 0 || plan.then === 'steward')
  const { tried, isCurrent, error } = useTried(play, about, draft, isWorthIt)
  const events = (tried?.events ?? []) as readonly Told[]
  const foreseen = tried && isCurrent ? foreseePlan(speech, events, plan, question.spaces) : null
  return { events, foreseen, error }
}
