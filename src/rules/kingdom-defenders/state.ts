// The whole position of a game, secrets included. Plain JSON; changed by changes.ts and evolve.ts alone.
import type { Seat, Seed } from '../ruleset.ts'
import type { Acts, Plan, Siege, Standing, Victory } from './commands.ts'
import type { Options } from './options.ts'
import { copyPair, type Die, type Feat, type OrbUse, type Pair } from './vocabulary.ts'

/**
 * `fates`: each keeps one of two; `favour`: dice are taken; `placement` and the areas as they are called, each beginning
 * with its window if it has one; `horde`: it is looked at; `victory`, `siege`: what they bring each; `aftermath`: a new
 * one comes; `gates`: the round is wound up; `end`: the scores are reckoned.
 */
export type Stage =
  | 'fates'
  | 'favour'
  | 'placement'
  | 'area-a'
  | 'area-b'
  | 'area-c'
  | 'horde'
  | 'victory'
  | 'siege'
  | 'aftermath'
  | 'gates'
  | 'end'
  | 'over'

export interface Player {
  fame: number
  weapon: number
  spell: number
  coin: number
  loot: number
  wounds: number
  strength: number
  magic: number
  hero: number
  aside: number
  dealt: string[]
  fate: string | null
  adventures: string[]
  rewards: string[]
  orbsSpent: number
  camp: Pair
  roundAdventures: number
  roundHerald: number
  feats: Feat[]
  /** Takes no more turns of this placement. */
  out: boolean
  standing: Standing
  plan: Plan | null
  /** Wishes of the plan that are done or dropped, and steps of the acts that are carried out or passed over. */
  planUsed: number
  acts: Acts | null
  actsUsed: number
  /** What was said to a victory or siege that is not carried out yet. */
  given: Victory | Siege | null
}

export interface Favour {
  /** Who takes a die after whom (KD-4.3). */
  order: Seat[]
  out: Die[] | null
  /** The rolled ones; `seat` took it. */
  dice: { die: Die; face: string; seat: Seat | null }[]
}

/** What a victory or siege still holds for a seat: the camp it had, and whether it was the fullest or emptiest. */
export interface Due {
  seat: Seat
  camp: number
  extreme: boolean
}

export interface Score {
  fame: number
  loot: number
  runes: number
  trophies: number
  legendaryWeapons: number
  arcaneTomes: number
  wounds: number
  fate: number
  total: number
  orbs: Record<OrbUse, number>
}

export interface Result {
  kingdomSaved: boolean
  scores: Score[]
  ranking: Seat[][]
  winners: Seat[]
  achievements: { seats: string[][]; table: string[] }
}

export interface Occupied {
  seat: Seat
  discs: number
}

export interface State {
  pack: { name: string; fingerprint: string }
  options: Options
  seed: Seed
  stage: Stage
  round: number
  order: Seat[]
  seats: Player[]
  characters: Record<string, string>
  buildings: string[]
  revealed: number
  spaces: Record<string, Occupied>
  row: Record<string, string | null>
  deck: string[]
  deeds: (string | null)[]
  deedPile: string[]
  /** Left and right. */
  rewards: (string | null)[]
  rewardPile: string[]
  horde: { id: string; counter: number } | null
  hordePile: string[]
  wall: 'A' | 'B' | null
  grey: { now: Seat | null; next: Seat | null }
  lastVictory: number | null
  defender: boolean
  favour: Favour | null
  /** Whose turn of placement it is, by its place in the turn order. */
  turn: number
  /** Turns taken, or activations made, since the stage began: with the first its window is closed. */
  moves: number
  /** Who goes after whom in Area B; empty before it. */
  areaB: Seat[]
  /** A victim of an attack who has to give up a space for the wound (KD-6.12). */
  victim: Seat | null
  due: Due[]
  /** The seat the game has stopped for, asked for the decision that is due. */
  asked: Seat | null
  result: Result | null
}

const copyPlayer = (of: Player): Player => ({
  ...of,
  adventures: of.adventures.slice(),
  rewards: of.rewards.slice(),
  camp: copyPair(of.camp),
  feats: of.feats.slice(),
})

function copySpaces(of: State['spaces']): State['spaces'] {
  const spaces: State['spaces'] = {}
  for (const id in of) spaces[id] = of[id]! // replaced whole, never changed
  return spaces
}

/** A copy that can be changed without the original noticing. By hand: it runs with every command. */
export const copyState = (of: State): State => ({
  ...of,
  order: of.order, // replaced whole, as are standing, plan, acts, buildings and areaB
  seats: of.seats.map(copyPlayer),
  spaces: copySpaces(of.spaces),
  row: { ...of.row },
  deck: of.deck.slice(),
  deeds: of.deeds.slice(),
  deedPile: of.deedPile.slice(),
  rewards: of.rewards.slice(),
  rewardPile: of.rewardPile.slice(),
  horde: of.horde && { ...of.horde },
  hordePile: of.hordePile.slice(),
  grey: { ...of.grey },
  favour: of.favour && { ...of.favour, dice: of.favour.dice.map((die) => ({ ...die })) },
  due: of.due.slice(),
})
