// Reward tiles and where they come from (KD-6.8), and the relics a player owns (KD-1.3).
import type { Seat } from '../ruleset.ts'
import type { Pack } from './pack/pack.ts'
import type { Player, State } from './state.ts'
import { change, type Table } from './table.ts'
import { type Relic, RUNES, type Source, WILD_RUNE } from './vocabulary.ts'

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
