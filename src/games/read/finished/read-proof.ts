// What a finished game is verified with. Secret, nonces and salts leave here, all of them, and only when the game is over.

import { commitment } from '../../../rules/fairness.ts'
import { contributedBy, PROOF_FORMAT, type Proof, type ProofPage } from '../../../rules/proof.ts'
import type { Dependencies } from '../../log/dependencies.ts'
import { readPages } from '../../log/pages/read-pages.ts'
import { sealOf } from '../../model/chain.ts'
import { done, fail, type Outcome } from '../../model/failure.ts'
import type { GameId, Page } from '../../model/game.ts'
import { noncesOf } from '../../model/seats.ts'
import { openBegun, type Reader } from '../known.ts'

export async function readProof(deps: Dependencies, game: GameId, reader: Reader): Promise<Outcome<Proof>> {
  const opened = await openBegun(deps, game, reader)
  if (!opened.ok) return opened
  const { file, ruleset } = opened.value
  if (file.status !== 'finished') return fail({ kind: 'game-not-over' })
  const pages = await readPages(deps, opened.value)
  const record = ruleset.record(pages.flatMap(({ events }) => events))
  const { result } = ruleset.replay(record)
  const nonces = noncesOf(file)
  return done({
    ...{
      format: PROOF_FORMAT,
      game,
      ruleset: file.ruleset,
      version: file.version,
      pack: ruleset.fingerprint,
      chain: file.chain,
    },
    ...{ commitment: commitment(file.secret), secret: file.secret, nonces },
    contributed: file.chain === 1 ? null : contributedBy(nonces),
    ...{ record, result, log: pages.map(({ kept }) => openedPage(kept)) },
  })
}

/** As it is kept: a head that does not fit is for the verifier to find. */
const openedPage = ({ salt, head, schema, events }: Page): ProofPage => ({
  ...{ salt, seal: salt === null ? null : sealOf(salt, events), head, schema, events },
})
