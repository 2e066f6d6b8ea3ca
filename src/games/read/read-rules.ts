// The games this server plays, and each one's rules as data.
import type { Ruleset } from '../../rules/ruleset.ts'
import type { RulesName } from '../../rules/versions.ts'
import { PACES, PRESETS, type Preset, type PresetName, USUAL_PACE } from '../model/agreement.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import { type Catalogue, knownRules } from '../ports/catalogue.ts'

export interface RulesCard {
  readonly ruleset: string
  readonly version: number
  /** The fingerprint of what it is played with. */
  readonly pack: string
  readonly seats: Ruleset['seats']
  /** By seat; null where people choose. */
  readonly colours: readonly string[] | null
}

const cardOf = ({ name, version, fingerprint, seats, colours }: Ruleset): RulesCard => ({
  ...{ ruleset: name, version, pack: fingerprint, seats, colours: colours ?? null },
})

export const listRules = ({ standards }: Catalogue): RulesCard[] => standards.map(cardOf)

/** Board, pieces and words as data, and one of each thing a player may send. */
export interface Rules extends RulesCard {
  readonly facts: unknown
  readonly examples: Ruleset['examples']
  readonly bots: readonly string[]
  /** Which of them plays for people who are away, where nothing else is agreed. */
  readonly standIn: string
  /** How fast a table may play, from none at all; the same for every game. */
  readonly paces: readonly PaceCard[]
}

export interface PaceCard extends Preset {
  readonly pace: PresetName
  /** Whether it is agreed where nothing is said, at a table for more than one person. */
  readonly usual: boolean
}

const paces = PRESETS.map((pace): PaceCard => ({ pace, ...PACES[pace], usual: pace === USUAL_PACE }))

const rulesOf = (catalogue: Catalogue, ruleset: Ruleset): Rules => ({
  ...cardOf(ruleset),
  facts: ruleset.facts,
  examples: ruleset.examples,
  bots: catalogue.botNames(ruleset),
  standIn: catalogue.standIn(ruleset),
  paces,
})

/** Those a new game begins with; or those of a version, where one is named. */
export function readRules(
  catalogue: Catalogue,
  { ruleset, version, pack = '' }: Pick<RulesName, 'ruleset'> & Partial<RulesName>,
): Outcome<Rules> {
  const found = version === undefined ? catalogue.standard(ruleset) : catalogue.rulesOf({ ruleset, version, pack })
  return found
    ? done(rulesOf(catalogue, found))
    : fail({ kind: 'no-such-ruleset', ruleset, ...knownRules(catalogue, ruleset) })
}

/** Of one game, for the reference. */
export const exampleRules = (catalogue: Catalogue): Rules => rulesOf(catalogue, catalogue.standards[0]!)
