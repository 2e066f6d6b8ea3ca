// The games this server plays, and each one's rules as data.
import { botFor, botNames } from '../../bots/bots.ts'
import { gameNamed, games } from '../../rules/games.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import { PACES, PRESETS, type Preset, type PresetName, USUAL_PACE } from '../model/agreement.ts'
import { done, fail, type Outcome } from '../model/failure.ts'

export interface RulesCard {
  readonly ruleset: string
  readonly version: number
  readonly seats: Ruleset['seats']
}

const cardOf = ({ name, version, seats }: Ruleset): RulesCard => ({ ruleset: name, version, seats })

export const listRules = (): RulesCard[] => games.map(({ standard }) => cardOf(standard))

/** Board, pieces and words as data, and one of each thing a player may send. */
export interface Rules extends RulesCard {
  readonly facts: unknown
  readonly examples: Ruleset['examples']
  readonly bots: readonly string[]
  /** How fast a table may play, from none at all; the same for every game. */
  readonly paces: readonly PaceCard[]
}

export interface PaceCard extends Preset {
  readonly pace: PresetName
  /** Whether it is agreed where nothing is said, at a table for more than one person. */
  readonly usual: boolean
}

const paces = PRESETS.map((pace): PaceCard => ({ pace, ...PACES[pace], usual: pace === USUAL_PACE }))

const rulesOf = (ruleset: Ruleset): Rules => ({
  ...cardOf(ruleset),
  facts: ruleset.facts,
  examples: ruleset.examples,
  bots: botNames.filter((name) => botFor(name, ruleset)),
  paces,
})

export function readRules(ruleset: string): Outcome<Rules> {
  const found = gameNamed(ruleset)?.standard
  return found ? done(rulesOf(found)) : fail({ kind: 'no-such-ruleset', ruleset })
}

/** Of one game, for the reference. */
export const exampleRules = (): Rules => rulesOf(games[0]!.standard)
