// Placing bards: all of them, in open regions bordering the city, split freely.
import type { Refusal } from '../ruleset.ts'
import { isObject, isWhole, notAllowed, notUnderstood, pointer } from '../shape.ts'
import type { BardsOptions } from './questions.ts'

export function checkPlacement(bards: unknown, { count, regions }: BardsOptions, rule: string): Refusal | undefined {
  if (!isObject(bards))
    return notUnderstood('bad-bards', rule, '/bards', 'bards maps regions to the number of bards placed there.')
  let placed = 0
  for (const region of Object.keys(bards)) {
    const at = pointer('bards', region)
    if (!regions.includes(region))
      return notAllowed('region-not-here', rule, at, `Bards may go to ${regions.join(', ')} from here.`)
    const many = bards[region]
    if (!isWhole(many, 1, Number.MAX_SAFE_INTEGER))
      return notUnderstood('bad-count', 'X-12.1', at, 'A whole number of at least 1 is expected.')
    placed += many
  }
  if (placed !== count)
    return notAllowed('wrong-count', rule, '/bards', `Exactly ${count} bards are to be placed, not ${placed}.`)
  return undefined
}
