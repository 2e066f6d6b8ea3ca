// The suite of records by which somebody else's engine shows that it plays by the same rules as this server.
import type { Suite } from '../../../rules/conformance.ts'
import type { RulesName } from '../../../rules/versions.ts'
import { done, fail, type Outcome } from '../../model/failure.ts'
import { type Catalogue, knownRules } from '../../ports/catalogue.ts'

/** Of the rules a new game begins with; or of those of a version, where one is named. */
export async function readConformance(
  catalogue: Catalogue,
  { ruleset, version, pack = '' }: Pick<RulesName, 'ruleset'> & Partial<RulesName>,
): Promise<Outcome<Suite>> {
  const found = version === undefined ? catalogue.standard(ruleset) : catalogue.rulesOf({ ruleset, version, pack })
  const suite = found && (await catalogue.suite(found))
  return suite ? done(suite) : fail({ kind: 'no-such-ruleset', ruleset, ...knownRules(catalogue, ruleset) })
}
