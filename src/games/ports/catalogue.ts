// The games this server plays: their rules in all versions, their bots and their pictures. main passes it in, so that
// nothing here knows which games there are.
import type { Bot } from '../../bots/bot.ts'
import type { Picture } from '../../picture/picture.ts'
import type { Suite } from '../../rules/conformance.ts'
import type { GameSchemas } from '../../rules/game-schemas.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import type { RulesName } from '../../rules/versions.ts'
import type { StandIns } from '../model/agreement.ts'
import type { KnownRules } from '../model/failure.ts'
import type { GameFile } from '../model/game.ts'
import { MissingRules } from '../model/missing-rules.ts'

export interface Catalogue {
  /** What new games begin with: one of each game, in the order they are offered. */
  readonly standards: readonly Ruleset[]
  /** The same of the game with this name. */
  standard(name: string): Ruleset | undefined
  /** Those a game began with: it plays to its end with these and no others. Undefined when this server does not have them. */
  rulesOf(name: RulesName): Ruleset | undefined
  /** All that games of this name may be played by; none where there is no such game. */
  versionsOf(name: string): readonly Ruleset[]
  /** The names of the bots that play by these rules. */
  botNames(ruleset: Ruleset): readonly string[]
  /** Undefined where there is none of that name. */
  bot(ruleset: Ruleset, name: string): Bot | undefined
  /** Which of them plays for people who are away, or gone. */
  standIn(ruleset: Ruleset): string
  /** Undefined where there is no picture of the game. */
  picture(ruleset: Ruleset): Picture | undefined
  /** Undefined where its shapes are not described. */
  schemas(ruleset: Ruleset): GameSchemas | undefined
  /** The numbered rules of the game with this name, in Markdown; undefined where they are not written down. */
  rulesText(name: string): string | undefined
  /** What another engine is held against; undefined where there is none. */
  suite(ruleset: Ruleset): Promise<Suite | undefined>
}

export type { GameSchemas }

/** Who may stand in at a table that plays by these rules. */
export const standInsOf = (catalogue: Catalogue, ruleset: Ruleset): StandIns => ({
  names: catalogue.botNames(ruleset),
  usual: catalogue.standIn(ruleset),
})

/** For whoever names rules that are not there. */
export const knownRules = (catalogue: Catalogue, ruleset: string): KnownRules => ({
  games: catalogue.standards.map(({ name }) => name),
  versions: catalogue.versionsOf(ruleset).map(({ version, fingerprint }) => ({ version, pack: fingerprint })),
})

/** The rules a game began with. Throws where this server does not have them. */
export function rulesFor(catalogue: Catalogue, file: GameFile): Ruleset {
  const ruleset = catalogue.rulesOf(file)
  if (!ruleset) throw new MissingRules(file)
  return ruleset
}
