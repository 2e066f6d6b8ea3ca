// How everybody's score came about, item by item (KD-9.3 to KD-9.6): what they own, what the orbs counted as, and what each
// came to. Facts only; the rules have reckoned, this lays it out.
import type { Pack } from '../../../../src/rules/kingdom-defenders/pack/pack.ts'
import { countRelics, relicsOf } from '../../../../src/rules/kingdom-defenders/relics.ts'
import { fateCount, multiplier, type Scored } from '../../../../src/rules/kingdom-defenders/score.ts'
import type { Result, Score } from '../../../../src/rules/kingdom-defenders/state.ts'
import type { PlayerView } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import { type Relic, RUNES, WILD_RUNE } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import type { Seat } from '../../../../src/rules/ruleset.ts'

/** Relics of a kind, the orbs that counted as such, and what each is worth; null where that is not the same for each. */
export interface Heap {
  readonly relic: 'trophy' | 'legendaryWeapon' | 'arcaneTome'
  readonly owned: number
  readonly orbs: number
  readonly times: number | null
  readonly points: number
}

export interface RuneSet {
  /** Different ones; a blank one, or an orb, stands for one that is missing. */
  readonly runes: readonly Relic[]
  readonly points: number
}

export interface Scoring {
  readonly seat: Seat
  readonly score: Score
  readonly runeSets: readonly RuneSet[]
  readonly heaps: readonly Heap[]
  readonly orbs: number
  readonly orbsSpent: number
  readonly fate: { readonly id: string; readonly of: string; readonly count: number } | null
  readonly adventures: readonly string[]
  readonly rewards: readonly string[]
  readonly achievements: readonly string[]
}

/** The view is one from the end, where all is open. */
export function scoringOf(pack: Pack, player: PlayerView, { scores, achievements }: Result): Scoring {
  const { seat, orbsSpent } = player
  const score = scores[seat]!
  const adventures = player.adventures ?? []
  const rewards = player.rewards ?? []
  const relics = relicsOf(pack, { adventures, rewards })
  const heap = (relic: Heap['relic'], points: number, times: number | null): Heap => ({
    ...{ relic, points, times, owned: countRelics(relics, relic), orbs: score.orbs[relic] },
  })
  return {
    ...{ seat, score, adventures, rewards, orbsSpent },
    runeSets: runeSetsOf(pack, relics, score.orbs.rune),
    heaps: [
      heap('trophy', score.trophies, null),
      heap('legendaryWeapon', score.legendaryWeapons, multiplier(pack, 'strength', player.strength)),
      heap('arcaneTome', score.arcaneTomes, multiplier(pack, 'magic', player.magic)),
    ],
    orbs: countRelics(relics, 'orb'),
    fate: fateOf(pack, player, score),
    achievements: achievements.seats[seat] ?? [],
  }
}

function fateOf(pack: Pack, player: PlayerView, { orbs }: Score): Scoring['fate'] {
  const fate = pack.fates.get(player.fate ?? '')
  if (!fate || !player.goods) return null
  const { adventures, rewards } = player
  const scored: Scored = { ...player, ...player.goods, adventures: adventures ?? [], rewards: rewards ?? [] }
  return { id: fate.id, of: fate.score.of, count: fateCount(pack, scored, orbs) }
}

/** As the rules divide them (KD-9.4): layer by layer, free ones into the first that is not full. */
function runeSetsOf({ content }: Pack, relics: readonly Relic[], orbs: number): RuneSet[] {
  const sets: Relic[][] = []
  for (let layer = 1; ; layer++) {
    const runes = RUNES.filter((shape) => countRelics(relics, shape) >= layer)
    if (runes.length === 0) break
    sets.push(runes)
  }
  const blank = Array.from({ length: countRelics(relics, WILD_RUNE) }, (): Relic => WILD_RUNE)
  for (const free of [...blank, ...Array.from({ length: orbs }, (): Relic => 'orb')]) {
    const open = sets.find((runes) => runes.length < RUNES.length)
    if (open) open.push(free)
    else sets.push([free])
  }
  return sets.map((runes) => ({ runes, points: content.scoring.runeSets[runes.length]! }))
}
