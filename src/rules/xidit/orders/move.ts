// Moving: the hero must travel the road of that colour, if there is one.
import { emit, type Table } from '../table.ts'
import type { Road } from '../vocabulary.ts'
import { fail, type Step } from './step.ts'

export function moveAlong(table: Table, step: Step, road: Road): void {
  const { year, slot, seat, city } = step
  const to = table.pack.roads[city]![road]
  if (to === 0) fail(table, step, road, 'no-road')
  else emit(table, { t: 'moved', year, slot, seat, road, from: city, to })
}
