// What things are worth to a regent, in Fame at the end of the game: a rough reckoning, the same for all decisions.
import type { Adventure, Pack } from '../../../rules/kingdom-defenders/pack/pack.ts'
import type { PlayerView, View } from '../../../rules/kingdom-defenders/view.types.ts'
import { type Relic, RUNES, type Track } from '../../../rules/kingdom-defenders/vocabulary.ts'

export interface Worth {
  /** Rounds after this one. */
  readonly left: number
  resource: number
  coin: number
  loot: number
  wound: number
  step: Record<Track, number>
  reward: number
  relic(relic: Relic): number
  /** A card's relics and what it brings besides. */
  card(card: Adventure): number
  /** One more disc in every round to come. */
  disc: number
}

const TROPHIES_AHEAD = 2

/** From what the player at this seat knows. */
export function worthFor(pack: Pack, view: View, own: PlayerView): Worth {
  const left = view.rounds - view.round
  const relics = [
    ...(own.adventures ?? []).flatMap((id) => pack.adventures.get(id)?.relics ?? []),
    ...(own.rewards ?? []).flatMap((id) => pack.rewards.get(id)?.relic ?? []),
  ]
  const count = (kind: Relic) => relics.filter((relic) => relic === kind).length
  const fate = pack.fates.get(own.fate ?? '')?.score
  const loves = (kind: string) => (fate?.of === kind ? 1 : 0)
  const { scoring, tracks } = pack.content
  const multiplier = (track: Track) => {
    const reach = own[track] + Math.min(3, left)
    return tracks[track].steps.slice(0, reach + 1).reduce((most, step) => Math.max(most, step.multiplier ?? 0), 1)
  }
  const shapes = RUNES.filter((shape) => count(shape) > 0).length + count('rune:wild')
  const nextRune = (scoring.runeSets[Math.min(5, shapes + 1)] ?? 0) - (scoring.runeSets[Math.min(5, shapes)] ?? 0)
  const trophies = count('trophy')
  const trophy = (n: number) => scoring.trophies[Math.min(n, scoring.trophies.length - 1)]!

  const relic = (kind: Relic): number => {
    switch (kind) {
      case 'trophy':
        return 0.6 + (trophy(trophies + TROPHIES_AHEAD) - trophy(trophies)) / TROPHIES_AHEAD + loves('trophy')
      case 'legendaryWeapon':
        return multiplier('strength') + loves('legendaryWeapon')
      case 'arcaneTome':
        return multiplier('magic') + loves('arcaneTome')
      case 'orb':
        return 3.5
      case 'rune:wild':
        return nextRune + loves('distinctRune') * 1.5
      default:
        return count(kind) > 0 ? 1.5 : nextRune + loves('distinctRune') * 1.5
    }
  }
  const stepOf = (track: Track) => {
    const { steps } = tracks[track]
    if (own[track] >= steps.length - 1) return 0
    const held = count(track === 'strength' ? 'legendaryWeapon' : 'arcaneTome')
    return (left === 0 ? 0.2 : 1.1) + 0.45 * held
  }
  const worth: Worth = {
    left,
    resource: left === 0 ? 0.05 : 0.85,
    coin: (left === 0 ? 0.02 : 0.6) + 0.7 * loves('coin'),
    loot: 1 + 0.8 * loves('loot'),
    wound: left === 0 ? 1 : 1.15,
    step: { strength: stepOf('strength'), magic: stepOf('magic') },
    reward: 3 + loves('rewardTile') * 1.3,
    relic,
    card: () => 0,
    disc: 1.9 * left,
  }
  worth.card = ({ relics: shown, effects }) => {
    let sum = 0.25 + loves('adventureCard') * 0.8
    for (const one of shown) sum += relic(one)
    for (const effect of effects) {
      if (effect.op === 'gain' && effect.res === 'fame') sum += effect.n
      else if (effect.op === 'gain') sum += effect.n * (effect.res === 'loot' ? worth.loot : worth.coin)
      else if (effect.op === 'level' && effect.track !== 'either') sum += effect.n * worth.step[effect.track]
    }
    return sum
  }
  return worth
}
