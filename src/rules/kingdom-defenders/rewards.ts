// Reward tiles and where they come from (KD-6.8), and the relics a player owns (KD-1.3).
import type { Seat } from '../ruleset.ts'
import type { Pack } from './pack/pack.ts'
import type { Player, State } from './state.ts'
import { change, type Table } from './table.ts'
import { type Relic, RUNES, type Source } from './vocabulary.ts'

/** Those that have a tile. */
export function sources({ rewardPile, rewards }: State): Source[] {
  const found: Source[] = []
  if (rewardPile.length > 0) found.push('random')
  if (rewards[0]) found.push('left')
  if (rewards[1]) found.push('right')
  return found
}

export function takeReward(table: Table, seat: Seat, from: Source): void {
  const { rewards, rewardPile } = table.state
  const tile = from === 'random' ? rewardPile[0]! : rewards[from === 'left' ? 0 : 1]!
  change(table, { c: 'rewarded', seat, from, tile })
}

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
