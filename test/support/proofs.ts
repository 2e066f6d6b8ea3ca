// Proofs of whole games between bots, of whatever game, without a server.
import type { Bot } from '../../src/bots/bot.ts'
import { play } from '../../src/bots/play.ts'
import { proofOf } from '../../src/main/simulation/proof.ts'
import { canonical } from '../../src/rules/canonical.ts'
import { commitment, digest, seedFrom } from '../../src/rules/fairness.ts'
import type { Proof } from '../../src/rules/proof.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { luckOf } from './play.ts'

/** In seat order, some of them empty: as many play. */
export function proofBy(ruleset: Ruleset, options: unknown, bot: Bot, nonces: readonly string[]): Proof {
  const secret = digest('the server’s secret')
  const seed = seedFrom(secret, nonces)
  const bots = nonces.map(() => bot)
  const { events, pages } = play(ruleset, options, seed, bots, luckOf(seed))
  const outcome = ruleset.outcome(events)!
  const played = { record: ruleset.record(events), outcome, secret, nonces: [...nonces], game: 'some-game', pages }
  return JSON.parse(JSON.stringify({ ...proofOf(ruleset, played), commitment: commitment(secret) }))
}

/** The same game as it would have been kept before there were seals: each event is hashed by itself, and only answers have salts. */
export function ofOldChain(proof: Proof): Proof {
  let head = digest(proof.game)
  const log = proof.log.map(({ events, ...page }, at) => {
    for (const event of events) head = digest(`${head}/${canonical(event)}`)
    return at % 3 === 0 ? { ...page, salt: null, seal: null, head, events } : { ...page, head, events }
  })
  return { ...proof, chain: 1, contributed: null, log }
}
