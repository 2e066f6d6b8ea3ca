// What players send. The same words stand in a record (KD-12), there with the seat; plans, acts and instructions do not.
import type { Area, Die, Good, Pair, Resource, Source, Track } from './vocabulary.ts'

/** What an activation calls for (KD-6.4): exactly the fields of its space. */
export interface Do {
  weapons?: number
  times?: number
  track?: Track
  option?: number
  dice?: Die[]
  reward?: Source
  give?: Pair
  building?: string
  rival?: number
  good?: Good
  camp?: Resource
  target?: string
  marker?: string
  deed?: string
  pay?: Pair
}

export interface Plan {
  /** Refs in order of preference, a wish a turn (KD-15.3). */
  wishes: string[][]
  then: 'pass' | 'ask' | 'steward'
}

export interface Step {
  space: string
  do: Do | null | 'auto'
}

export interface Acts {
  steps: Step[]
  rest: 'auto' | 'ask'
}

export interface Victory {
  goods?: 'coin' | 'loot'
  track?: Track
  reward?: Source
}

export interface Siege {
  track?: Track
  pay?: 'wound' | 'loot'
}

/** Standing instructions (KD-14). What is left out is at its default. */
export interface Standing {
  plan?: 'ask' | 'steward'
  acts?: 'ask' | 'auto'
  favour?: string[] | 'ask'
  out?: Die[] | 'ask'
  split?: 'weapon' | 'spell' | 'even' | 'ask'
  track?: Track | 'ask'
  goods?: 'coin' | 'loot' | 'ask'
  siege?: 'wound' | 'loot' | 'ask'
  reward?: string[] | 'ask'
  camp?: { most: number; first: Resource } | 'ask'
  marker?: Area[] | 'ask'
}

export type Command =
  | { t: 'fate'; keep: string; weapons?: number }
  | { t: 'dice'; round: number; out: Die[] }
  | { t: 'die'; round: number; die: Die }
  | { t: 'place'; round: number; space: string | null }
  | { t: 'act'; round: number; space: string; do: Do | null }
  | { t: 'marker'; round: number; space: string }
  | ({ t: 'victory'; round: number } & Victory)
  | ({ t: 'siege'; round: number } & Siege)
  | ({ t: 'plan'; round: number } & Plan)
  | { t: 'withdraw-plan'; round: number }
  | ({ t: 'acts'; round: number } & Acts)
  | { t: 'withdraw-acts'; round: number }
  | { t: 'standing'; standing: Standing }

export type CommandOf<T extends Command['t']> = Extract<Command, { t: T }>

/** Kinds of decision that stand in a record. */
export type Recorded = 'fate' | 'dice' | 'die' | 'place' | 'act' | 'marker' | 'victory' | 'siege'
