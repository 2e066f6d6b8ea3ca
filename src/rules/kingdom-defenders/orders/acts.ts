// Acts carried out (KD-15.5): the steps somebody handed in, as far as they are legal when they come up, and the rest.
import type { Seat } from '../../ruleset.ts'
import type { Acts, Do, Step } from '../commands.ts'
import type { Decision, Point } from '../decider.ts'
import { checkDo } from '../fields.ts'
import { fieldsOf } from '../round/activation.ts'
import { playerOf, type Table } from '../table.ts'
import { automaticAct, automaticOrder } from './automatic.ts'

/** Silence in the window. */
export const SILENT_ACTS: Acts = { steps: [], rest: 'auto' }

/** `auto` is always legal: what cannot be done is declined. */
function isLegalNow(table: Table, seat: Seat, { space, do: choice }: Step): boolean {
  if (choice === 'auto' || choice === null) return true
  const fields = fieldsOf(table, seat, space)
  return fields !== null && checkDo(fields, choice, []) === undefined
}

export function actByActs(table: Table, { seat, spaces }: Point): Decision<'act'> {
  const { acts, actsUsed } = playerOf(table, seat)
  const { steps, rest } = acts ?? SILENT_ACTS
  const inB = table.state.stage === 'area-b'
  for (let at = inB ? actsUsed : 0; at < steps.length; at++) {
    const step = steps[at]!
    if (!spaces!.includes(step.space) || !isLegalNow(table, seat, step)) continue
    const used = inB ? at + 1 : undefined
    return step.do === 'auto' ? automatic(table, seat, step.space, used) : settled(table, step.space, step.do, used)
  }
  const used = inB ? steps.length : undefined
  const first = automaticOrder(table, spaces!)[0]!
  if (rest === 'auto') return automatic(table, seat, first, used)
  // Where only one answer is legal nobody is asked.
  if (spaces!.length === 1 && fieldsOf(table, seat, first) === null) return settled(table, first, null, used)
  return { ask: true, ...(used !== undefined && { used }) }
}

function settled({ state }: Table, space: string, choice: Do | null, used: number | undefined): Decision<'act'> {
  const answer = { t: 'act', round: state.round, space, do: choice } as const
  return used === undefined ? { answer } : { answer, used }
}

function automatic(table: Table, seat: Seat, space: string, used: number | undefined): Decision<'act'> {
  const { do: choice, asks } = automaticAct(table, seat, space)
  return asks ? { ask: true, ...(used !== undefined && { used }) } : settled(table, space, choice, used)
}

/** Of who was asked and stayed silent: the automatic act, in B of the first space in its order. */
export function actOfSilence(table: Table, { seat, spaces }: Point): Decision<'act'> {
  const first = automaticOrder(table, spaces!)[0]!
  return settled(table, first, automaticAct(table, seat, first).do, undefined)
}
