// Every game the server offers, as tests play it that are about all of them: a new one is in here by being offered.
import type { Bot, Bots } from '../../src/bots/bot.ts'
import { standardOffers } from '../../src/main/parts/catalogue.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { planner } from '../rules/kingdom-defenders/planner.ts'
import { busy } from './play.ts'

export interface Played {
  readonly name: string
  readonly ruleset: Ruleset
  readonly bots: Bots
  /** Takes any legal option. */
  readonly anybody: Bot
  /** Plays so that something happens, without thinking long. */
  readonly lively: Bot
  /** What is agreed for so many, as whoever copies the example would. */
  options(players: number): object
}

/** Where the game's own stand-in would think longer than a test has time for. */
const LIVELY: Readonly<Record<string, unknown>> = { xidit: busy, 'kingdom-defenders': planner }

export const everyGame: readonly Played[] = standardOffers.map(({ game: { name, standard }, bots }) => ({
  ...{ name, ruleset: standard, bots, anybody: bots.makers.random!(standard) },
  lively: (LIVELY[name] as Bot | undefined) ?? bots.makers[bots.standIn]!(standard),
  options: (players) => ({ ...(standard.examples.options as object), players }),
}))

/** For tests that need many tables and not each of every game: they take turns. */
export const gameInTurn = (number: number): Played => everyGame[number % everyGame.length]!

export const playedAs = (name: string): Played => everyGame.find((game) => game.name === name)!
