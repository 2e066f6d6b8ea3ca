// Where in the story an event stands: which round it begins, and which step of the round (KD-10.6). Every decision that is
// carried out is a step by itself, so that it can be seen what it did.
import type { Mark } from '../ruleset.ts'
import type { Told } from './tell.ts'

export function marks(event: Told): Mark {
  switch (event.t) {
    case 'begun':
      return { round: 1, step: 'set-up' }
    case 'fate-kept':
      return { step: 'fates' }
    case 'round-begun':
      return { round: event.round, step: 'favour' }
    case 'placed':
    case 'passed':
      return { step: 'placement', anew: true }
    case 'placement-ended':
      return { step: 'area-a' }
    case 'area-ended':
      return { step: event.next }
    case 'order-changed':
    case 'maintained':
      return { step: 'gates', anew: true }
    case 'ended':
      return { step: 'end' }
    case 'horde-came':
    case 'dice-out':
    case 'dice-rolled':
    case 'die-taken':
    case 'activated':
    case 'declined':
    case 'marked':
    case 'victory-taken':
    case 'siege-paid':
    case 'wall-turned':
      return { anew: true }
    default:
      return {}
  }
}
