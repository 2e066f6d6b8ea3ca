// A year as a film: the frames of a round, how they are told in chapters, and where in them one is. Facts only, nothing is drawn.
import type { Seat } from '../../../../src/rules/ruleset.ts'
import type { Told } from '../../../../src/rules/xidit/tell.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import type { City } from '../../../../src/rules/xidit/vocabulary.ts'
import type { Round, RoundCard } from '../../../api/types.ts'

export interface Frame {
  /** The rules' own name of the step. */
  readonly step: string
  /** Whose order it is, and which one of the year; null for all that is nobody's order. */
  readonly slot: number | null
  readonly seat: Seat | null
  readonly events: readonly Told[]
  readonly lines: Round['steps'][number]['lines']
  /** The position after it. */
  readonly view: View
  /** The number of its last event. */
  readonly seq: number
}

/** Steps of which nothing is told are no frames: what they changed shows in the next. */
export function framesOf({ steps }: Pick<Round, 'steps'>): Frame[] {
  return steps
    .filter(({ lines, view }) => lines.length > 0 && view)
    .map(({ step, events, lines, view }) => {
      const order = /^order-(\d+)-(\d+)$/.exec(step ?? '')
      return {
        step: step ?? '',
        slot: order ? Number(order[1]) : null,
        seat: order ? Number(order[2]) : null,
        events: events.map(({ event }) => event as Told),
        lines,
        view: view as View,
        seq: events.at(-1)!.seq,
      }
    })
}

/** What concerns everybody belongs to everybody's film. */
export const framesFor = (frames: readonly Frame[], seat: Seat | null): Frame[] =>
  frames.filter(({ slot, lines }) => seat === null || slot === null || lines.some(({ seats }) => seats.includes(seat)))

/** The frame that shows the moment after an event: the last one not later than it. */
export const frameAt = (frames: readonly Frame[], seq: number): number =>
  Math.max(
    0,
    frames.findLastIndex((frame) => frame.seq <= seq),
  )

/** Where a film begins: at a step that was named, at the first one not seen yet, or at the beginning. */
export function firstFrame(frames: readonly Frame[], wish: { step?: string | null; since?: number | null }): number {
  const named = wish.step ? frames.findIndex(({ step }) => step === wish.step) : -1
  const unseen = wish.since ? frames.findIndex(({ seq }) => seq > wish.since!) : -1
  return Math.max(0, named >= 0 ? named : unseen)
}

export type Chapter = 'set-up' | 'orders' | 'census' | 'assessments' | 'end' | number

/** A number is the order of the year. */
export function chapterOf({ step, slot }: Frame): Chapter {
  if (slot !== null) return slot
  if (step.startsWith('census')) return 'census'
  if (step.startsWith('assessment')) return 'assessments'
  return step === 'set-up' || step === 'end' ? step : 'orders'
}

/** Frames that follow each other in one chapter. */
export function chaptersOf(frames: readonly Frame[]): { chapter: Chapter; frames: Frame[] }[] {
  const chapters: { chapter: Chapter; frames: Frame[] }[] = []
  for (const frame of frames) {
    const chapter = chapterOf(frame)
    const last = chapters.at(-1)
    if (last?.chapter === chapter) last.frames.push(frame)
    else chapters.push({ chapter, frames: [frame] })
  }
  return chapters
}

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

/** The rounds up to `last` in which something happened since. */
export const unseenRounds = (rounds: readonly RoundCard[], seen: number, last: number): RoundCard[] =>
  rounds.filter(({ round, to }) => round <= last && to > seen)
