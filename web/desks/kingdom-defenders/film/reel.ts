// A round as a film: whose doing a frame is, and its chapter. Facts only, nothing is drawn.
import type { Told } from '../../../../src/rules/kingdom-defenders/tell.ts'
import type { View } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import type { Seat } from '../../../../src/rules/ruleset.ts'
import type { Round } from '../../../api/types.ts'
import { framesIn, type Frame as OneOf } from '../../shared/film/reel.ts'

export type Frame = OneOf<Told, View>

/** A decision of one player, carried out. */
const DECISIONS: readonly Told['t'][] = [
  ...(['dice-out', 'die-taken', 'placed', 'passed', 'activated'] as const),
  ...(['declined', 'marked', 'victory-taken', 'siege-paid'] as const),
]

/** A step begins with what it is about; what is only written down follows. */
function doerOf([event]: readonly Told[]): Seat | null {
  return event && 'seat' in event && DECISIONS.includes(event.t) ? event.seat : null
}

export const framesOf = (round: Pick<Round, 'steps'>): Frame[] =>
  framesIn<Told, View>(round, (_, events) => doerOf(events))

export const CHAPTERS = [
  ...(['set-up', 'favour', 'placement', 'area-a', 'area-b', 'area-c'] as const),
  ...(['horde', 'gates', 'end'] as const),
]
export type Chapter = (typeof CHAPTERS)[number]

/** The phases of a round (KD-3.1). */
export const chapterOf = ({ step }: Frame): Chapter => CHAPTERS.find((one) => one === step) ?? 'set-up'

/** The last round of which there is something to see: until discs are placed, that is the one before. */
export function lastRoundRun({ round, stage, waitsFor }: Pick<View, 'round' | 'stage' | 'waitsFor'>): number {
  const isYetToBegin = stage === 'fates' || stage === 'favour' || waitsFor.some(({ t }) => t === 'plan')
  return isYetToBegin ? round - 1 : round
}
