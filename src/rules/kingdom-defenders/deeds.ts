// Deeds (KD-6.7): what they want to see, and how many orbs stand in for what is lacking.
import type { Seat } from '../ruleset.ts'
import type { Deed, Pack } from './pack/pack.ts'
import { countRelics, relicsOf, shapeCounts, wildRunes } from './relics.ts'
import type { Player } from './state.ts'
import { playerOf, type Table } from './table.ts'
import { NEEDS, type Need, type Relic, RUNES } from './vocabulary.ts'

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
export function orbsFor(pack: Pack, player: Player, { needs }: Deed): number {
  const relics = relicsOf(pack, player)
  return NEEDS.reduce((sum, kind) => sum + Math.max(0, (needs[kind] ?? 0) - shown(player, relics, kind)), 0)
}

export const unspentOrbs = (pack: Pack, player: Player): number =>
  countRelics(relicsOf(pack, player), 'orb') - player.orbsSpent

/** Face-up deeds that can be done, places in order, with the orbs they take. */
export function possibleDeeds(table: Table, seat: Seat): { deed: string; orbs: number }[] {
  const { pack, state } = table
  const player = playerOf(table, seat)
  return state.deeds.flatMap((deed) => {
    if (deed === null) return []
    const orbs = orbsFor(pack, player, pack.deeds.get(deed)!)
    return orbs <= unspentOrbs(pack, player) ? [{ deed, orbs }] : []
  })
}
