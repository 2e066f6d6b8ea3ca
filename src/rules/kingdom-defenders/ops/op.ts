// What an op is to the interpreter: which fields it calls for, whether it can be done, and what it does.
import type { Seat } from '../../ruleset.ts'
import type { Do } from '../commands.ts'
import type { Field } from '../fields.ts'
import type { Effect } from '../pack/effects.ts'
import type { Table } from '../table.ts'

/** Where effects run: whose they are, and on which space (none for dice taken and cards of fate). */
export interface Site {
  readonly table: Table
  readonly seat: Seat
  readonly space: string | null
}

/** Effects at work: with what was decided, and how many dice were rolled so far. */
export interface Acting extends Site {
  readonly do: Do
  rolls: number
}

export interface Handler<E extends Effect> {
  /** As things stand when the activation begins; left out where it calls for none. */
  fields?(effect: E, site: Site): Field[]
  /** Left out where it always can. */
  can?(effect: E, site: Site): boolean
  /** Left out where it is passive. */
  run?(effect: E, acting: Acting): void
}
