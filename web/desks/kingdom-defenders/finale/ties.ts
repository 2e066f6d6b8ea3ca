// Why those of equal points stand as they do (KD-9.7): more adventures, then more loot; else they share their place.
import type { Result } from '../../../../src/rules/kingdom-defenders/state.ts'
import type { View } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import type { Seat } from '../../../../src/rules/ruleset.ts'

export type Tie =
  | {
      readonly by: 'adventures' | 'loot'
      readonly higher: Seat
      readonly lower: Seat
      readonly counts: [number, number]
    }
  | { readonly by: 'nothing'; readonly seats: readonly Seat[] }

/** The best first. The view is one from the end, where all is open. */
export function tiesIn({ ranking, scores }: Result, { players }: Pick<View, 'players'>): Tie[] {
  return ranking.flatMap((group, i): Tie[] => {
    const shared: Tie[] = group.length > 1 ? [{ by: 'nothing', seats: group }] : []
    const [higher, lower] = [group[0]!, ranking[i + 1]?.[0]]
    if (lower === undefined || scores[higher]!.total !== scores[lower]!.total) return shared
    const cards: [number, number] = [players[higher]!.cardsOwned, players[lower]!.cardsOwned]
    const loot: [number, number] = [players[higher]!.goods?.loot ?? 0, players[lower]!.goods?.loot ?? 0]
    const isByCards = cards[0] !== cards[1]
    return [...shared, { by: isByCards ? 'adventures' : 'loot', higher, lower, counts: isByCards ? cards : loot }]
  })
}
