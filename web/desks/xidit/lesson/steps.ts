// The ten steps: where in the game each stands, what it wants done, and whether it is.
import type { Command } from '../../../../src/rules/xidit/commands.ts'
import type { Draft } from '../../desk.ts'
import type { Progress as Kept } from '../../shared/lesson/use-progress.ts'
import { emptySlots, type OrdersDraft, readDraft, type Slots } from '../orders/program.ts'
import { PLANS, START_CITY } from './plan.ts'

export const STEPS = [
  ...(['kingdom', 'start', 'recruit', 'roads', 'six'] as const),
  ...(['handIn', 'watch', 'threat', 'spoils', 'winning'] as const),
] as const
export type Step = (typeof STEPS)[number]

/** `moves` are start city, orders, orders, spoils; `given` are orders while the year has not run yet. */
export type Progress = Kept<Command>

/** How many answers have been given before a step. */
const MOVES_BEFORE: Readonly<Record<Step, number>> = {
  ...{ kingdom: 0, start: 0, recruit: 1, roads: 1, six: 1, handIn: 1, watch: 2, threat: 2, spoils: 3, winning: 4 },
}
/** How many orders stand on the paper when a step is done. */
const ORDERS_BY: Partial<Record<Step, number>> = { recruit: 1, roads: 3, six: 6, handIn: 6, threat: 6 }

export const stepAt = ({ step }: Progress): Step => STEPS[step]!

/** The answers that lead to the position a step shows. */
export const movesFor = (progress: Progress): readonly Command[] =>
  progress.moves.slice(0, MOVES_BEFORE[stepAt(progress)])

/** The year whose orders a step is about; undefined where it is about none. */
export function yearOf(step: Step): number | undefined {
  if (ORDERS_BY[step] === undefined) return undefined
  return step === 'threat' ? 2 : 1
}

/** Orders on the paper. */
export const paperOf = ({ draft }: Progress, year: number): Slots =>
  (draft?.for === `orders-${year}` ? readDraft(draft.content) : null)?.orders ?? emptySlots

/** As the orders' own drafts are kept. */
export function draftOf(year: number, count: number): Draft {
  const orders = emptySlots.map((empty, i) => (i < count ? PLANS[year - 1]![i]! : empty))
  return { for: `orders-${year}`, content: { orders, instead: null } satisfies OrdersDraft }
}

/** A draft with all that a step wants written. */
export const shownDraft = (step: Step): Draft => draftOf(yearOf(step)!, ORDERS_BY[step]!)

export function isDone(progress: Progress, step: Step): boolean {
  if (step === 'kingdom' || step === 'watch' || step === 'winning') return true
  if (progress.moves.length > MOVES_BEFORE[step]) return true
  const year = yearOf(step)
  if (year === undefined || step === 'threat') return false
  if (progress.given) return true
  return step !== 'handIn' && isWritten(progress, step)
}

/** All that a step wants is on the paper. */
export function isWritten(progress: Progress, step: Step): boolean {
  const year = yearOf(step)!
  const paper = paperOf(progress, year)
  return PLANS[year - 1]!.slice(0, ORDERS_BY[step]).every((order, i) => paper[i] === order)
}

/** The first order that is another one than the lesson goes on with: its place, from 0. */
export function strayOrder(progress: Progress, step: Step): number | null {
  const year = yearOf(step)
  if (year === undefined || isDone(progress, step)) return null
  const stray = paperOf(progress, year).findIndex((order, i) => order && order !== PLANS[year - 1]![i])
  return stray < 0 ? null : stray
}

/** What the lesson cannot go on from, though the rules allow it. */
export function strays(command: Command): { city: true } | { order: number; year: number } | null {
  if (command.t === 'start') return command.city === START_CITY ? null : { city: true }
  if (command.t !== 'orders') return null
  const order = command.orders.findIndex((one, i) => one !== PLANS[command.year - 1]?.[i])
  return order < 0 ? null : { order, year: command.year }
}
