// The relics a player owns: those on their cards and tiles, and nowhere else (KD-1.3).
import type { Pack } from './pack/pack.ts'
import type { Player } from './state.ts'
import { type Relic, RUNES, WILD_RUNE } from './vocabulary.ts'

/** On the cards and tiles owned, as often as they are there. */
export function relicsOf(pack: Pack, { adventures, rewards }: Pick<Player, 'adventures' | 'rewards'>): Relic[] {
  const relics: Relic[] = []
  for (const card of adventures) relics.push(...(pack.adventures.get(card)?.relics ?? []))
  for (const tile of rewards) {
    const reward = pack.rewards.get(tile)
    if (reward) relics.push(reward.relic)
  }
  return relics
}

export const countRelics = (relics: readonly Relic[], kind: Relic): number =>
  relics.reduce((sum, relic) => sum + (relic === kind ? 1 : 0), 0)

/** How many there are of each shape. */
export const shapeCounts = (relics: readonly Relic[]): number[] => RUNES.map((shape) => countRelics(relics, shape))

export const wildRunes = (relics: readonly Relic[]): number => countRelics(relics, WILD_RUNE)
