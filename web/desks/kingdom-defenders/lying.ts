// What lies where on the board.
import type { Space } from '../../../src/rules/kingdom-defenders/pack/pack.ts'
import type { View } from '../../../src/rules/kingdom-defenders/view.types.ts'
import { GUARD_POST } from '../../../src/rules/kingdom-defenders/vocabulary.ts'

/** What lies on a space: a character, a building or a card; undefined where nothing does, or the space stands for itself. */
export function lyingOn(view: View, space: Pick<Space, 'id' | 'area' | 'building' | 'slot'>, guard: string) {
  if (space.area === 'A') return space.id === GUARD_POST ? guard : view.characters[space.id]
  if (space.area === 'B3') return view.adventures.find(({ slot }) => slot === space.slot)?.card ?? undefined
  return space.building ?? undefined
}
