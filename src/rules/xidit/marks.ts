// Where in the story an event stands: which year it begins, and which step of the year.
import type { Mark } from '../ruleset.ts'
import type { Told } from './tell.ts'

export function marks(event: Told): Mark {
  switch (event.t) {
    case 'begun':
      return { round: 1, step: 'set-up' }
    case 'year-begun':
      return { round: event.year, step: 'orders' }
    case 'orders-revealed':
      return { step: 'revealed' }
    case 'moved':
    case 'waited':
    case 'failed':
    case 'recruited':
    case 'threat-beaten':
    case 'titan-beaten':
    case 'spoils-taken':
    case 'asked':
      return { step: `order-${event.slot}-${event.seat}` }
    case 'census-called':
      return { step: 'census' }
    case 'census-judged':
      return { step: `census-${event.kind}` }
    case 'assessed':
      return { step: `assessment-${event.kind}` }
    case 'game-ended':
      return { step: 'end' }
    default:
      return {}
  }
}
