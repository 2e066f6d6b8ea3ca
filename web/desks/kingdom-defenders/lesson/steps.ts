// The ten steps: where in the game each stands, what it wants done, and whether it is.
import type { Command, Plan } from '../../../../src/rules/kingdom-defenders/commands.ts'
import type { Draft } from '../../desk.ts'
import type { Progress as Kept } from '../../shared/lesson/use-progress.ts'
import { emptyPlan, type PlanDraft, readDraft } from '../plan/paper.ts'
import { ADVENTURE, WISHES } from './plan.ts'

export const STEPS = [
  ...(['city', 'fate', 'wishes', 'wall', 'acts'] as const),
  ...(['watch', 'favour', 'camp', 'give', 'winning'] as const),
] as const
export type Step = (typeof STEPS)[number]

/** `moves` are Fate, plan, acts, die, plan, acts; `given` is the first plan while no disc is placed yet. */
export type Progress = Kept<Command>

/** How many answers have been given before a step. */
const MOVES_BEFORE: Readonly<Record<Step, number>> = {
  ...{ city: 0, fate: 0, wishes: 1, wall: 1, acts: 2, watch: 3, favour: 3, camp: 4, give: 5, winning: 6 },
}
/** How many wishes are on the paper when a step is done. */
const WISHES_BY: Partial<Record<Step, number>> = { wishes: 2, wall: 4, camp: 4 }

export const stepAt = ({ step }: Progress): Step => STEPS[step]!

/** The answers that lead to the position a step shows. */
export const movesFor = (progress: Progress): readonly Command[] =>
  progress.moves.slice(0, MOVES_BEFORE[stepAt(progress)])

/** The round whose plan a step is about; undefined where it is about none. */
export function planOf(step: Step): number | undefined {
  if (WISHES_BY[step] === undefined) return undefined
  return step === 'camp' ? 2 : 1
}

/** What is on the paper. */
export const paperOf = ({ draft }: Progress, round: number): Plan =>
  (draft?.for === `plan-${round}` ? readDraft(draft.content) : null)?.plan ?? emptyPlan

/** The plan a round goes on with, up to so many wishes. */
export const wantedPlan = (round: number, count = Number.POSITIVE_INFINITY): Plan => ({
  ...emptyPlan,
  wishes: WISHES[round - 1]!.slice(0, count).map(([ref]) => [ref!]),
})

/** As drafts of plans are kept. */
export const draftOf = (round: number, count: number): Draft => ({
  for: `plan-${round}`,
  content: { plan: wantedPlan(round, count), instead: null } satisfies PlanDraft,
})

/** A draft with all that a step wants written. */
export const shownDraft = (step: Step): Draft => draftOf(planOf(step)!, WISHES_BY[step]!)

/** A first choice is taken here, so what else a wish may be does not matter. */
const isWanted = (round: number, place: number, [first]: readonly string[]): boolean =>
  WISHES[round - 1]![place]?.includes(first!) === true

/** All that a step wants is on the paper. */
export function isWritten(progress: Progress, step: Step): boolean {
  const round = planOf(step)!
  const { wishes } = paperOf(progress, round)
  const count = WISHES_BY[step]!
  return wishes.length >= count && wishes.slice(0, count).every((wish, place) => isWanted(round, place, wish))
}

export function isDone(progress: Progress, step: Step): boolean {
  if (step === 'city' || step === 'watch' || step === 'winning') return true
  if (progress.moves.length > MOVES_BEFORE[step]) return true
  if (planOf(step) === 1 && progress.given) return true
  return step === 'wishes' && isWritten(progress, step)
}

/** The first wish that is another one than the lesson goes on with: its place, from 0. */
export function strayWish(progress: Progress, step: Step): number | null {
  const round = planOf(step)
  if (round === undefined || isDone(progress, step)) return null
  const stray = paperOf(progress, round).wishes.findIndex((wish, place) => !isWanted(round, place, wish))
  return stray < 0 ? null : stray
}

/** What the lesson cannot go on from, though the rules allow it. */
export type Stray = { readonly wish: number; readonly round: number } | 'asks' | 'declines'

export function strays(command: Command): Stray | null {
  if (command.t === 'plan') {
    const { wishes, then, round } = command
    const wanted = WISHES[round - 1] ?? []
    const stray = Array.from({ length: Math.max(wishes.length, wanted.length) }).findIndex(
      (_, place) => !wishes[place] || !isWanted(round, place, wishes[place]),
    )
    if (stray >= 0) return { wish: stray, round }
    return then === 'ask' ? 'asks' : null
  }
  if (command.t !== 'acts') return null
  if (command.rest === 'ask') return 'asks'
  const declines = command.steps.some(({ space, do: choice }) => space === ADVENTURE && choice === null)
  return command.round === 1 && declines ? 'declines' : null
}
