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
  fame: of.fame,
  weapon: of.weapon,
  spell: of.spell,
  coin: of.coin,
  loot: of.loot,
  wounds: of.wounds,
  strength: of.strength,
  magic: of.magic,
  hero: of.hero,
  aside: of.aside,
  dealt: of.dealt,
  fate: of.fate,
  adventures: of.adventures.slice(),
  rewards: of.rewards.slice(),
  orbsSpent: of.orbsSpent,
  camp: copyPair(of.camp),
  roundAdventures: of.roundAdventures,
  roundHerald: of.roundHerald,
  feats: of.feats,
  out: of.out,
  standing: of.standing,
  plan: of.plan,
  planUsed: of.planUsed,
  acts: of.acts,
  actsUsed: of.actsUsed,
  given: of.given,
})

function copySpaces(of: State['spaces']): State['spaces'] {
  const spaces: State['spaces'] = {}
  for (const id in of) spaces[id] = of[id]! // replaced whole, never changed
  return spaces
}

const copyFavour = ({ order, out, dice }: Favour): Favour => ({
  order,
  out,
  dice: dice.map(({ die, face, seat }) => ({ die, face, seat })),
})

/**
 * A copy that can be changed without the original noticing. By hand: it runs with every command, and whatever state is
 * given, the rules work on one of the same shape. What is not copied here is replaced whole, never changed.
 */
export const copyState = (of: State): State => ({
  pack: of.pack,
  options: of.options,
  seed: of.seed,
  stage: of.stage,
  round: of.round,
  order: of.order,
  seats: of.seats.map(copyPlayer),
  characters: of.characters,
  buildings: of.buildings,
  revealed: of.revealed,
  spaces: copySpaces(of.spaces),
  row: { ...of.row },
  deck: of.deck.slice(),
  deeds: of.deeds.slice(),
  deedPile: of.deedPile.slice(),
  rewards: of.rewards.slice(),
  rewardPile: of.rewardPile.slice(),
  horde: of.horde && { id: of.horde.id, counter: of.horde.counter },
  hordePile: of.hordePile.slice(),
  wall: of.wall,
  grey: { now: of.grey.now, next: of.grey.next },
  lastVictory: of.lastVictory,
  defender: of.defender,
  favour: of.favour && copyFavour(of.favour),
  turn: of.turn,
  moves: of.moves,
  areaB: of.areaB,
  victim: of.victim,
  due: of.due.slice(),
  asked: of.asked,
  result: of.result,
})
