// What the game asks, with every legal option, so that whoever answers needs no rules of their own.
import type { Seat } from '../ruleset.ts'
import type { Field } from './fields.ts'
import type { Requirement } from './pack/pack.ts'
import type { Closed } from './placement.ts'
import type { Die, Source, Track } from './vocabulary.ts'

/** A space at this table: what it asks for, and why it is closed now; null where it is legal. */
export interface SpaceOption {
  space: string
  /** Null where nothing lies there. */
  req: Requirement | null
  closed: Closed | null
}

/** A space to activate, with the fields of its `do`; null where it can only be declined. */
export interface ActOption {
  space: string
  fields: Field[] | null
}

/** A card of fate; `weapons`: how many of what it brings as one likes may be weapons, if it does. */
export interface FateOption {
  fate: string
  weapons: number[] | null
}

interface Asked {
  id: string
  seat: Seat
}

export type Question = Asked &
  (
    | { t: 'fate'; fates: FateOption[] }
    | { t: 'dice'; round: number; count: number; dice: Die[] }
    | { t: 'die'; round: number; dice: { die: Die; face: string }[] }
    | { t: 'plan'; round: number; spaces: SpaceOption[] }
    | { t: 'place'; round: number; spaces: SpaceOption[] }
    | { t: 'acts'; round: number; spaces: ActOption[] }
    | { t: 'act'; round: number; spaces: ActOption[] }
    | { t: 'marker'; round: number; spaces: string[] }
    | { t: 'victory'; round: number; camp: number; goods?: ('coin' | 'loot')[]; track?: Track[]; reward?: Source[] }
    /** `pay`: without a step, or after a step on either track; the field is there where the list is not empty. */
    | {
        t: 'siege'
        round: number
        camp: number
        track?: Track[]
        pay: Partial<Record<Track | 'none', ('wound' | 'loot')[]>>
      }
  )

export type QuestionOf<T extends Question['t']> = Extract<Question, { t: T }>
