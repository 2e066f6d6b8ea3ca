// What a preview says of each wish: where it leads, or that it is dropped, and who could be there before.
import type { Plan } from '../../../../src/rules/kingdom-defenders/commands.ts'
import type { SpaceOption } from '../../../../src/rules/kingdom-defenders/questions.ts'
import type { Told } from '../../../../src/rules/kingdom-defenders/tell.ts'
import type { View } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import { type Ground, spacesOf } from './refs.ts'

export interface WishForeseen {
  /** `placed`: on this space; `dropped`: nothing of it is legal then; `later`: what comes before decides. */
  readonly state: 'placed' | 'dropped' | 'pass' | 'ask' | 'later'
  readonly space?: string
  /** So many rivals have turns before this one, enough to take all it could be. */
  readonly risky: boolean
}

export interface PlanForeseen {
  readonly wishes: readonly WishForeseen[]
  /** What the steward places after the wishes. */
  readonly steward: readonly string[]
  /** Spaces that would be declined for want of something, of those that cost Fame then. */
  readonly unpaid: readonly string[]
}

export function foreseePlan(
  ground: Ground,
  events: readonly Told[],
  { wishes }: Plan,
  options: readonly SpaceOption[],
): PlanForeseen {
  const { view, pack } = ground
  const seat = view.viewer as number
  const foreseen: WishForeseen[] = wishes.map(() => ({ state: 'later', risky: false }))
  const steward: string[] = []
  const unpaid: string[] = []
  let used = 0
  let turn = 0
  const drop = (to: number) => {
    for (; used < to; used++) foreseen[used] = { state: 'dropped', risky: false }
  }
  const covers = (wish: readonly string[] | undefined, space: string) =>
    wish?.some((ref) => spacesOf(ground, ref).includes(space)) ?? false
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.t === 'placed') {
      turn++
      const at = (event.used ?? 0) - 1
      if (at >= used && covers(wishes[at], event.space)) {
        drop(at)
        foreseen[at] = { state: 'placed', space: event.space, risky: isRisky(ground, wishes[at]!, options, turn) }
        used = at + 1
      } else {
        drop(event.used ?? wishes.length)
        steward.push(event.space)
      }
    } else if (event.t === 'passed' && 'used' in event && event.used !== undefined) {
      const at = event.used - 1
      const word = wishes[at]?.find((ref) => ref === 'pass' || ref === 'ask') as 'pass' | 'ask' | undefined
      if (at < used) continue
      drop(word ? at : event.used)
      if (word) foreseen[at] = { state: word, risky: false }
      if (word) used = at + 1
    } else if (event.t === 'passed' && 'forced' in event) {
      drop(wishes.length)
    } else if (event.t === 'declined' && ['B3', 'C'].includes(pack.spaces.get(event.space)!.area)) {
      unpaid.push(event.space)
    }
  }
  return { wishes: foreseen, steward, unpaid }
}

/** Whether rivals who place before could take every place it may mean; each of them takes one of a kind at most. */
function isRisky(ground: Ground, wish: readonly string[], options: readonly SpaceOption[], turn: number): boolean {
  const free = new Set(
    wish
      .flatMap((ref) => spacesOf(ground, ref))
      .filter((id) => options.some(({ space, req, closed }) => space === id && req && closed !== 'occupied')),
  )
  return rivalsBefore(ground.view, turn) >= free.size
}

/** How many rivals with discs have a turn before one's own next, second, third ... turn. */
export function rivalsBefore({ order, turn: next, players, viewer }: View, turn: number): number {
  const from = order.indexOf(next ?? order[0]!)
  const coming = [...order.slice(from), ...order.slice(0, from)]
  const mine = coming.indexOf(viewer as number)
  return coming.filter((seat, place) => {
    const { out, hero } = players[seat]!
    return seat !== viewer && !out && hero > 0 && (place < mine || turn > 1)
  }).length
}
