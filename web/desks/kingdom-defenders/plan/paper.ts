// A plan on paper: wishes one after the other, each with what it may be instead, and what comes then.
import type { Plan } from '../../../../src/rules/kingdom-defenders/commands.ts'

/** What is usually on it: whatever is left of one's discs is not wasted. */
export const emptyPlan: Plan = { wishes: [], then: 'steward' }

export const THENS = ['steward', 'pass', 'ask'] as const

export const samePlan = (a: Plan | null, b: Plan | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A new wish at the end, or another choice for the one at this place. */
export function written(plan: Plan, ref: string, at: number | null): Plan {
  if (at === null || at >= plan.wishes.length) return { ...plan, wishes: [...plan.wishes, [ref]] }
  return {
    ...plan,
    wishes: plan.wishes.map((wish, i) => (i === at && !wish.includes(ref) ? [...wish, ref] : wish)),
  }
}

/** Takes back what was written last at this place, or the last of all: a wish without anything goes. */
export function struck(plan: Plan, at: number | null): Plan {
  const place = at ?? plan.wishes.length - 1
  const wishes = plan.wishes.map((wish, i) => (i === place ? wish.slice(0, -1) : wish))
  return { ...plan, wishes: wishes.filter((wish) => wish.length > 0) }
}

export const removed = (plan: Plan, at: number): Plan => ({ ...plan, wishes: plan.wishes.filter((_, i) => i !== at) })

/** Takes a wish out and sets it down elsewhere; those between move up. */
export function carried(plan: Plan, from: number, to: number): Plan {
  const rest = removed(plan, from).wishes
  return { ...plan, wishes: [...rest.slice(0, to), plan.wishes[from]!, ...rest.slice(to)] }
}

/** What of a plan is still to come. */
export const leftOf = ({ wishes, then }: Plan, used: number): Plan => ({ wishes: wishes.slice(used), then })

/** A plan somebody has put down and not handed in, and what it would replace. */
export interface PlanDraft {
  readonly plan: Plan
  readonly instead: Plan | null
}

/** A draft of this shape, from wherever it was kept. */
export function readDraft(content: unknown): PlanDraft | null {
  const { plan, instead = null } = (content ?? {}) as Partial<PlanDraft>
  const isWish = (wish: unknown) =>
    Array.isArray(wish) && wish.length > 0 && wish.every((ref) => typeof ref === 'string')
  const isOne = Array.isArray(plan?.wishes) && plan.wishes.every(isWish) && THENS.includes(plan.then)
  return isOne ? { plan: plan!, instead } : null
}

/** What is on the paper: a draft, unless something was handed in that the draft knows nothing of. */
export function onPaper(draft: PlanDraft | null, handedIn: Plan | null): Plan {
  if (draft && samePlan(draft.instead, handedIn)) return draft.plan
  return handedIn ?? emptyPlan
}
