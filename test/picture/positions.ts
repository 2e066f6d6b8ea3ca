// Positions from whole games between bots, for drawing.
import { digest } from '../../src/rules/fairness.ts'
import type { Viewer } from '../../src/rules/ruleset.ts'
import type { Options } from '../../src/rules/xidit/options.ts'
import type { State } from '../../src/rules/xidit/state.ts'
import type { View } from '../../src/rules/xidit/view.types.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { everyKind, playAny } from '../support/play.ts'

/** A game's states at these parts of its events. */
export function statesOf(options: Options, parts: readonly number[]): State[] {
  const { events } = playAny({ options, seed: digest(`picture ${JSON.stringify(options)}`) })
  return parts.map((part) => xidit.fold(events.slice(0, Math.max(1, Math.floor(part * events.length)))))
}

export const viewOf = (state: State, viewer: Viewer): View => xidit.view(state, viewer)

/** Of every kind of game: before it begins, early, midway, late and when it is over. */
export const somePositions = (): View[] =>
  everyKind.flatMap((options, i) =>
    statesOf(options, [0, 0.1, 0.5, 0.9, 1]).map((state, j) => viewOf(state, (i + j) % 2 ? 'public' : 0)),
  )

/** One in the middle of a game of five. */
export const aPosition = (): View => viewOf(statesOf({ players: 5, length: 'long' }, [0.6])[0]!, 1)
