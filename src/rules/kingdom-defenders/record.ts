// The game record (KD-12): what chance and people decided, nothing that follows from it.
import type { Seat, Seed } from '../ruleset.ts'
import type { CommandOf, Recorded } from './commands.ts'
import type { Options } from './options.ts'
import type { Told } from './tell.ts'

export const RECORD_FORMAT = 'kingdom-defenders-record/1'

export type Entry = { [T in Recorded]: CommandOf<T> & { seat: Seat } }[Recorded]

export interface GameRecord {
  format: typeof RECORD_FORMAT
  options: Options
  /** Left out of what somebody is told while the game runs. */
  seed?: Seed
  entries: Entry[]
}

/** Of the whole log, or of what somebody was told of it. */
export function record(events: Iterable<Told>): GameRecord {
  let begun: Extract<Told, { t: 'begun' }> | undefined
  const fates: Entry[] = []
  const entries: Entry[] = []
  for (const event of events) {
    if (event.t === 'begun') begun = event
    else (event.t === 'fate-kept' ? fates : entries).push(...entryOf(event))
  }
  const { options, seed } = begun as Extract<Told, { t: 'begun' }>
  const { pool } = options
  return {
    format: RECORD_FORMAT,
    options: { ...options, ...(pool && { pool: pool.slice() }) },
    ...(seed && { seed }),
    // Kept in any order, written in ascending seats (KD-12.1).
    entries: [...fates.sort((a, b) => a.seat - b.seat), ...entries],
  }
}

function entryOf(event: Told): Entry[] {
  switch (event.t) {
    case 'fate-kept': {
      if (!('keep' in event)) return []
      const { seat, keep, weapons } = event
      return [{ t: 'fate', seat, keep, ...(weapons !== undefined && { weapons }) }]
    }
    case 'dice-out':
      return [{ t: 'dice', round: event.round, seat: event.seat, out: event.out.slice() }]
    case 'die-taken':
      return [{ t: 'die', round: event.round, seat: event.seat, die: event.die }]
    case 'placed':
      return [{ t: 'place', round: event.round, seat: event.seat, space: event.space }]
    case 'passed':
      return event.forced ? [] : [{ t: 'place', round: event.round, seat: event.seat, space: null }]
    case 'activated':
      return [{ t: 'act', round: event.round, seat: event.seat, space: event.space, do: structuredClone(event.do) }]
    case 'declined':
      return [{ t: 'act', round: event.round, seat: event.seat, space: event.space, do: null }]
    case 'marked':
      return [{ t: 'marker', round: event.round, seat: event.seat, space: event.space }]
    case 'victory-taken': {
      const { round, seat, goods, track, reward } = event
      const said = { ...(goods && { goods }), ...(track && { track }), ...(reward && { reward }) }
      return [{ t: 'victory', round, seat, ...said }]
    }
    case 'siege-paid': {
      const { round, seat, track, pay } = event
      return track || pay ? [{ t: 'siege', round, seat, ...(track && { track }), ...(pay && { pay }) }] : []
    }
    default:
      return []
  }
}
