// A year as a film: which order a frame is of, its chapter, and where on the map it happens. Facts only, nothing is drawn.
import type { Told } from '../../../../src/rules/xidit/tell.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import type { City } from '../../../../src/rules/xidit/vocabulary.ts'
import type { Round } from '../../../api/types.ts'
import { chaptersIn, framesIn, type Frame as OneOf } from '../../shared/film/reel.ts'

export interface Frame extends OneOf<Told, View> {
  /** Which order of the year it is; null for all that is nobody's order. */
  readonly slot: number | null
}

const orderOf = (step: string) => /^order-(\d+)-(\d+)$/.exec(step)

export const framesOf = (year: Pick<Round, 'steps'>): Frame[] =>
  framesIn<Told, View>(year, (step) => numberOf(orderOf(step)?.[2])).map((frame) => ({
    ...frame,
    slot: numberOf(orderOf(frame.step)?.[1]),
  }))

const numberOf = (digits: string | undefined): number | null => (digits === undefined ? null : Number(digits))

export type Chapter = 'set-up' | 'orders' | 'census' | 'assessments' | 'end' | number

/** A number is the order of the year. */
export function chapterOf({ step, slot }: Frame): Chapter {
  if (slot !== null) return slot
  if (step.startsWith('census')) return 'census'
  if (step.startsWith('assessment')) return 'assessments'
  return step === 'set-up' || step === 'end' ? step : 'orders'
}

export const chaptersOf = (frames: readonly Frame[]) => chaptersIn(frames, chapterOf)

/** The way the hero takes in a frame; empty when it stays. */
export function wayOf({ events }: Frame): City[] {
  const moved = events.find((event) => event.t === 'moved')
  return moved ? [moved.from, moved.to] : []
}

/** The city somebody does something in. */
export function placeOf({ events, slot }: Frame): City | null {
  if (slot === null) return null
  const [event] = events
  return event && 'city' in event ? event.city : null
}

/** The last year of which there is something to see: while orders come in, that is the one before. */
export const lastYearRun = ({ year, stage }: Pick<View, 'year' | 'stage'>): number =>
  stage === 'start' || stage === 'orders' ? year - 1 : year
