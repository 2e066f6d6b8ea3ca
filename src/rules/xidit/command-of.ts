// What a lord sent, found from the events it led to, so that a log can be judged again. The events may come from anywhere: what
// is taken from them is for answer.ts to judge.
import type { Happening } from '../ruleset.ts'
import { type Fields, isObject } from '../shape.ts'
import type { Command } from './commands.ts'
import { UNIT_KINDS } from './vocabulary.ts'

export function commandOf([first, second]: readonly Happening[]): Command | undefined {
  const sent = isObject(first) ? sentFor(first, isObject(second) ? second : {}) : undefined
  return sent as Command | undefined
}

function sentFor(event: Fields, next: Fields): Fields | undefined {
  const { year, slot } = event
  switch (event.t) {
    case 'standing-left':
      return { t: 'standing', standing: event.standing }
    case 'start-chosen':
      return { t: 'start', city: event.city }
    case 'orders-given':
      return { t: 'orders', year, orders: event.orders }
    case 'orders-withdrawn':
      return { t: 'withdraw-orders', year }
    case 'census-given':
      return { t: 'census', year, show: event.show }
    case 'spoils-taken':
      return { t: 'spoils', year, slot, ...spoilsIn(event) }
    case 'titan-beaten':
      return { t: 'titan', year, slot, beat: event.size, units: onlyPaid(event.units), ...spoilsIn(next) }
    case 'failed':
      return { t: 'titan', year, slot, beat: null }
    case 'census-won':
      return event.bards === undefined
        ? { t: 'census-story', year, city: event.story }
        : { t: 'census-bards', year, kind: event.kind, bards: event.bards }
    default:
      return undefined
  }
}

const spoilsIn = ({ take, bards, dummy }: Fields): Fields => ({
  take,
  ...(bards !== undefined && { bards }),
  ...(dummy !== undefined && { dummy }),
})

/** As they are sent: only counts of at least 1 stand. */
const onlyPaid = (units: unknown): Fields =>
  Object.fromEntries(
    isObject(units) ? UNIT_KINDS.flatMap((kind) => (units[kind] === 0 ? [] : [[kind, units[kind]]])) : [],
  )
