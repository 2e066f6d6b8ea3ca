// A decision that comes up, and who makes it: players' plans and instructions (standing.ts) or a record (replay.ts).
import type { Seat } from '../ruleset.ts'
import type { CommandOf, Recorded } from './commands.ts'
import type { Table } from './table.ts'

/** Who decides what. In Area B a player chooses among the spaces that wait. */
export interface Point<T extends Recorded = Recorded> {
  readonly t: T
  readonly seat: Seat
  /** Of an `act` alone. */
  readonly spaces?: readonly string[]
}

/** `used`: wishes of the plan, or steps of the acts, that are behind with it. */
export type Decision<T extends Recorded = Recorded> =
  | { readonly answer: CommandOf<T>; readonly used?: number }
  | { readonly ask: true; readonly used?: number }

export interface Decider {
  /** Whether everybody has handed in what is collected before anything runs. */
  isReady(table: Table): boolean
  /** Undefined: nobody can say, and nothing happens. */
  decide(table: Table, point: Point): Decision | undefined
}
