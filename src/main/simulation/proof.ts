// What is published when a game ends, so that everybody can check it.
import { commitment } from '../../rules/fairness.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import type { Proof } from '../../rules/verify.ts'
import type { PlayedGame } from './series.ts'

export function proofOf(ruleset: Ruleset, { record, secret, nonces }: PlayedGame): Proof {
  const { result } = ruleset.replay(record)
  if (result === undefined) throw new Error('the record does not lead to a result')
  return { record, commitment: commitment(secret), secret, nonces, result }
}
