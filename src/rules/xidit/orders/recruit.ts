// Recruiting: the weakest unit on the tile joins; it cannot be refused.
import { emit, type Table } from '../table.ts'
import { recruitmentTileLeaves } from '../tiles-renewal.ts'
import { countUnits, UNIT_KINDS, type Units } from '../vocabulary.ts'
import type { Step } from './step.ts'

export function recruit(table: Table, { year, slot, seat, city }: Step, units: Units): void {
  const unit = UNIT_KINDS.find((kind) => units[kind] > 0)!
  emit(table, { t: 'recruited', year, slot, seat, city, unit })
  if (countUnits(units) === 0) recruitmentTileLeaves(table, city)
}
