// A round as a film: its frames, how they are told in chapters, and where in them one is. Facts only, nothing is drawn.
import type { Seat } from '../../../../src/rules/ruleset.ts'
import type { Round, RoundCard } from '../../../api/types.ts'

/** What is seen at once. A game adds what it knows of its own. */
export interface Frame<Event = unknown, View = unknown> {
  /** The rules' own name of the step. */
  readonly step: string
  /** Whose doing it is; null for all that is nobody's. */
  readonly seat: Seat | null
  readonly events: readonly Event[]
  readonly lines: Round['steps'][number]['lines']
  /** The position after it. */
  readonly view: View
  /** The number of its last event. */
  readonly seq: number
}

/** What frames that follow each other may have in common. */
export type Chapter = string | number

/** Steps of which nothing is told are no frames: what they changed shows in the next. */
export const framesIn = <Event, View>(
  { steps }: Pick<Round, 'steps'>,
  seatOf: (step: string, events: readonly Event[]) => Seat | null,
): Frame<Event, View>[] =>
  steps
    .filter(({ lines, view }) => lines.length > 0 && view)
    .map(({ step, events, lines, view }) => {
      const told = events.map(({ event }) => event as Event)
      const seat = seatOf(step ?? '', told)
      return { step: step ?? '', seat, events: told, lines, view: view as View, seq: events.at(-1)!.seq }
    })

/** What concerns everybody belongs to everybody's film. */
export const framesFor = <F extends Frame>(frames: readonly F[], whose: Seat | null): F[] =>
  frames.filter(
    ({ seat, lines }) => whose === null || seat === null || lines.some(({ seats }) => seats.includes(whose)),
  )

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

/** Frames that follow each other in one chapter. */
export function chaptersIn<F extends Frame, C extends Chapter>(
  frames: readonly F[],
  chapterOf: (frame: F) => C,
): { chapter: C; frames: F[] }[] {
  const chapters: { chapter: C; frames: F[] }[] = []
  for (const frame of frames) {
    const chapter = chapterOf(frame)
    const last = chapters.at(-1)
    if (last?.chapter === chapter) last.frames.push(frame)
    else chapters.push({ chapter, frames: [frame] })
  }
  return chapters
}

/** The rounds up to `last` in which something happened since. */
export const unseenRounds = (rounds: readonly RoundCard[], seen: number, last: number): RoundCard[] =>
  rounds.filter(({ round, to }) => round <= last && to > seen)
