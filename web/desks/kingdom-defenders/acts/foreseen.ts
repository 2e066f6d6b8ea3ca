// What a preview says of each space: what it does, and whether that is what was said.
import type { Told } from '../../../../src/rules/kingdom-defenders/tell.ts'
import { sameValue } from './choice.ts'
import type { Line } from './paper.ts'

export interface ActForeseen {
  /** What happens there; undefined where it does not come up. */
  readonly event: Extract<Told, { t: 'activated' | 'declined' }> | undefined
  /** What was said is not possible then. */
  readonly isOtherwise: boolean
}

export function foreseeAct(events: readonly Told[], seat: unknown, { space, do: way }: Line): ActForeseen {
  const event = events.find(
    (one): one is NonNullable<ActForeseen['event']> =>
      (one.t === 'activated' || one.t === 'declined') && one.seat === seat && one.space === space,
  )
  if (!event || way === 'ask') return { event, isOtherwise: false }
  if (way === 'auto' || way === null) return { event, isOtherwise: false }
  const isAsSaid =
    event.t === 'activated' &&
    Object.keys(way).every((field) => sameValue(event.do[field as 'pay'], way[field as 'pay']))
  return { event, isOtherwise: !isAsSaid }
}
