// What lies around a city, said beside it where somebody chooses a city to begin in.
import type { BoardFile } from '../../../../src/rules/xidit/pack/pack.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import type { City } from '../../../../src/rules/xidit/vocabulary.ts'

/** Tiles at most two roads away, here included. */
export function tilesNear({ roads }: BoardFile, { tiles }: View, city: City): number {
  const near = new Set([city])
  for (let step = 0; step < 2; step++)
    for (const from of [...near])
      for (const { a, b } of roads) {
        if (a === from) near.add(b)
        if (b === from) near.add(a)
      }
  return tiles.filter((tile) => near.has(tile.city)).length
}
