// The game record: what chance and people decided, nothing that follows from it.
import type { Seat, Seed } from '../ruleset.ts'
import type { Spoils } from './commands.ts'
import type { EventOf } from './events.ts'
import type { Options } from './options.ts'
import type { Told } from './tell.ts'
import {
  type City,
  type Order,
  type Placement,
  type TitanSize,
  UNIT_KINDS,
  type UnitKind,
  type Units,
} from './vocabulary.ts'

export const RECORD_FORMAT = 'xidit-record/1'

export type Entry =
  | { t: 'start'; seat: Seat; city: City }
  | { t: 'orders'; year: number; seat: Seat; orders: Order[] }
  | ({ t: 'spoils'; year: number; slot: number; seat: Seat } & Spoils)
  | ({ t: 'titan'; year: number; slot: number; seat: Seat; beat: TitanSize; units: Partial<Units> } & Spoils)
  | { t: 'titan'; year: number; slot: number; seat: Seat; beat: null }
  | { t: 'census'; year: number; seat: Seat; show: Units }
  | { t: 'census-bards'; year: number; kind: UnitKind; seat: Seat; bards: Placement }
  | { t: 'census-story'; year: number; seat: Seat; city: City }

export interface GameRecord {
  format: typeof RECORD_FORMAT
  options: Options
  /** Left out of what somebody is told while the game runs. */
  seed?: Seed
  entries: Entry[]
}

/** Of the whole log, or of what somebody was told of it. Orders and census numbers stand once they are revealed. */
export function record(events: Iterable<Told>): GameRecord {
  let begun: Extract<Told, { t: 'begun' }> | undefined
  let titan: EventOf<'titan-beaten'> | undefined
  const entries: Entry[] = []
  for (const event of events) {
    if (event.t === 'begun') {
      begun = event
    } else if (event.t === 'titan-beaten') {
      titan = event
    } else {
      entries.push(...entriesOf(event, titan))
      titan = undefined
    }
  }
  const { options, seed } = begun as Extract<Told, { t: 'begun' }>
  return { format: RECORD_FORMAT, options: { ...options }, ...(seed && { seed }), entries }
}

function entriesOf(event: Told, titan: EventOf<'titan-beaten'> | undefined): Entry[] {
  switch (event.t) {
    case 'start-chosen':
      return [{ t: 'start', seat: event.seat, city: event.city }]
    case 'orders-revealed':
      return event.orders.map((orders, seat) => ({ t: 'orders', year: event.year, seat, orders: orders.slice() }))
    case 'spoils-taken': {
      const { year, slot, seat } = event
      const spoils: Spoils = {
        take: event.take.slice(),
        ...(event.bards && { bards: { ...event.bards } }),
        ...(event.dummy && { dummy: event.dummy }),
      }
      if (!titan) return [{ t: 'spoils', year, slot, seat, ...spoils }]
      return [{ t: 'titan', year, slot, seat, beat: titan.size, units: onlyPaid(titan.units), ...spoils }]
    }
    case 'failed': {
      const { year, slot, seat } = event
      return event.reason === 'declined' ? [{ t: 'titan', year, slot, seat, beat: null }] : []
    }
    case 'census-revealed':
      return event.shown.map((show, seat) => ({ t: 'census', year: event.year, seat, show: { ...show } }))
    case 'census-won': {
      const { year, kind, seat, bards, story } = event
      if (bards) return [{ t: 'census-bards', year, kind, seat, bards: { ...bards } }]
      return story === undefined ? [] : [{ t: 'census-story', year, seat, city: story }]
    }
    default:
      return []
  }
}

/** In `units` only counts of at least 1 stand. */
function onlyPaid(units: Units): Partial<Units> {
  const paid: Partial<Units> = {}
  for (const kind of UNIT_KINDS) if (units[kind] > 0) paid[kind] = units[kind]
  return paid
}
