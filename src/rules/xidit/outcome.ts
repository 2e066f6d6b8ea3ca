// What a finished game comes to, in figures by seat.
import type { Outcome } from '../ruleset.ts'
import type { Event } from './events.ts'

export function outcome(events: Iterable<Event>): Outcome | undefined {
  const figures: Record<string, number[]> = { gold: [], stories: [], reputation: [], threats: [], titans: [] }
  const named = { wealth: 'gold', influence: 'stories', reputation: 'reputation' } as const
  let rounds = 1
  for (const event of events) {
    if (event.t === 'begun')
      for (const counted of [figures.threats!, figures.titans!]) counted.push(...zeros(event.options.players))
    else if (event.t === 'year-begun') rounds = event.year
    else if (event.t === 'threat-beaten') figures.threats![event.seat]!++
    else if (event.t === 'titan-beaten') figures.titans![event.seat]!++
    else if (event.t === 'assessed') figures[named[event.kind]] = event.values
    else if (event.t === 'game-ended') {
      const winners = event.winner === null ? [] : [event.winner]
      return { winners, figures, rounds }
    }
  }
  return undefined
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)
