// What somebody was told, in words: one sentence for each thing worth telling. It knows no more than the events it is
// given, so it holds no secret they do not; any stretch of a game will do.
import type { Line, Reader } from '../ruleset.ts'
import { type Said, storyLines } from '../story-lines.ts'
import { marks } from './marks.ts'
import type { Pack } from './pack/pack.ts'
import { censusAsked, censusJudged, censusRevealed, censusWon } from './story/census.ts'
import { assessed, gameEnded } from './story/end.ts'
import { orderCarriedOut, ordersRevealed } from './story/orders.ts'
import { gameBegins } from './story/set-up.ts'
import { said, type Telling, tellingFor } from './story/telling.ts'
import { nextDrawn, pileTurned, reinforced, tileCame, tileLeft, titansAwoke } from './story/tiles.ts'
import type { Told } from './tell.ts'

export function story(pack: Pack, events: Iterable<Told>, reader: Reader): Line[] {
  const telling = tellingFor(pack, reader)
  return storyLines(events, {
    marks,
    sentencesOf: (event) => sentencesOf(telling, event),
    isAsking: ({ t }) => t === 'asked' || t === 'census-asked',
  })
}

function sentencesOf(telling: Telling, event: Told): Said[] {
  const { say, who, city } = telling
  switch (event.t) {
    case 'begun':
      return gameBegins(telling, event)
    case 'start-chosen':
      return [said(say.startChosen(who(event.seat), city(event.city)), event.seat)]
    case 'standing-left':
    case 'orders-given':
    case 'orders-withdrawn':
    case 'census-given':
      return [] // Paperwork: what comes of it is told when it comes.
    case 'orders-revealed':
      return ordersRevealed(telling, event)
    case 'moved':
    case 'waited':
    case 'failed':
    case 'recruited':
    case 'threat-beaten':
    case 'titan-beaten':
    case 'spoils-taken':
    case 'asked':
      return [orderCarriedOut(telling, event)]
    case 'tile-left':
      return tileLeft(telling, event)
    case 'tile-came':
      return [tileCame(telling, event)]
    case 'next-drawn':
      return nextDrawn(telling, event)
    case 'pile-turned':
      return [pileTurned(telling, event)]
    case 'titans-awoke':
      return [titansAwoke(telling, event)]
    case 'reinforced':
      return [reinforced(telling, event)]
    case 'census-called':
      return [said(say.censusCalled(event.year))]
    case 'census-revealed':
      return censusRevealed(telling, event)
    case 'census-judged':
      return [censusJudged(telling, event)]
    case 'census-won':
      return [censusWon(telling, event)]
    case 'census-asked':
      return [censusAsked(telling, event)]
    case 'year-begun':
      return [said(say.yearBegun(event.year, who(event.first)), event.first)]
    case 'assessed':
      return assessed(telling, event)
    case 'game-ended':
      return gameEnded(telling, event)
  }
}
