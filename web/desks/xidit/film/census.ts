// The census as far as it has come at a frame: what everybody showed, who had the most of each kind, and what it brought.
import type { Seat } from '../../../../src/rules/ruleset.ts'
import type { EventOf } from '../../../../src/rules/xidit/events.ts'
import type { Reward, UnitKind, Units } from '../../../../src/rules/xidit/vocabulary.ts'
import type { Frame } from './reel.ts'

export interface Prize {
  readonly reward: Reward
  readonly count: number
  /** Set aside until a guild has room. */
  readonly held: boolean
}

export interface CensusSoFar {
  readonly year: number
  /** By seat; null until all have handed in. */
  readonly shown: readonly Units[] | null
  readonly judged: readonly { kind: UnitKind; winners: readonly Seat[]; prizes: ReadonlyMap<Seat, Prize> }[]
}

export function censusAt(frames: readonly Frame[], index: number): CensusSoFar {
  const events = frames.slice(0, index + 1).flatMap((frame) => frame.events)
  const called = events.find((event) => event.t === 'census-called')
  const revealed = events.find((event) => event.t === 'census-revealed')
  const won = events.filter((event) => event.t === 'census-won')
  return {
    year: called?.year ?? frames[index]!.view.year,
    shown: revealed?.shown ?? null,
    judged: events
      .filter((event) => event.t === 'census-judged')
      .map(({ kind, winners }) => ({
        kind,
        winners,
        prizes: new Map(won.filter((one) => one.kind === kind).map((one) => [one.seat, prizeOf(one)])),
      })),
  }
}

function prizeOf({ kind, gold, bards, story, held = false }: EventOf<'census-won'>): Prize {
  if (gold !== undefined) return { reward: 'gold', count: gold, held }
  const reward = kind === 'mage' ? 'stories' : 'bards'
  const placed = Object.values(bards ?? {}).reduce((sum, count) => sum + count, 0)
  return { reward, count: reward === 'bards' ? placed : story !== undefined || held ? 1 : 0, held }
}
