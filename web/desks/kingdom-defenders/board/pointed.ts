// Which space somebody means who points at the board: its ring, or the tile or card it belongs to.
import type { Pack } from '../../../../src/rules/kingdom-defenders/pack/pack.ts'
import type { View } from '../../../../src/rules/kingdom-defenders/view.types.ts'

/** Undefined where nothing is that could be visited. */
export function spaceAt(pack: Pack, view: View, target: Element): string | undefined {
  const part = target.closest<SVGElement>('[data-space],[data-in],[data-building],[data-card],[data-deed]')
  if (!part) return undefined
  const { space, in: of, building, card, deed } = part.dataset
  if (space ?? of) return space ?? of
  const spaces = pack.layout(view.options).spaces
  /** Of several the first that is free. */
  const free = (ids: readonly string[]) => ids.find((id) => !view.spaces[id]) ?? ids[0]
  if (building) return free(spaces.flatMap(({ id, building: on }) => (on === building ? [id] : [])))
  if (deed) return free(spaces.flatMap(({ id, area }) => (area === 'B1' ? [id] : [])))
  const lying = view.adventures.find((one) => one.card === card)
  return spaces.find(({ area, slot }) => area === 'B3' && slot === lying?.slot)?.id
}
