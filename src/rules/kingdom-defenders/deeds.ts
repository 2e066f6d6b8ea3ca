// Deeds (KD-6.7): what they want to see, and how many orbs stand in for what is lacking.
import type { Seat } from '../ruleset.ts'
import type { Deed } from './pack/pack.ts'
import { type Relics, relicsOf, shapeCounts } from './relics.ts'
import type { Player } from './state.ts'
import type { Table } from './table.ts'
import { type Need, RUNES } from './vocabulary.ts'

/** How many of each kind a player can show. Each kind is counted by itself. */
function shown(player: Player, relics: Relics, kind: Need): number {
  switch (kind) {
    case 'adventureCard':
      return player.adventures.length
    case 'rune':
      return shapeCounts(relics).reduce((sum, count) => sum + count, relics['rune:wild'])
    case 'distinctRune':
      return Math.min(RUNES.length, shapeCounts(relics).filter((count) => count > 0).length + relics['rune:wild'])
    case 'trophy':
    case 'legendaryWeapon':
    case 'arcaneTome':
      return relics[kind]
    default:
      return player[kind]
  }
}

/** The units lacking, each of which takes an orb. */
function orbsFor(player: Player, relics: Relics, { needs }: Deed): number {
  let lacking = 0
  for (const kind in needs) lacking += Math.max(0, needs[kind as Need]! - shown(player, relics, kind as Need))
  return lacking
}

/** Face-up deeds that can be done, places in order, with the orbs they take. */
export function possibleDeeds({ pack, state }: Table, seat: Seat): { deed: string; orbs: number }[] {
  const player = state.seats[seat]!
  const relics = relicsOf(pack, player)
  const possible: { deed: string; orbs: number }[] = []
  for (const deed of state.deeds) {
    if (deed === null) continue
    const orbs = orbsFor(player, relics, pack.deeds.get(deed)!)
    if (orbs <= relics.orb - player.orbsSpent) possible.push({ deed, orbs })
  }
  return possible
}
