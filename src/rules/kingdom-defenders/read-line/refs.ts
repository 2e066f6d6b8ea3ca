// Refs in any case (KD-15.3): spaces, buildings, characters, cards, areas.

import { isRef } from '../orders/plans.ts'
import type { Pack } from '../pack/pack.ts'

const known = new WeakMap<Pack, Map<string, string>>()

/** The ref as the pack writes it. */
export function refNamed(pack: Pack, text: string): string | undefined {
  const refs = known.get(pack) ?? refsOf(pack)
  known.set(pack, refs)
  return refs.get(text.toLowerCase())
}

function refsOf(pack: Pack): Map<string, string> {
  const all = [pack.spaces, pack.buildings, pack.characters, pack.adventures].flatMap((list) => [...list.keys()])
  return new Map([...all, 'B1', 'C', 'D'].filter((ref) => isRef(pack, ref)).map((ref) => [ref.toLowerCase(), ref]))
}
