// Scoring (KD-9.3 to KD-9.6): what each thing is worth, and the best use of the orbs.
import type { Pack } from './pack/pack.ts'
import { countRelics, relicsOf, shapeCounts, wildRunes } from './relics.ts'
import type { Player, Score } from './state.ts'
import { type OrbUse, type Relic, RUNES, type Track } from './vocabulary.ts'

export type Orbs = Record<OrbUse, number>

/** What of a player counts. */
export type Scored = Pick<
  Player,
  'fame' | 'coin' | 'loot' | 'wounds' | 'strength' | 'magic' | 'fate' | 'adventures' | 'rewards'
>

/** The highest multiplier reached (KD-6.14). */
export const multiplier = ({ content }: Pack, track: Track, step: number): number =>
  content.tracks[track].steps.slice(0, step + 1).reduce((most, { multiplier: times = 0 }) => Math.max(most, times), 1)

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
export function scoreWith(pack: Pack, player: Scored, orbs: Orbs): Score {
  const relics = relicsOf(pack, player)
  const { scoring } = pack.content
  const layers = runeLayers(shapeCounts(relics), wildRunes(relics) + orbs.rune)
  const owned = (kind: Relic & OrbUse) => countRelics(relics, kind) + orbs[kind]
  const items = {
    fame: player.fame,
    loot: player.loot * scoring.loot,
    runes: layers.reduce((sum, size) => sum + scoring.runeSets[size]!, 0),
    trophies: trophyScore(pack, owned('trophy')),
    legendaryWeapons: owned('legendaryWeapon') * multiplier(pack, 'strength', player.strength),
    arcaneTomes: owned('arcaneTome') * multiplier(pack, 'magic', player.magic),
    wounds: player.wounds === 0 ? 0 : player.wounds * scoring.wound,
    fate: fateScore(pack, player, orbs),
  }
  const sum = Object.values(items).reduce((total, item) => total + item, 0)
  return { ...items, total: Math.max(0, sum), orbs }
}

/** How many there are of what a Fate counts (KD-9.6). */
export function fateCount(pack: Pack, player: Scored, orbs: Orbs): number {
  const relics = relicsOf(pack, player)
  const owned = (kind: Relic & OrbUse) => countRelics(relics, kind) + orbs[kind]
  const counts: Record<string, () => number> = {
    coin: () => player.coin,
    loot: () => player.loot,
    rewardTile: () => player.rewards.length,
    adventureCard: () => player.adventures.length,
    trophy: () => owned('trophy'),
    legendaryWeapon: () => owned('legendaryWeapon'),
    arcaneTome: () => owned('arcaneTome'),
    distinctRune: () => runeLayers(shapeCounts(relics), wildRunes(relics) + orbs.rune)[0] ?? 0,
  }
  return counts[pack.fates.get(player.fate ?? '')?.score.of ?? '']?.() ?? 0
}

/** KD-9.6: the entry at the count, the last one repeating, or so much each. */
function fateScore(pack: Pack, player: Scored, orbs: Orbs): number {
  const score = pack.fates.get(player.fate ?? '')?.score
  if (!score) return 0
  const count = fateCount(pack, player, orbs)
  return score.kind === 'table' ? score.table[Math.min(count, score.table.length - 1)]! : score.each * count
}

/** The division with the highest sum; of equals that with the most trophies, then legendary weapons, then tomes. */
export function bestScore(pack: Pack, player: Scored): Score {
  const many = countRelics(relicsOf(pack, player), 'orb')
  let best: Score | undefined
  let most = Number.NEGATIVE_INFINITY
  for (let trophy = many; trophy >= 0; trophy--)
    for (let legendaryWeapon = many - trophy; legendaryWeapon >= 0; legendaryWeapon--)
      for (let arcaneTome = many - trophy - legendaryWeapon; arcaneTome >= 0; arcaneTome--) {
        const rune = many - trophy - legendaryWeapon - arcaneTome
        const score = scoreWith(pack, player, { trophy, legendaryWeapon, arcaneTome, rune })
        const sum = sumOfItems(score)
        if (sum > most) {
          best = score
          most = sum
        }
      }
  return best!
}

const sumOfItems = ({ total: _total, orbs: _orbs, ...items }: Score): number =>
  Object.values(items).reduce((sum, item) => sum + item, 0)
