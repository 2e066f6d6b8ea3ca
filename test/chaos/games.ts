// The games that are played through it all: those of the server, and a small one of another kind.
import type { Bot } from '../../src/bots/bot.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { secondBots } from '../rules/second-bots.ts'
import { everyGame } from '../support/every-game.ts'
import { second } from './offers.ts'

/** How people open and play one of them. */
export interface Kind {
  readonly ruleset: Ruleset
  readonly options: object
  /** Who sits with them: one that thinks is dear, and comes now and then. */
  readonly bot: (number: number) => string
  /** How people answer. */
  readonly anybody: Bot
}

const KINDS: readonly Kind[] = [
  ...everyGame.map(
    ({ ruleset, options, bots, lively }): Kind => ({
      ...{ ruleset, options: options(3), anybody: lively },
      bot: (number) => (number % 10 === 0 ? bots.standIn : 'random'),
    }),
  ),
  {
    ...{ ruleset: second.game.standard, options: { players: 3 }, bot: () => 'miser' },
    anybody: secondBots.makers.clerk!(second.game.standard),
  },
]

/** They take turns. */
export const kindInTurn = (number: number): Kind => KINDS[number % KINDS.length]!
