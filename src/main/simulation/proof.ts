// What is published when a game ends, so that everybody can check it.
import { commitment, digest } from '../../rules/fairness.ts'
import { contributedBy, PROOF_FORMAT, type Proof, sealedPages } from '../../rules/proof.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import { eventSchema } from '../../rules/upcast.ts'
import type { PlayedGame } from './series.ts'

const SALT_LENGTH = 32

export function proofOf(ruleset: Ruleset, { game, record, secret, nonces, pages }: PlayedGame): Proof {
  const { result } = ruleset.replay(record)
  if (result === undefined) throw new Error('the record does not lead to a result')
  const schema = eventSchema(ruleset)
  const saltOf = (at: number) => digest(`${game}/salt/${at}`).slice(0, SALT_LENGTH)
  const salted = pages.map((events, at) => ({ salt: saltOf(at), schema, events }))
  return {
    ...{
      format: PROOF_FORMAT,
      game,
      ruleset: ruleset.name,
      version: ruleset.version,
      pack: ruleset.fingerprint,
      chain: 2,
    },
    ...{ commitment: commitment(secret), secret, nonces, contributed: contributedBy(nonces) },
    ...{ record, result, log: sealedPages(game, salted) },
  }
}
