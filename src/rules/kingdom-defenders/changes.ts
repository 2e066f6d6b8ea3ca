// The small things that happen within an event: a good gained, a step risen, discs going home. An event tells them in the
// order they happened; they say what changed, never how it was found out.
import type { Seat } from '../ruleset.ts'
import type { State } from './state.ts'
import type { Die, Feat, Good, Resource, Source, Track } from './vocabulary.ts'

export type Change =
  /** Goods or Fame gained (n > 0) or lost; `on`: through a passive character. */
  | { c: 'count'; seat: Seat; what: Good | 'fame'; n: number; on?: true }
  /** `disc`: where the disc for the wound track comes from: the hero, a space given up, or the victim will say. */
  | { c: 'wounded'; seat: Seat; n: number; disc?: 'hero' | 'later' }
  /** A space is given up for the wound track: one disc goes there, another one home. */
  | { c: 'given-up'; seat: Seat; space: string; discs: number }
  /** `disc`: no wounds are left, and the disc goes home. */
  | { c: 'healed'; seat: Seat; n: number; disc: boolean }
  | { c: 'rose'; seat: Seat; track: Track; to: number }
  | { c: 'rolled'; seat: Seat; die: Die; face: string | null }
  /** Discs go home from a space. */
  | { c: 'returned'; seat: Seat; space: string; discs: number }
  /** `tile`: of a random one its owner alone knows which. */
  | { c: 'rewarded'; seat: Seat; from: Source; tile?: string }
  | { c: 'card-taken'; seat: Seat; slot: number; card: string }
  | { c: 'deed-done'; seat: Seat; deed: string; orbs: number }
  | { c: 'contributed'; seat: Seat; good: Resource }
  /** From a rival's camp to the own. */
  | { c: 'camp-robbed'; seat: Seat; rival: Seat; good: Resource }
  /** `n` is 0 where the rival had none. */
  /** `n` is left out where it is tried out on a rival of whom nobody knows what they have. */
  | { c: 'stolen'; seat: Seat; rival: Seat; what: Good | 'fame'; n?: number }
  | { c: 'disc-joined'; seat: Seat }
  | { c: 'grey-claimed'; seat: Seat }
  | { c: 'feat'; seat: Seat; feat: Feat }

/** Believes the change. Changes the state in place: for those who own it. */
export function applyChange(state: State, change: Change): void {
  const player = state.seats[change.seat]!
  switch (change.c) {
    case 'count':
      player[change.what] += change.n
      if (change.on && change.what === 'fame') player.roundHerald += change.n
      return
    case 'wounded':
      player.wounds += change.n
      if (change.disc === 'hero') player.hero--
      if (change.disc === 'later') state.victim = change.seat
      return
    case 'given-up':
      delete state.spaces[change.space]
      player.hero += change.discs - 1
      return
    case 'healed':
      player.wounds -= change.n
      if (change.disc) player.hero++
      return
    case 'rose':
      player[change.track] = change.to
      return
    case 'rolled':
      return
    case 'returned':
      delete state.spaces[change.space]
      player.hero += change.discs
      return
    case 'rewarded': {
      const tile = takeReward(state, change.from)
      player.rewards.push(change.tile ?? tile)
      return
    }
    case 'card-taken':
      if (Object.hasOwn(state.row, change.slot)) state.row[change.slot] = null
      else state.deck.shift()
      player.adventures.push(change.card)
      player.roundAdventures++
      return
    case 'deed-done':
      state.deeds[state.deeds.indexOf(change.deed)] = null
      player.orbsSpent += change.orbs
      return
    case 'contributed':
      player[change.good]--
      player.camp[change.good]++
      return
    case 'camp-robbed':
      state.seats[change.rival]!.camp[change.good]--
      player.camp[change.good]++
      return
    case 'stolen':
      state.seats[change.rival]![change.what] -= change.n ?? 0
      player[change.what] += change.n ?? 0
      return
    case 'disc-joined':
      player.aside--
      player.hero++
      return
    case 'grey-claimed':
      state.grey.next = change.seat
      return
    case 'feat':
      player.feats = [...player.feats, change.feat].sort()
      return
  }
}

function takeReward(state: State, from: Source): string {
  if (from === 'random') return state.rewardPile.shift()!
  const place = from === 'left' ? 0 : 1
  const tile = state.rewards[place]!
  state.rewards[place] = null
  return tile
}
