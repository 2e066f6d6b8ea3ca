// What a wish is written in (KD-15.3): what of it a space is offered as, and which spaces a ref stands for.
import type { Layout, Pack } from '../../../../src/rules/kingdom-defenders/pack/pack.ts'
import type { View } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import { lyingOn } from '../lying.ts'

export interface Ground {
  readonly pack: Pack
  readonly layout: Layout
  readonly view: View
}

/** Areas that stand for the best of their spaces. */
export const AREA_REFS = ['B1', 'C', 'D'] as const

/** What a space can be wished as, what is usually meant first: a building stands for any of its places. */
export function refsFor({ pack, layout, view }: Ground, id: string): string[] {
  const space = pack.spaces.get(id)!
  switch (space.area) {
    case 'A':
    case 'B3':
      return [lyingOn(view, space, pack.guard) ?? id]
    case 'B1':
      return ['B1', id]
    case 'B2':
      return (layout.named.get(space.building!)?.length ?? 0) > 1 ? [space.building!, id] : [space.building!]
    case 'C':
    case 'D':
      return [id, space.area]
  }
}

/** Every space a ref may mean at this table. */
export function spacesOf({ pack, layout, view }: Ground, ref: string): string[] {
  const named = layout.named.get(ref)
  if (named) return named.map(({ id }) => id)
  return layout.spaces.filter((space) => lyingOn(view, space, pack.guard) === ref).map(({ id }) => id)
}
