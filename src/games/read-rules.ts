// The games this server plays, and each one's rules as data.
import { gameNamed, games } from '../rules/games.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { done, fail, type Outcome } from './failure.ts'

export interface RulesCard {
  readonly ruleset: string
  readonly version: number
  readonly seats: Ruleset['seats']
}

const cardOf = ({ name, version, seats }: Ruleset): RulesCard => ({ ruleset: name, version, seats })

export const listRules = (): RulesCard[] => games.map(({ standard }) => cardOf(standard))

export function readRules(ruleset: string): Outcome<RulesCard & { facts: unknown }> {
  const found = gameNamed(ruleset)?.standard
  return found ? done({ ...cardOf(found), facts: found.facts }) : fail({ kind: 'no-such-ruleset', ruleset })
}
