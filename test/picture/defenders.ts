// Positions of Kingdom Defenders from whole games of random players, for drawing.
import { digest } from '../../src/rules/fairness.ts'
import { kingdomDefenders } from '../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { Options } from '../../src/rules/kingdom-defenders/options.ts'
import type { State } from '../../src/rules/kingdom-defenders/state.ts'
import type { View } from '../../src/rules/kingdom-defenders/view.types.ts'
import type { Viewer } from '../../src/rules/ruleset.ts'
import { playAny } from '../rules/kingdom-defenders/games.ts'

/** The states after every event of a game, the beginning first. */
export function everyState(options: Options): State[] {
  const { events } = playAny({ options, seed: digest(`picture ${JSON.stringify(options)}`) })
  const states: State[] = []
  for (const event of events) states.push(kingdomDefenders.fold([event], states.at(-1)))
  return states
}

/** Some of them, at these parts of the game. */
export function someStates(options: Options, parts: readonly number[]): State[] {
  const states = everyState(options)
  return parts.map((part) => states[Math.floor(part * (states.length - 1))]!)
}

export const viewOf = (state: State, viewer: Viewer): View => kingdomDefenders.view(state, viewer)

const PLAYERS = [2, 3, 4] as const
const KINDS: Options[] = PLAYERS.flatMap((players): Options[] => [
  { players, difficulty: 'standard', variant: 'none' },
  { players, difficulty: 'expert', variant: 'extreme' },
  { players, difficulty: 'advanced', variant: 'family' },
])

/** Of every number of players and every variant: before it begins, early, midway, late and when it is over. */
export const somePositions = (): View[] =>
  KINDS.flatMap((options, i) =>
    someStates(options, [0, 0.2, 0.5, 0.8, 1]).map((state, j) => viewOf(state, (i + j) % 2 ? 'public' : 0)),
  )

/** One in the middle of a game of four. */
export const aPosition = (): View =>
  viewOf(someStates({ players: 4, difficulty: 'expert', variant: 'extreme' }, [0.6])[0]!, 1)
