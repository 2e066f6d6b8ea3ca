// What a finished game comes to, in figures by seat.
import type { Outcome } from '../ruleset.ts'
import type { Event } from './events.ts'

export function outcome(events: Iterable<Event>): Outcome | undefined {
  let counted: Record<'adventures' | 'deeds', number[]> = { adventures: [], deeds: [] }
  let hordesBeaten = 0
  let rounds = 1
  for (const event of events) {
    if (event.t === 'begun') counted = { adventures: event.fame.map(() => 0), deeds: event.fame.map(() => 0) }
    else if (event.t === 'round-begun') rounds = event.round
    else if (event.t === 'horde-beaten') hordesBeaten++
    else if (event.t === 'activated')
      for (const change of event.changes) {
        if (change.c === 'card-taken') counted.adventures[change.seat]!++
        if (change.c === 'deed-done') counted.deeds[change.seat]!++
      }
    else if (event.t === 'ended') {
      const { scores, winners, kingdomSaved } = event.result
      const of = (item: Exclude<keyof (typeof scores)[number], 'orbs'>) => scores.map((score) => score[item])
      const bySource = {
        ...{ total: of('total'), fame: of('fame'), loot: of('loot'), runes: of('runes'), trophies: of('trophies') },
        ...{ weapons: of('legendaryWeapons'), tomes: of('arcaneTomes'), wounds: of('wounds'), fate: of('fate') },
      }
      return {
        winners,
        figures: { ...bySource, ...counted },
        table: { 'hordes beaten': hordesBeaten, 'cities fallen': kingdomSaved ? 0 : 1 },
        rounds,
      }
    }
  }
  return undefined
}
