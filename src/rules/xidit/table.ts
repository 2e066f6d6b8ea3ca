// A game at work: the pack it is played with, a state to change, and the story so far. Every change is an event, so that
// what happens is written once: `emit` is the only way to change the state.
import type { Seat } from '../ruleset.ts'
import type { Event } from './events.ts'
import { apply } from './evolve.ts'
import type { Layout, Pack } from './pack/pack.ts'
import { copyState, type Lord, type State } from './state.ts'

export interface Table {
  readonly pack: Pack
  readonly layout: Layout
  readonly state: State
  readonly events: Event[]
}

/** A table around this very state: for reading, or for those who own it. */
export const tableFor = (pack: Pack, state: State): Table => ({
  pack,
  layout: pack.layout(state.options),
  state,
  events: [],
})

/** A table with a state of its own: the one given is left alone. */
export const freshTable = (pack: Pack, state: State): Table => tableFor(pack, copyState(state))

export function emit(table: Table, event: Event): void {
  apply(table.state, event)
  table.events.push(event)
}

export const lordOf = (state: State, seat: Seat): Lord => state.lords[seat]!

/** Ascending seats from the first seat, wrapping round. */
export function playOrder(state: State): Seat[] {
  const { players } = state.options
  return Array.from({ length: players }, (_, turn) => (state.first + turn) % players)
}
