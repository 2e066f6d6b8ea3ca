// Scoring (KD-9.3 to KD-9.6): what each thing is worth, and the best use of the orbs.
import type { Pack } from './pack/pack.ts'
import { type Relics, relicsOf, shapeCounts } from './relics.ts'
import type { Player, Score } from './state.ts'
import { type OrbUse, RUNES, type Track } from './vocabulary.ts'

export type Orbs = Record<OrbUse, number>

/** What of a player counts. */
export type Scored = Pick<
  Player,
  'fame' | 'coin' | 'loot' | 'wounds' | 'strength' | 'magic' | 'fate' | 'adventures' | 'rewards'
>

/** The highest multiplier reached (KD-6.14). */
export const multiplier = ({ content }: Pack, track: Track, step: number): number =>
  content.tracks[track].steps.reduce(
    (most, { multiplier: times = 0 }, at) => (at > step ? most : Math.max(most, times)),
    1,
  )

/** Layers of different runes, each as large as there are shapes owned so often; free ones raise the first below five. */
export function runeLayers(shapes: readonly number[], free: number): number[] {
  const layers: number[] = []
  for (let k = 1; shapes.some((count) => count >= k); k++) layers.push(shapes.filter((count) => count >= k).length)
  for (let left = free; left > 0; left--) {
    const low = layers.findIndex((size) => size < RUNES.length)
    if (low < 0) layers.push(1)
    else layers[low]!++
  }
  return layers
}

export function trophyScore({ content }: Pack, count: number): number {
  const { trophies, trophiesBeyond } = content.scoring
  const last = trophies.length - 1
  return count <= last ? trophies[count]! : trophies[last]! + (count - last) * trophiesBeyond
}

/** A player's score with this use of the orbs. */
export const scoreWith = (pack: Pack, player: Scored, orbs: Orbs): Score =>
  scoreOf(pack, player, relicsOf(pack, player), orbs).score

/** `sum` may be below what a score can be. */
function scoreOf(pack: Pack, player: Scored, relics: Relics, orbs: Orbs): { score: Score; sum: number } {
  const { scoring } = pack.content
  const layers = runeLayers(shapeCounts(relics), relics['rune:wild'] + orbs.rune)
  const fame = player.fame
  const loot = player.loot * scoring.loot
  const runes = layers.reduce((all, size) => all + scoring.runeSets[size]!, 0)
  const trophies = trophyScore(pack, relics.trophy + orbs.trophy)
  const legendaryWeapons =
    (relics.legendaryWeapon + orbs.legendaryWeapon) * multiplier(pack, 'strength', player.strength)
  const arcaneTomes = (relics.arcaneTome + orbs.arcaneTome) * multiplier(pack, 'magic', player.magic)
  const wounds = player.wounds === 0 ? 0 : player.wounds * scoring.wound
  const fate = fateScore(pack, player, relics, orbs, layers[0] ?? 0)
  const sum = fame + loot + runes + trophies + legendaryWeapons + arcaneTomes + wounds + fate
  const total = Math.max(0, sum)
  return { score: { fame, loot, runes, trophies, legendaryWeapons, arcaneTomes, wounds, fate, total, orbs }, sum }
}

/** How many there are of what a Fate counts (KD-9.6). */
export function fateCount(pack: Pack, player: Scored, orbs: Orbs): number {
  const relics = relicsOf(pack, player)
  const [different = 0] = runeLayers(shapeCounts(relics), relics['rune:wild'] + orbs.rune)
  return counted(pack.fates.get(player.fate ?? '')?.score.of ?? 'coin', player, relics, orbs, different)
}

/** KD-9.6: the entry at the count, the last one repeating, or so much each. */
function fateScore(pack: Pack, player: Scored, relics: Relics, orbs: Orbs, differentRunes: number): number {
  const fate = pack.fates.get(player.fate ?? '')
  if (!fate) return 0
  const { score } = fate
  const count = counted(score.of, player, relics, orbs, differentRunes)
  return score.kind === 'table' ? score.table[Math.min(count, score.table.length - 1)]! : score.each * count
}

function counted(of: string, player: Scored, relics: Relics, orbs: Orbs, differentRunes: number): number {
  switch (of) {
    case 'rewardTile':
      return player.rewards.length
    case 'adventureCard':
      return player.adventures.length
    case 'distinctRune':
      return differentRunes
    case 'trophy':
    case 'legendaryWeapon':
    case 'arcaneTome':
      return relics[of] + orbs[of]
    default:
      return player[of as 'coin' | 'loot']
  }
}

/** The division with the highest sum; of equals that with the most trophies, then legendary weapons, then tomes. */
export function bestScore(pack: Pack, player: Scored): Score {
  const relics = relicsOf(pack, player)
  const many = relics.orb
  let best: { score: Score; sum: number } | undefined
  for (let trophy = many; trophy >= 0; trophy--)
    for (let legendaryWeapon = many - trophy; legendaryWeapon >= 0; legendaryWeapon--)
      for (let arcaneTome = many - trophy - legendaryWeapon; arcaneTome >= 0; arcaneTome--) {
        const rune = many - trophy - legendaryWeapon - arcaneTome
        const made = scoreOf(pack, player, relics, { trophy, legendaryWeapon, arcaneTome, rune })
        if (!best || made.sum > best.sum) best = made
      }
  return best!.score
}
