// What a lord has handed in and may still change, and what takes it back.
import type { Seat } from '../ruleset.ts'
import { stillMissing } from './awaits.ts'
import type { Command } from './commands.ts'
import type { State } from './state.ts'

/** Each kind that is kept until the game needs it. */
export function handedIn(state: State, seat: Seat): Command[] {
  const lord = state.lords[seat]
  if (!lord || state.stage === 'over') return []
  const { standing, orders, census } = lord
  const said: Command[] = [{ t: 'standing', standing }]
  if (standing.start !== undefined && standing.start !== 'ask') said.push({ t: 'start-list', cities: standing.start })
  const isOpen = (stage: 'orders' | 'census') => state.stage === stage && stillMissing(state, stage).length > 0
  if (orders && isOpen('orders')) said.push({ t: 'orders', year: state.year, orders })
  if (census && isOpen('census')) said.push({ t: 'census', year: state.year, show: census })
  return said
}

export function takeBack(state: State, seat: Seat, kind: string): Command | undefined {
  const { start: _, ...others } = state.lords[seat]?.standing ?? {}
  if (kind === 'orders') return { t: 'withdraw-orders', year: state.year }
  if (kind === 'standing') return { t: 'standing', standing: {} }
  if (kind === 'start-list') return { t: 'standing', standing: others }
  return undefined
}
