// The military census, in sentences, with what was shown and what it was worth.
import type { Said } from '../../story-lines.ts'
import { PRIZES } from '../census-prizes.ts'
import type { EventOf } from '../events.ts'
import { bardsPlaced, unitObjects } from '../words/said.ts'
import { said, type Telling } from './telling.ts'

export function censusRevealed(telling: Telling, { shown }: EventOf<'census-revealed'>): Said[] {
  const { nouns, say, who } = telling
  telling.shown = shown
  return shown.map((units, seat) => said(say.shows(who(seat), unitObjects(nouns, units)), seat))
}

export function censusJudged(telling: Telling, { kind, winners }: EventOf<'census-judged'>): Said {
  const { say, who, shown } = telling
  const [first] = winners
  telling.winners = winners.length
  if (first === undefined) return said(say.nobodyShows(kind))
  return said(say.showsMost(winners.map(who), kind, shown?.[first]?.[kind] ?? null), ...winners)
}

export function censusWon(telling: Telling, event: EventOf<'census-won'>): Said {
  return said(`${prize(telling, event)}${sharing(telling, event)}.`, event.seat)
}

function prize({ pack, nouns, say, who, city }: Telling, event: EventOf<'census-won'>): string {
  const { kind, seat, gold, bards, story, held } = event
  if (gold) return say.wonGold(who(seat), nouns.object(gold, 'gold'))
  if (bards) return say.wonBards(who(seat), bardsPlaced(nouns, pack, bards))
  if (story) return say.wonStory(who(seat), city(story))
  return held ? say.wonHeld(who(seat)) : say.wonNothing[PRIZES[kind].what === 'bards' ? 'bards' : 'stories'](who(seat))
}

/** Where the tied get less than one alone would have. */
function sharing({ nouns, say, winners }: Telling, { kind, gold, bards }: EventOf<'census-won'>): string {
  const { alone, tied } = PRIZES[kind]
  if (winners < 2 || alone === tied || (!gold && !bards)) return ''
  return say.shared(nouns.count(alone, gold ? 'gold' : 'bards'))
}

export const censusAsked = ({ say, who }: Telling, { what, seat }: EventOf<'census-asked'>): Said =>
  said(say.asked[what](who(seat)), seat)
