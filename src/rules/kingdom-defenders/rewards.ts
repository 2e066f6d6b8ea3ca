// Reward tiles and where they come from (KD-6.8).
import type { Seat } from '../ruleset.ts'
import type { State } from './state.ts'
import { change, type Table } from './table.ts'
import type { Source } from './vocabulary.ts'

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
