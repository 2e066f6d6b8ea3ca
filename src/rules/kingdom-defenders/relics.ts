// The relics a player owns: those on their cards and tiles, and nowhere else (KD-1.3).
import type { Pack } from './pack/pack.ts'
import type { Player } from './state.ts'
import { type Relic, RUNES } from './vocabulary.ts'

/** How many there are of each. */
export type Relics = Record<Relic, number>

/** On the cards and tiles owned. */
export function relicsOf(pack: Pack, { adventures, rewards }: Pick<Player, 'adventures' | 'rewards'>): Relics {
  const relics: Relics = {
    trophy: 0,
    legendaryWeapon: 0,
    arcaneTome: 0,
    orb: 0,
    'rune:ember': 0,
    'rune:tide': 0,
    'rune:gale': 0,
    'rune:stone': 0,
    'rune:star': 0,
    'rune:wild': 0,
  }
  for (const card of adventures) for (const relic of pack.adventures.get(card)?.relics ?? []) relics[relic]++
  for (const tile of rewards) {
    const reward = pack.rewards.get(tile)
    if (reward) relics[reward.relic]++
  }
  return relics
}

/** How many there are of each shape. */
export const shapeCounts = (relics: Relics): number[] => RUNES.map((shape) => relics[shape])
