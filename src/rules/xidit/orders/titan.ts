// Titans: from a city without a tile, against the raging tops of the three piles.
import { titanQuestion } from '../awaits.ts'
import type { TitanChoice } from '../commands.ts'
import type { Decider } from '../decider.ts'
import { takeSpoils } from '../spoils.ts'
import { emit, type Table } from '../table.ts'
import { recruitmentTilesCome } from '../tiles-renewal.ts'
import { noUnits, TITAN_SIZES } from '../vocabulary.ts'
import { fail, type Step } from './step.ts'

export function meetTitans(table: Table, step: Step, decide: Decider): void {
  const { year, slot, seat, city } = step
  if (!TITAN_SIZES.some((size) => table.state.titans[size][0]?.raging)) return fail(table, step, 'act', 'nothing-here')
  const question = titanQuestion(table, step)
  if (!question.titans.some((titan) => titan.affordable)) return fail(table, step, 'act', 'lacking-units')

  const choice = decide(table, question)
  if (choice) fight(table, step, choice)
  else emit(table, { t: 'asked', year, slot, seat, what: 'titan', city })
}

/** Pays, takes the rewards, and recruits come, as units have returned; or declines. */
export function fight(table: Table, step: Step, choice: TitanChoice): void {
  const { year, slot, seat, city } = step
  if (choice.beat === null) return fail(table, step, 'act', 'declined')
  const titan = table.pack.titans.get(table.state.titans[choice.beat][0]!.id)!
  emit(table, {
    t: 'titan-beaten',
    year,
    slot,
    seat,
    city,
    size: choice.beat,
    titan: titan.id,
    creature: titan.creature,
    units: { ...noUnits(), ...choice.units },
  })
  takeSpoils(table, step, titan.rewards, choice)
  recruitmentTilesCome(table)
}
