// The games this server plays: their rules in all versions, their bots and their pictures. main passes it in, so that
// nothing here knows which games there are.
import type { Bot } from '../../bots/bot.ts'
import type { Picture } from '../../picture/picture.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import type { StandIns } from '../model/agreement.ts'

/** Which rules a game began with. It plays to its end with these and no others. */
export interface RulesName {
  readonly ruleset: string
  readonly version: number
}

export interface Catalogue {
  /** What new games begin with: one of each game, in the order they are offered. */
  readonly standards: readonly Ruleset[]
  /** The same of the game with this name. */
  standard(name: string): Ruleset | undefined
  /** Undefined when this server does not have them. */
  rulesOf(name: RulesName): Ruleset | undefined
  /** The names of the bots that play by these rules. */
  botNames(ruleset: Ruleset): readonly string[]
  /** Undefined where there is none of that name. */
  bot(ruleset: Ruleset, name: string): Bot | undefined
  /** Which of them plays for people who are away, or gone. */
  standIn(ruleset: Ruleset): string
  /** Undefined where there is no picture of the game. */
  picture(ruleset: Ruleset): Picture | undefined
}

/** Who may stand in at a table that plays by these rules. */
export const standInsOf = (catalogue: Catalogue, ruleset: Ruleset): StandIns => ({
  names: catalogue.botNames(ruleset),
  usual: catalogue.standIn(ruleset),
})
