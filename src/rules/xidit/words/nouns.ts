// The nouns of the game as a sentence needs them, one table a language. Names of cities, regions and creatures come
// from the pack and stay as they are there.
import type { Assessment, Order, Road, UnitKind } from '../vocabulary.ts'

/** What is counted. */
export type Thing = UnitKind | 'gold' | 'bards' | 'stories' | 'units' | 'tiles'

export interface Nouns {
  /** Several of something, said after each other: a, b and c. */
  and(parts: readonly string[]): string
  /** `2 archers`, standing by itself. */
  count(count: number, thing: Thing): string
  /** The same, done something to: in German "1 Schützen". */
  object(count: number, thing: Thing): string
  /** One unit done something to: `an archer`. */
  one: Record<UnitKind, string>
  /** Units of a kind, however many. */
  kind: Record<UnitKind, string>
  most: Record<UnitKind, string>
  nothing: string
  road: Record<Road, string>
  order: Record<Order, string>
  assessment: Record<Assessment, string>
  /** Where bards go: to a region, or into the Bastion. */
  into(region: string): string
  intoBastion: string
  you: string
  dummy: string
  /** Somebody without a name, by the letter of the seat. */
  seat(letter: string): string
}
