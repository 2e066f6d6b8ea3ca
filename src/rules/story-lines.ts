// A game's story line by line: which step each sentence belongs to, and which event it is about.
import type { Happening, Line, Mark, Seat } from './ruleset.ts'

/** A sentence, and whom it is about. */
export interface Said {
  readonly text: string
  readonly seats: readonly Seat[]
}

interface Telling<Told> {
  marks(event: Told): Mark
  sentencesOf(event: Told): readonly Said[]
  /** Somebody is asked: that is of interest only until it is answered, as the answer tells it then. */
  isAsking(event: Told): boolean
}

export function storyLines<Told extends Happening>(
  events: Iterable<Told>,
  { marks, sentencesOf, isAsking }: Telling<Told>,
): Line[] {
  const lines: Line[] = []
  let step: string | null = null
  /** How many lines there were before somebody was asked, while the answer is open. */
  let beforeAsking: number | null = null
  let place = -1
  for (const event of events) {
    place++
    step = marks(event).step ?? step
    const sentences = sentencesOf(event)
    if (sentences.length === 0) continue
    if (beforeAsking !== null) lines.length = beforeAsking
    beforeAsking = isAsking(event) ? lines.length : null
    for (const { seats, text } of sentences) lines.push({ seats, step, event: place, text })
  }
  return lines
}
