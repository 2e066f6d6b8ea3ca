// One order of one lord, at the moment it comes up.
import type { Seat } from '../../ruleset.ts'
import { emit, type Table } from '../table.ts'
import type { City, Failure, Order, Units } from '../vocabulary.ts'

export interface Step {
  readonly year: number
  readonly slot: number
  readonly seat: Seat
  readonly city: City
}

/** Failures are never errors: they are told, with the reason. */
export function fail(
  table: Table,
  { year, slot, seat, city }: Step,
  order: Order,
  reason: Failure,
  missing?: Partial<Units>,
): void {
  emit(
    table,
    missing
      ? { t: 'failed', year, slot, seat, order, city, reason, missing }
      : { t: 'failed', year, slot, seat, order, city, reason },
  )
}
