// Deeds (KD-6.7): what they want to see, and how many orbs stand in for what is lacking.
import type { Seat } from '../ruleset.ts'
import type { Deed } from './pack/pack.ts'
import { countRelics, relicsOf, shapeCounts, wildRunes } from './relics.ts'
import type { Player } from './state.ts'
import { playerOf, type Table } from './table.ts'
import { type Need, type Relic, RUNES } from './vocabulary.ts'

/** How many of each kind a player can show. Each kind is counted by itself. */
function shown(player: Player, relics: readonly Relic[], kind: Need): number {
  switch (kind) {
    case 'adventureCard':
      return player.adventures.length
    case 'rune':
      return shapeCounts(relics).reduce((sum, count) => sum + count, wildRunes(relics))
    case 'distinctRune':
      return Math.min(RUNES.length, shapeCounts(relics).filter((count) => count > 0).length + wildRunes(relics))
    case 'trophy':
    case 'legendaryWeapon':
    case 'arcaneTome':
      return countRelics(relics, kind)
    default:
      return player[kind]
  }
}

/** The units lacking, each of which takes an orb. */
function orbsFor(player: Player, relics: readonly Relic[], { needs }: Deed): number {
  let lacking = 0
  for (const kind in needs) lacking += Math.max(0, needs[kind as Need]! - shown(player, relics, kind as Need))
  return lacking
}

/** Face-up deeds that can be done, places in order, with the orbs they take. */
export function possibleDeeds(table: Table, seat: Seat): { deed: string; orbs: number }[] {
  const { pack, state } = table
  const player = playerOf(table, seat)
  const relics = relicsOf(pack, player)
  const unspent = countRelics(relics, 'orb') - player.orbsSpent
  return state.deeds.flatMap((deed) => {
    if (deed === null) return []
    const orbs = orbsFor(player, relics, pack.deeds.get(deed)!)
    return orbs <= unspent ? [{ deed, orbs }] : []
  })
}
