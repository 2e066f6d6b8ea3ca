// A pack: all figures and names of the game as a file holds them, and what the rules look up in it.
import type { Options } from '../options.ts'
import type { Area, Die, Good, Need, Relic, Source, Track, Zone } from '../vocabulary.ts'
import type { Effect, Gain } from './effects.ts'

export interface Name {
  en: string
  de: string
}

/** Discs, coins and Fame (KD-1.6). */
export interface Requirement {
  discs: number
  coins: number
  fame: number
}

interface Named {
  id: string
  name: Name
}

interface Tile extends Named {
  printed: boolean
  stars: number
  attack: boolean
  affectsC: boolean
  effects: Effect[]
}

export interface Character extends Tile {
  passive: boolean
  fixedSlot: number | null
  req: Requirement
}

export interface BuildingSpace extends Named {
  req: Requirement
  minPlayers: number
}

export interface Building extends Tile {
  spaces: BuildingSpace[]
}

export interface SpaceFile extends Named {
  area: Area
  minPlayers: number
  req?: Requirement
  slot?: number | null
  expires?: boolean
  max?: number
  door?: number
}

export interface Adventure extends Named {
  discs: number
  cost: { wound: number; weapon: number; spell: number; any: number }
  effects: Effect[]
  relics: Relic[]
  twoPlayer: boolean
}

export interface Deed extends Named {
  pile: 'I' | 'II'
  needs: Partial<Record<Need, number>>
}

export interface Reward extends Named {
  relic: Relic
}

export interface Horde extends Named {
  needs: { weapon: number; spell: number }
  speed: number
  siegeFame: number
}

export type FateScore = { kind: 'table'; of: string; table: number[] } | { kind: 'perItem'; of: string; each: number }

export interface Fate extends Named {
  start: Gain[]
  score: FateScore
}

export interface Face {
  id: string
  effects: Effect[]
}

export interface TrackStep {
  multiplier?: number
  effects?: Effect[]
}

export interface Setup {
  characters: number
  aside: number
  hero: number
  deckSlot: number
  campLimit: number
  dice: number
  startFame: number[]
  removeTiles: string[]
  twoPlayerCardsOnly: boolean
}

export interface Variant {
  rounds: number
  removeTiles: string[]
  horde: 'never' | 'set-up' | 'round-2'
}

/** The file, as it is written. */
export interface Content {
  format: string
  seats: { colour: string; name: Name }[]
  goods: (Named & { id: Good; plural: Name })[]
  relics: (Named & { id: Relic })[]
  players: Record<'2' | '3' | '4', Setup>
  constants: {
    rounds: number
    discsPerPlayer: number
    markerDiscs: number
    buildingTiles: number
    maxWounds: number
    faceUpDeeds: number
    faceUpRewards: number
    fatesDealt: number
    maxAttackTiles: number
    failFame: number
  }
  difficulties: Record<'standard' | 'advanced' | 'expert', number>
  variants: Record<Options['variant'], Variant>
  areas: (Named & { id: Area; zone: Zone })[]
  zones: (Named & { id: Zone })[]
  spaces: SpaceFile[]
  characters: Character[]
  buildings: Building[]
  adventures: Adventure[]
  deeds: Deed[]
  rewards: Reward[]
  hordes: (Horde & { players: number[] })[]
  specialHordes: { id: string; players: number; faces: (Horde & { round: number })[] }[]
  hordeOutcome: { victory: { goodsAt: number; trackAt: number }; siege: { trackAt: number; leastFame: number } }
  fates: Fate[]
  tracks: Record<Track, { name: Name; relic: Relic; good: Good; steps: TrackStep[] }>
  dice: Record<Die, { colour: string; name: Name; faces: (Face & { count: number })[] }>
  rewardSources: (Named & { id: Source; bonus: Effect[] })[]
  scoring: { loot: number; runeSets: number[]; trophies: number[]; trophiesBeyond: number; wound: number }
  steward: { weapon: string; spell: string; both: string }
  achievements: (Named & { scope: 'seat' | 'table' })[]
}

/** A space with all that is said of it anywhere. */
export interface Space {
  id: string
  name: Name
  area: Area
  zone: Zone
  minPlayers: number
  /** Null where it is that of the tile or card that lies there. */
  req: Requirement | null
  /** The building it belongs to. */
  building: string | null
  /** What a player may occupy once a round: an area, or a building; null for adventures, which are free (KD-5.3). */
  group: string | null
  /** Of characters and adventures. */
  slot: number | null
  /** How many resources a wagon takes. */
  max: number
  door: number | null
  /** Its place in the pack, areas in order, buildings after the spaces of the board. */
  order: number
}

/** What a number of players and a variant make of the pack. */
export interface Layout extends Setup {
  players: number
  rounds: number
  horde: Variant['horde']
  /** Spaces open to this number, in pack order. */
  spaces: readonly Space[]
  /** All of Area A; then those of it whose tiles are dealt, of B3 and of C, in the order of their slots. */
  council: readonly Space[]
  audiences: readonly Space[]
  roads: readonly Space[]
  wagons: readonly Space[]
  gates: readonly Space[]
  /** By id, building and area: what a ref names whatever lies there. */
  named: ReadonlyMap<string, readonly Space[]>
  /** Slots of the row, d + 1 to 4, and those whose cards leave (KD-1.8). */
  row: readonly number[]
  expiring: readonly number[]
}

export interface Pack {
  readonly name: string
  readonly fingerprint: string
  readonly content: Content
  readonly spaces: ReadonlyMap<string, Space>
  readonly characters: ReadonlyMap<string, Character>
  readonly buildings: ReadonlyMap<string, Building>
  readonly adventures: ReadonlyMap<string, Adventure>
  readonly deeds: ReadonlyMap<string, Deed>
  readonly rewards: ReadonlyMap<string, Reward>
  /** Faces of the special ones among them. */
  readonly hordes: ReadonlyMap<string, Horde>
  readonly fates: ReadonlyMap<string, Fate>
  /** The six faces of a die, each as often as it is there (KD-4.5). */
  readonly faces: Readonly<Record<Die, readonly Face[]>>
  readonly faceNamed: ReadonlyMap<string, Face>
  /** The character printed on the board (KD-1.7). */
  readonly guard: string
  layout(options: Pick<Options, 'players' | 'variant'>): Layout
}
