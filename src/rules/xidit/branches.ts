// Which branches of the rules an event shows at work, for the suite of records that is to go through all of them.
import type { Event } from './events.ts'
import type { Failure } from './vocabulary.ts'

const SECTION_OF: Readonly<Record<string, string>> = {
  ...{ 'start-chosen': 'X-2', moved: 'X-3', waited: 'X-3', recruited: 'X-4', 'threat-beaten': 'X-5' },
  ...{ 'titan-beaten': 'X-6', 'tile-left': 'X-7', 'tile-came': 'X-7', 'next-drawn': 'X-7', 'pile-turned': 'X-7' },
  ...{ 'titans-awoke': 'X-7', reinforced: 'X-7', 'census-judged': 'X-8', 'census-won': 'X-8' },
  ...{ assessed: 'X-9', 'game-ended': 'X-9' },
}

export function branches(event: Event): string[] {
  const section = SECTION_OF[event.t]
  switch (event.t) {
    case 'begun': {
      const { players, length, dummy } = event.options
      return [`X-2/${players} players, ${length}${dummy ? `, a ${dummy} dummy` : ''}`]
    }
    case 'failed':
      return [`${SECTION_OF_FAILURE[event.reason]}/failed: ${event.reason}`]
    case 'recruited':
      return [`X-4/recruited: ${event.unit}`]
    case 'titan-beaten':
      return [`X-6/a titan of size ${event.size}`]
    case 'spoils-taken':
      return [
        `X-5/taken: ${[...event.take].sort().join(' and ')}`,
        ...(event.bards && Object.keys(event.bards).length > 1 ? ['X-5/bards into several regions'] : []),
        ...(event.unheld ? ['X-5/held stories follow'] : []),
        ...(event.dummy ? [`X-5/the dummy gains ${event.dummy}`] : []),
      ]
    case 'tile-left':
    case 'tile-came':
      return [`X-7/${event.t}: ${event.side}`]
    case 'next-drawn':
      return [`X-7/next-drawn: ${event.side} from ${event.from}`]
    case 'pile-turned':
      return [`X-7/pile-turned: ${event.pile}`]
    case 'titans-awoke':
      return [`X-7/awakening ${event.awakening}, ${event.sizes.length} rage`]
    case 'census-judged':
      return [`X-8/${event.kind}: ${['nobody', 'one', 'several'][Math.min(2, event.winners.length)]}`]
    case 'census-won':
      return ['gold', 'bards', 'story', 'held'].filter((prize) => prize in event).map((prize) => `X-8/won: ${prize}`)
    case 'assessed':
      return [`X-9/${event.kind}: ${event.eliminated.length} go`]
    case 'game-ended':
      return [`X-9/${event.winner === null ? 'nobody' : 'somebody'} wins`]
    default:
      return section ? [`${section}/${event.t}`] : []
  }
}

const SECTION_OF_FAILURE: Readonly<Record<Failure, string>> = {
  ...{ 'no-road': 'X-3', 'already-acted': 'X-3', 'nothing-here': 'X-4', 'lacking-units': 'X-5', declined: 'X-6' },
}
