// What of an event somebody may know: a door out, as are view.ts and preview.ts. What has been
// revealed is open, and after the end all is.
import type { Secrets, Viewer } from '../ruleset.ts'
import type { Event, EventOf } from './events.ts'
import type { Queue } from './state.ts'
import type { City, Side, TitanSize } from './vocabulary.ts'

/** Of a pile everybody knows the top tile and how many there are. */
interface Pile {
  top: City | null
  count: number
}

/** What is left of an event that holds a secret. */
export type Concealed =
  | (Omit<EventOf<'begun'>, 'seed' | 'queue' | 'titans'> & {
      seed?: never
      queue: Omit<Queue, 'recruitPile' | 'threatPile'> & { recruitPile: Pile; threatPile: Pile }
      titans: Record<TitanSize, { top: string | null; count: number }>
    })
  | Omit<EventOf<'orders-given'>, 'orders'>
  | Omit<EventOf<'census-given'>, 'show'>
  | { t: 'pile-turned'; pile: Side; tiles: Pile }
  | { t: 'reinforced'; recruitPile: Pile; threatPile: Pile; threatNext: City | null }

export type Told = Event | Concealed

export function tell(event: Event, viewer: Viewer, open: boolean): Told | undefined {
  if (open) return event
  switch (event.t) {
    case 'begun':
      return begunWithoutSecrets(event)
    case 'standing-left':
      return event.seat === viewer ? event : undefined
    case 'orders-given':
      return event.seat === viewer ? event : { t: event.t, year: event.year, seat: event.seat }
    case 'census-given':
      return event.seat === viewer ? event : { t: event.t, year: event.year, seat: event.seat }
    case 'failed':
      return event.seat === viewer ? event : withoutMissing(event)
    case 'pile-turned':
      return { t: event.t, pile: event.pile, tiles: pileOf(event.tiles) }
    case 'reinforced': {
      const { t, recruitPile, threatPile, threatNext } = event
      return { t, recruitPile: pileOf(recruitPile), threatPile: pileOf(threatPile), threatNext }
    }
    default:
      return event
  }
}

/** Orders and census numbers are open when they are revealed; those that were replaced stay secret. */
export function secrets(event: Event): Secrets {
  switch (event.t) {
    case 'orders-given':
      return { keeps: `orders-${event.year}` }
    case 'orders-revealed':
      return { opens: `orders-${event.year}` }
    case 'census-given':
      return { keeps: `census-${event.year}` }
    case 'census-revealed':
      return { opens: `census-${event.year}` }
    default:
      return NONE
  }
}

const NONE: Secrets = {}

const pileOf = <T>(tiles: readonly T[]) => ({ top: tiles[0] ?? null, count: tiles.length })

function begunWithoutSecrets({ seed: _, queue, titans, ...open }: EventOf<'begun'>): Concealed {
  return {
    ...open,
    queue: { ...queue, recruitPile: pileOf(queue.recruitPile), threatPile: pileOf(queue.threatPile) },
    titans: { 3: pileOf(titans[3]), 4: pileOf(titans[4]), 5: pileOf(titans[5]) },
  }
}

/** What a lord lacked tells what the hand holds. */
function withoutMissing({ missing: _, ...open }: EventOf<'failed'>): EventOf<'failed'> {
  return open
}
