// Whole games of random players, for what is true of every game.
import fc from 'fast-check'
import type { Bot } from '../../../src/bots/bot.ts'
import { random } from '../../../src/bots/kingdom-defenders/random.ts'
import { play } from '../../../src/bots/play.ts'
import { digest } from '../../../src/rules/fairness.ts'
import type { Event } from '../../../src/rules/kingdom-defenders/events.ts'
import { kingdomDefenders } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { Options } from '../../../src/rules/kingdom-defenders/options.ts'
import type { State } from '../../../src/rules/kingdom-defenders/state.ts'
import { Stream } from '../../../src/rules/random.ts'
import type { Ruleset } from '../../../src/rules/ruleset.ts'

export interface AnyGame {
  options: Options
  seed: string
}

const presets = ([2, 3, 4] as const).flatMap((players) =>
  (['standard', 'advanced', 'expert'] as const).flatMap((difficulty) =>
    (['none', 'family', 'extreme'] as const).map((variant): Options => ({ players, difficulty, variant })),
  ),
)

/** Every preset, and a pool of one's own with all attacks in it. */
export const everyKind: Options[] = [
  ...presets,
  {
    players: 4,
    difficulty: 'custom',
    variant: 'extreme',
    pool: ['P2', 'P5', 'P7', 'P9', 'P10', 'P11', 'P12', 'E6', 'E9', 'E11', 'E13', 'E14', 'E15', 'E16', 'E17', 'E18'],
  },
]

export const anyGame: fc.Arbitrary<AnyGame> = fc.record({
  options: fc.constantFrom(...everyKind),
  seed: fc.string().map(digest),
})

export const luckFrom = (seed: string): (() => number) => {
  const words = new Stream(seed, 'luck')
  return () => words.word() / 2 ** 32
}

export function playAny({ options, seed }: AnyGame): { events: Event[]; state: State } {
  const ruleset = kingdomDefenders as unknown as Ruleset
  const bots = Array.from({ length: options.players }, () => random as Bot)
  return play(ruleset, options, seed, bots, luckFrom(seed)) as unknown as { events: Event[]; state: State }
}
