// What the orders of a year came to, in sentences.
import type { Said } from '../../story-lines.ts'
import type { Event, EventOf } from '../events.ts'
import type { Road } from '../vocabulary.ts'
import { bardsPlaced, unitObjects } from '../words/said.ts'
import type { SpoilsSaid } from '../words/story-phrases.ts'
import { said, type Telling } from './telling.ts'

export function ordersRevealed({ nouns, say, who }: Telling, { year, orders }: EventOf<'orders-revealed'>): Said[] {
  const each = orders.map((six, seat) =>
    said(say.ordersOf(who(seat), six.map((order) => nouns.order[order]).join(', ')), seat),
  )
  return [said(say.revealed(year)), ...each]
}

type OfAnOrder = Extract<Event, { slot: number }>

export function orderCarriedOut(telling: Telling, event: OfAnOrder): Said {
  return said(sentence(telling, event), event.seat)
}

function sentence(telling: Telling, event: OfAnOrder): string {
  const { nouns, say, city } = telling
  const who = telling.who(event.seat)
  switch (event.t) {
    case 'moved':
      return say.moved(who, event.road, city(event.from), city(event.to))
    case 'waited':
      return say.waited(who, city(event.city))
    case 'failed':
      return failure(telling, event)
    case 'recruited':
      return say.recruited(who, nouns.one[event.unit], city(event.city))
    case 'threat-beaten':
      return say.threatBeaten(who, event.creature, city(event.city), unitObjects(nouns, event.units))
    case 'titan-beaten':
      return say.titanBeaten(who, event.creature, event.size, city(event.city), unitObjects(nouns, event.units))
    case 'spoils-taken':
      return say.spoils(who, city(event.city), spoils(telling, event))
    case 'asked':
      return say.asked[event.what](who)
  }
}

function failure(telling: Telling, { seat, order, city: at, reason, missing }: EventOf<'failed'>): string {
  const { nouns, say } = telling
  const who = telling.who(seat)
  const city = telling.city(at)
  if (reason === 'no-road') return say.noRoad(who, order as Road, city)
  if (reason !== 'lacking-units') return say.actFailed[reason](who, city)
  if (missing) return say.lackingForThreat(who, city, telling.tile(at)?.creature ?? null, unitObjects(nouns, missing))
  return who.you ? say.lackingForTitan(who, city) : say.lackingUnits(who, city)
}

function spoils({ pack, nouns }: Telling, event: EventOf<'spoils-taken'>): SpoilsSaid {
  const { gold, bards, stories, unheld, dummy } = event
  return {
    ...(gold && { gold: nouns.object(gold, 'gold') }),
    ...(bards && { bards: bardsPlaced(nouns, pack, bards) }),
    ...(stories && { stories: nouns.object(stories, 'stories') }),
    ...(unheld && { unheld: nouns.object(unheld, 'stories') }),
    ...(dummy && { dummy: nouns.assessment[dummy] }),
  }
}
