// Carrying on (KD-3) until a person is needed again. This file only names who does what, and when.

import type { Command } from './commands.ts'
import type { Decider, Point } from './decider.ts'
import { endGame } from './end.ts'
import { runAlone } from './ops/ops.ts'
import { passiveOf, trigger } from './pieces/fame.ts'
import { giveUp } from './pieces/wounds.ts'
import { occupy } from './placement.ts'
import { activate } from './round/activation.ts'
import { rollDice, takeDie } from './round/favour.ts'
import { faceHorde, hasSiegeStep, nextHorde, paySiege, siegePays, takeVictory, turnWall } from './round/horde.ts'
import { beginRound, maintain, openGates } from './round/maintenance.ts'
import { nextPoint, nextToPlace } from './round/points.ts'
import { changesMade, emit, isLastRound, spaceOf, type Table } from './table.ts'

export function carryOn(table: Table, decider: Decider): void {
  while (step(table, decider));
}

/** One step of the game; false when a person is needed, or nobody any more. */
export function step(table: Table, decider: Decider): boolean {
  const { state } = table
  if (state.asked !== null || state.stage === 'over' || !decider.isReady(table)) return false
  const point = nextPoint(table)
  if (!point || isFree(table, point)) return moveOn(table)
  const decision = decider.decide(table, point)
  if (!decision) return false
  const { used } = decision
  if ('answer' in decision) carryOut(table, point.seat, decision.answer, used)
  else
    emit(table, {
      ...{ t: 'asked', round: state.round, seat: point.seat, what: point.t },
      ...(used !== undefined && { used }),
    })
  return true
}

/** The emptiest camp that can pay nothing and has no step loses Fame without being asked (KD-8.4). */
function isFree(table: Table, { t }: Point): boolean {
  if (t !== 'siege') return false
  const due = table.state.due[0]!
  return !hasSiegeStep(table, due) && siegePays(table, due).length === 0
}

/** What a legal answer leads to. */
export function carryOut(table: Table, seat: number, answer: Command, used?: number): void {
  const { round } = table.state
  switch (answer.t) {
    case 'fate': {
      const { keep, weapons } = answer
      runAlone(table, seat, table.pack.fates.get(keep)!.start, weapons === undefined ? {} : { weapons })
      const changes = changesMade(table)
      return emit(table, { ...{ t: 'fate-kept', seat, keep }, ...(weapons !== undefined && { weapons }), changes })
    }
    case 'dice':
      return emit(table, { t: 'dice-out', round, seat, out: answer.out })
    case 'die':
      return takeDie(table, seat, answer.die)
    case 'place':
      if (answer.space !== null) return occupy(table, seat, spaceOf(table, answer.space), used)
      return emit(table, used === undefined ? { t: 'passed', round, seat } : { t: 'passed', round, seat, used })
    case 'act':
      return activate(table, seat, answer.space, answer.do, used)
    case 'marker':
      giveUp(table, seat, answer.space)
      return emit(table, { t: 'marked', round, seat, space: answer.space, changes: changesMade(table) })
    case 'victory':
      return takeVictory(table, seat, answer)
    case 'siege':
      return paySiege(table, seat, answer)
  }
}

/** Where nobody decides anything: the game goes on by itself. */
function moveOn(table: Table): boolean {
  const { state } = table
  const { round } = state
  switch (state.stage) {
    case 'favour':
      rollDice(table)
      return true
    case 'placement': {
      const seat = nextToPlace(state)
      if (seat === undefined) emit(table, { t: 'placement-ended', round })
      else emit(table, { t: 'passed', round, seat, forced: true })
      return true
    }
    case 'area-a':
      beginAreaB(table)
      return true
    case 'area-b':
      emit(table, { t: 'area-ended', round, area: 'B', next: state.horde ? 'area-c' : 'gates', changes: [] })
      return true
    case 'area-c':
      emit(table, { t: 'area-ended', round, area: 'C', next: 'horde', changes: [] })
      return true
    case 'horde':
      faceHorde(table)
      return true
    case 'siege':
      if (state.due.length > 0) paySiege(table, state.due[0]!.seat, {})
      else turnWall(table)
      return true
    case 'aftermath':
      if (isLastRound(table)) endGame(table)
      else nextHorde(table)
      return true
    case 'gates':
      if (isLastRound(table)) endGame(table)
      else windUp(table)
      return true
    case 'end':
      endGame(table)
      return true
    default:
      return false
  }
}

/** KD-6.6: who goes first goes before all others; the order is fixed, then the area begins. */
function beginAreaB(table: Table): void {
  const { round, order } = table.state
  const isFirst = (seat: number) => passiveOf(table, seat)?.effects.some(({ op }) => op === 'first') ?? false
  const fixed = [...order.filter(isFirst), ...order.filter((seat) => !isFirst(seat))]
  for (const seat of fixed) trigger(table, seat, 'areaB')
  emit(table, { t: 'area-ended', round, area: 'A', next: 'area-b', order: fixed, changes: changesMade(table) })
}

function windUp(table: Table): void {
  openGates(table)
  maintain(table)
  beginRound(table)
}
