// The bots there are, by game and name. main passes them on; nothing else outside bots/ knows which game has which.
import type { KingdomDefenders } from '../rules/kingdom-defenders/kingdom-defenders.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import type { Xidit } from '../rules/xidit/xidit.ts'
import type { Bot, Bots } from './bot.ts'
import { random as randomDefender } from './kingdom-defenders/random.ts'
import { regent as regentDefender } from './kingdom-defenders/regent.ts'
import { random } from './xidit/random.ts'
import { regent } from './xidit/regent.ts'

/** By game. A ruleset's name says what else it holds. `random` takes any legal option; `regent` is the built-in player. */
export const bots: Readonly<Record<string, Bots>> = {
  'kingdom-defenders': {
    standIn: 'regent',
    makers: {
      random: () => randomDefender as Bot,
      regent: (ruleset) => regentDefender((ruleset as unknown as KingdomDefenders).pack) as Bot,
    },
    rare: [
      // A shared victory: of a thousand games of two there are a handful.
      {
        options: { players: 2, difficulty: 'standard', variant: 'none' },
        bot: 'random',
        seed: 'conformance/0',
        number: 28,
      },
    ],
  },
  xidit: {
    standIn: 'regent',
    makers: {
      random: () => random as Bot,
      regent: (ruleset) => regent((ruleset as unknown as Xidit).pack) as Bot,
    },
  },
}

/** Of all games. */
export const botNames: readonly string[] = [
  ...new Set(Object.values(bots).flatMap(({ makers }) => Object.keys(makers))),
]

/** A bot for this game, with the pack it is played with; undefined where there is none of that name. */
export function botFor(name: string, ruleset: Ruleset): Bot | undefined {
  const makers = Object.hasOwn(bots, ruleset.name) ? bots[ruleset.name]!.makers : {}
  return Object.hasOwn(makers, name) ? makers[name]!(ruleset) : undefined
}
