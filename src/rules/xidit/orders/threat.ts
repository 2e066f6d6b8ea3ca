// Beating a threat: with all required units in hand it must be beaten.
import { spoilsQuestion } from '../awaits.ts'
import type { Spoils } from '../commands.ts'
import type { Decider } from '../decider.ts'
import { takeSpoils } from '../spoils.ts'
import { emit, lordOf, type Table } from '../table.ts'
import { recruitmentTilesCome, threatTileLeaves } from '../tiles-renewal.ts'
import { copyUnits, holds, UNIT_KINDS, type Units } from '../vocabulary.ts'
import { fail, type Step } from './step.ts'

export function meetThreat(table: Table, step: Step, decide: Decider): void {
  const { year, slot, seat, city } = step
  const { needs, creature } = table.layout.tiles[city]!
  const hand = lordOf(table.state, seat).units
  if (!holds(hand, needs)) return fail(table, step, 'act', 'lacking-units', lacking(hand, needs))

  emit(table, { t: 'threat-beaten', year, slot, seat, city, creature, units: copyUnits(needs) })
  const spoils = decide(table, spoilsQuestion(table, step))
  if (spoils) plunder(table, step, spoils)
  else emit(table, { t: 'asked', year, slot, seat, what: 'spoils', city })
}

/** The rewards, then the tile leaves, then recruits come, as units have returned. */
export function plunder(table: Table, step: Step, spoils: Spoils): void {
  takeSpoils(table, step, table.layout.tiles[step.city]!.rewards, spoils)
  threatTileLeaves(table, step.city)
  recruitmentTilesCome(table)
}

function lacking(hand: Units, needs: Units): Partial<Units> {
  const missing: Partial<Units> = {}
  for (const kind of UNIT_KINDS) if (hand[kind] < needs[kind]) missing[kind] = needs[kind] - hand[kind]
  return missing
}
