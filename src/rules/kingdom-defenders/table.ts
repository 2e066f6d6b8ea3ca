// A game at work: the pack it is played with, a state to change, and the story so far. Every change is part of an event:
// `change` makes the small ones of the event that is going on, `emit` tells it.
import type { Seat } from '../ruleset.ts'
import { applyChange, type Change } from './changes.ts'
import type { Event } from './events.ts'
import { settle } from './evolve.ts'
import type { Layout, Pack, Space } from './pack/pack.ts'
import { Board } from './pieces/board.ts'
import { copyState, type Occupied, type Player, type State } from './state.ts'

export interface Table {
  readonly pack: Pack
  readonly layout: Layout
  readonly state: State
  readonly events: Event[]
  /** Of the event that is going on. */
  changes: Change[]
  /** Made when somebody first looks. */
  board: Board | null
}

/** A table around this very state: for reading, or for those who own it. */
export const tableFor = (pack: Pack, state: State): Table => ({
  pack,
  layout: pack.layout(state.options),
  state,
  events: [],
  changes: [],
  board: null,
})

/** A table with a state of its own: the one given is left alone. */
export const freshTable = (pack: Pack, state: State): Table => tableFor(pack, copyState(state))

export function change(table: Table, made: Change): void {
  applyChange(table.state, made)
  if (made.c === 'returned' || made.c === 'given-up') table.board?.vacated(spaceOf(table, made.space))
  table.changes.push(made)
}

/** The changes made since the last event, for the one they belong to. */
export function changesMade(table: Table): Change[] {
  const made = table.changes
  table.changes = []
  return made
}

/** Its changes have been made; the rest of what it does follows. */
export function emit(table: Table, event: Event): void {
  settle(table.state, event)
  if (event.t === 'placed') table.board?.occupied(spaceOf(table, event.space), table.state.spaces[event.space]!)
  table.events.push(event)
}

const boardOf = (table: Table): Board => {
  table.board ??= new Board(table.pack, table.state)
  return table.board
}

/** Who is on a space. */
export const occupantOf = (table: Table, space: Space): Occupied | undefined => boardOf(table).at(space)

/** Spaces a seat occupies, in the order in which they were. */
export const heldBy = (table: Table, seat: Seat): readonly Space[] => boardOf(table).held[seat]!

export const playerOf = ({ state }: Table, seat: Seat): Player => state.seats[seat]!

export const spaceOf = ({ pack }: Table, id: string): Space => pack.spaces.get(id)!

/** The character on a space of Area A; undefined where none lies. */
export const characterOn = ({ pack, state }: Table, space: Space) =>
  pack.characters.get(space.slot === null ? pack.guard : (state.characters[space.id] ?? ''))

/** The card on an adventure slot: the deck's top lies on its own (KD-1.8). */
export const cardOn = ({ pack, state, layout }: Table, slot: number) =>
  pack.adventures.get((slot === layout.deckSlot ? state.deck[0] : state.row[slot]) ?? '')

/** A building is there when it is printed or revealed (KD-1.7). */
export function isThere({ pack, state }: Table, building: string): boolean {
  if (pack.buildings.get(building)!.printed) return true
  const place = state.buildings.indexOf(building)
  return place >= 0 && place < state.revealed
}

/** Pack order. */
export const byOrder = (one: Space, other: Space): number => one.order - other.order

/** Spaces a seat occupies, in pack order. */
export const spacesOf = (table: Table, seat: Seat): Space[] => heldBy(table, seat).toSorted(byOrder)

export const isLastRound = ({ state, layout }: Table): boolean => state.round === layout.rounds
