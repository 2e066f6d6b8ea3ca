// Where in the story an event stands: which round it begins, and which step of the round (KD-10.6).
import type { Mark } from '../ruleset.ts'
import type { Told } from './tell.ts'

export function marks(event: Told): Mark {
  switch (event.t) {
    case 'begun':
      return { round: 1, step: 'set-up' }
    case 'round-begun':
      return { round: event.round, step: 'favour' }
    case 'placed':
    case 'passed':
      return { step: 'placement' }
    case 'placement-ended':
      return { step: 'area-a' }
    case 'area-ended':
      return { step: event.next }
    case 'order-changed':
    case 'maintained':
      return { step: 'gates' }
    case 'ended':
      return { step: 'end' }
    default:
      return {}
  }
}
