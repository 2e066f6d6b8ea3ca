// The bots there are, by name. Everything outside bots/ finds them here and never names a game: each game has its own.
import type { KingdomDefenders } from '../rules/kingdom-defenders/kingdom-defenders.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import type { Xidit } from '../rules/xidit/xidit.ts'
import type { Bot } from './bot.ts'
import { random as randomDefender } from './kingdom-defenders/random.ts'
import { regent as regentDefender } from './kingdom-defenders/regent.ts'
import { random } from './xidit/random.ts'
import { regent } from './xidit/regent.ts'

type Maker = (ruleset: Ruleset) => Bot

/** By game, then by name. A ruleset's name says what else it holds. */
const makers: Readonly<Record<string, Readonly<Record<string, Maker>>>> = {
  'kingdom-defenders': {
    random: () => randomDefender as Bot,
    regent: (ruleset) => regentDefender((ruleset as unknown as KingdomDefenders).pack) as Bot,
  },
  xidit: {
    random: () => random as Bot,
    regent: (ruleset) => regent((ruleset as unknown as Xidit).pack) as Bot,
  },
}

/** `random` takes any legal option; `regent` is the built-in player. */
export const botNames: readonly string[] = ['random', 'regent']

/** A bot for this game, with the pack it is played with; undefined where there is none of that name. */
export function botFor(name: string, ruleset: Ruleset): Bot | undefined {
  const ofGame = Object.hasOwn(makers, ruleset.name) ? makers[ruleset.name]! : {}
  return Object.hasOwn(ofGame, name) ? ofGame[name]!(ruleset) : undefined
}
