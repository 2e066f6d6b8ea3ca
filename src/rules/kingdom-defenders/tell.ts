// What of an event somebody may know (KD-10): a door out, as are view.ts and preview.ts. After the end all is open.
import type { Secrets, Viewer } from '../ruleset.ts'
import type { Change } from './changes.ts'
import type { Event, EventOf } from './events.ts'

/** Of a pile everybody knows how many there are; of the deck the top card too. */
export interface Pile {
  count: number
}

type Begun = EventOf<'begun'>

/** What is left of an event that holds a secret. */
export type Concealed =
  | (Omit<Begun, 'seed' | 'buildings' | 'deedPile' | 'deck' | 'rewardPile' | 'hordePile' | 'fates'> & {
      seed?: never
      buildings: (string | null)[]
      deedPile: Pile
      deck: Pile & { top: string | null }
      rewardPile: Pile
      hordePile: Pile
      /** By seat: the own ones. */
      fates: (string[] | null)[]
    })
  | { t: 'fate-kept'; seat: number }
  | { t: 'plan-given' | 'acts-given' | 'victory-given' | 'siege-given'; round: number; seat: number }

export type Told = Event | Concealed

export function tell(event: Event, viewer: Viewer, open: boolean): Told | undefined {
  if (open) return event
  if (event.t === 'begun') return begunWithoutSecrets(event, viewer)
  if (!('seat' in event) || event.seat === viewer) return event
  switch (event.t) {
    case 'standing-left':
      return undefined
    case 'fate-kept':
      return { t: event.t, seat: event.seat }
    case 'plan-given':
    case 'acts-given':
    case 'victory-given':
    case 'siege-given':
      return { t: event.t, round: event.round, seat: event.seat }
    case 'passed': {
      const { forced: _forced, used: _used, ...told } = event
      return told
    }
    case 'placed':
    case 'asked': {
      const { used: _, ...told } = event
      return told
    }
    case 'activated':
    case 'declined': {
      const { used: _, ...told } = event
      return { ...told, changes: event.changes.map(withoutDraw) }
    }
    case 'victory-taken':
      return { ...event, changes: event.changes.map(withoutDraw) }
    default:
      return event
  }
}

/** Nothing lays an earlier secret open before the end, so none needs a name. */
export const secrets = (): Secrets => NONE

const NONE: Secrets = {}

/** Which tile a random draw gave its owner alone knows. */
function withoutDraw(change: Change): Change {
  if (change.c !== 'rewarded' || change.from !== 'random') return change
  const { tile: _, ...told } = change
  return told
}

const pileOf = (pile: readonly string[]): Pile => ({ count: pile.length })

function begunWithoutSecrets(event: Begun, viewer: Viewer): Concealed {
  const { seed: _, ...open } = event
  return {
    ...open,
    buildings: event.buildings.map((building, place) => (place === 0 ? building : null)),
    deedPile: pileOf(event.deedPile),
    deck: { count: event.deck.length, top: event.deck[0] ?? null },
    rewardPile: pileOf(event.rewardPile),
    hordePile: pileOf(event.hordePile),
    fates: event.fates.map((dealt, seat) => (seat === viewer ? dealt : null)),
  }
}
