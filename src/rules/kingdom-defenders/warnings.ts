// What of a plan or of acts can never come as it is written: it is taken all the same and passed over when its turn comes
// (KD-15.3, KD-15.5), so whoever wrote it is told at once.
import type { Locale, Seat } from '../ruleset.ts'
import { isObject } from '../shape.ts'
import type { Acts, Plan } from './commands.ts'
import { neverLegal } from './orders/ever.ts'
import { spaceFor, WISH_WORDS } from './orders/plans.ts'
import type { Pack } from './pack/pack.ts'
import type { State } from './state.ts'
import { type Table, tableFor } from './table.ts'
import { namesFor } from './words/names.ts'
import { wordsFor } from './words/words.ts'

/** Of an answer, or of a draft that holds one; both have been found to be in order. */
export function warnings(pack: Pack, state: State, seat: Seat, given: unknown, locale: Locale): string[] {
  const { plan, acts } = partsOf(given)
  const table = tableFor(pack, state)
  if (plan && state.stage === 'placement') return ofPlan(table, seat, plan, locale)
  return acts ? ofActs(table, seat, acts, locale) : []
}

function partsOf(given: unknown): { plan?: Plan; acts?: Acts } {
  if (!isObject(given)) return {}
  if (given.t === 'plan') return { plan: given as unknown as Plan }
  if (given.t === 'acts') return { acts: given as unknown as Acts }
  return given.t === undefined ? (given as { plan?: Plan; acts?: Acts }) : {}
}

/** While discs are placed nobody gets back a disc, a coin, Fame or a space: what is closed now stays closed. */
function ofPlan(table: Table, seat: Seat, { wishes }: Plan, locale: Locale): string[] {
  const { never } = wordsFor(locale)
  const canBe = (ref: string) => WISH_WORDS.includes(ref) || spaceFor(table, seat, ref) !== undefined
  return wishes.flatMap((wish, i) => (wish.some(canBe) ? [] : [never.wish(i + 1)]))
}

function ofActs(table: Table, seat: Seat, { steps }: Acts, locale: Locale): string[] {
  const { never, field } = wordsFor(locale)
  const names = namesFor(table.pack, locale)
  return steps.flatMap(({ space, do: choice }, i) => {
    const found = choice === null || choice === 'auto' ? undefined : neverLegal(table, seat, space, choice)
    const place = `${names.space(space)} (${space})`
    return found ? [never.step(i + 1, place, field[found.field]!, found.why)] : []
  })
}
