// Checking a finished game, of whatever kind: that the seed follows from what was committed to and contributed, that the log
// keeps the rules and fits its seals, that the record is the log's, and that it leads to the result everybody was shown.
import { isSame } from './canonical.ts'
import { commitment, isHex64, isNonce, seedFrom } from './fairness.ts'
import { contributedBy, PACKLESS_FORMAT, PROOF_FORMAT, type Proof } from './proof.ts'
import type { Finding, Ruleset } from './ruleset.ts'
import { checkFields, type Fields, isObject } from './shape.ts'
import { checkKept, type Kept } from './verify-kept.ts'
import { followLog } from './verify-log.ts'
import { brokenHead, brokenSeal, checkProof } from './verify-shape.ts'
import { finding, unknowable } from './verify-words.ts'

/** Looks at everything, whatever it is given. */
export function verify(ruleset: Ruleset, proof: unknown, kept: Kept = {}): Finding[] {
  if (isObject(proof) && !Object.hasOwn(proof, 'format')) return verifyOld(ruleset, proof)
  const misshapen = checkProof(proof)
  if (misshapen) return [{ what: 'proof', ok: false, detail: misshapen }]
  const given = proof as Proof
  const { record, log } = given
  const followed = followLog(ruleset, { ...record }, log)
  const { broken, events, isOver } = followed
  const isWhole = broken === undefined && isOver
  const [seal, head] = [brokenSeal(given), brokenHead(given)]
  return [
    finding('game', isGameOf(ruleset, given), {
      good: `it is a game of ${ruleset.name}, by version ${ruleset.version} of the rules`,
      bad: `it is no game of ${ruleset.name} by version ${ruleset.version} of the rules, with the pack ${ruleset.fingerprint}`,
    }),
    ...checkChance(given),
    checkContributed(given),
    ...checkRecord(ruleset, given),
    finding('log', isWhole, {
      good: 'every page of the log follows from chance, from an answer or by the rules, to the end of the game',
      bad:
        broken === undefined
          ? 'the log does not reach the end of the game'
          : `page ${broken + 1} of the log does not follow from what was before`,
    }),
    finding('entries', isWhole && isSame(ruleset.record(events), record), {
      good: 'the record holds what the log holds',
      bad: 'the record does not follow from the log',
    }),
    finding('seals', seal === undefined, {
      good: 'every page of the log fits its seal',
      bad: `page ${(seal ?? 0) + 1} of the log does not fit its seal`,
    }),
    finding('heads', head === undefined, {
      good: 'every head follows from the one before',
      bad: `the head of page ${(head ?? 0) + 1} of the log does not follow`,
    }),
    ...checkKept(given, followed.saidBy, kept),
  ]
}

const isGameOf = ({ name, version, fingerprint }: Ruleset, proof: Proof): boolean =>
  proof.ruleset === name &&
  proof.version === version &&
  (proof.format === PACKLESS_FORMAT || proof.pack === fingerprint)

/** Before proofs held the log: nothing in them ties the record to what players handed in. */
function verifyOld(ruleset: Ruleset, proof: Fields): Finding[] {
  const misshapen = checkFields(proof, ['record', 'commitment', 'secret', 'nonces', 'result'], [], '')
  if (misshapen) return [{ what: 'proof', ok: false, detail: misshapen.message }]
  return [
    ...checkChance(proof),
    ...checkRecord(ruleset, proof),
    unknowable(
      'log',
      'a proof of this old form holds no log: whether the orders in its record are those that were handed in, and who had a part in chance, cannot be told from it',
    ),
  ]
}

function checkChance({ commitment: shown, secret, nonces, record }: Fields | Proof): Finding[] {
  const seed = isObject(record) ? record.seed : undefined
  const players = isObject(record) && isObject(record.options) ? record.options.players : undefined
  return [
    finding('commitment', isHex64(secret) && commitment(secret) === shown, {
      good: 'the secret is the one committed to before any nonce was given',
      bad: 'the secret is not the one committed to',
    }),
    finding('nonces', areNonces(nonces) && nonces.length === players, {
      good: 'there is a nonce, or the empty word for none, at every seat',
      bad: 'a nonce of 0 to 64 letters, digits or dashes is needed for every player',
    }),
    finding('seed', isHex64(secret) && areNonces(nonces) && seedFrom(secret, nonces) === seed, {
      good: 'the seed follows from the secret and the nonces',
      bad: 'the seed does not follow from the secret and the nonces',
    }),
  ]
}

function checkContributed({ chain, contributed, nonces }: Proof): Finding {
  if (chain === 1 && contributed === null)
    return unknowable('contributed', 'when this game began the server drew nonces too: who had a part cannot be told')
  const shown = areNonces(nonces) ? contributedBy(nonces) : []
  const who = shown.flatMap((had, seat) => (had ? [seat] : []))
  return finding('contributed', chain === 2 && areNonces(nonces) && isSame(shown, contributed), {
    good:
      who.length === 0 ? 'nobody at the table had a part in the seed' : `a part in the seed: seats ${who.join(', ')}`,
    bad: 'who had a part in the seed is not said as the nonces show it',
  })
}

function checkRecord(ruleset: Pick<Ruleset, 'replay'>, { record, result: shown }: Fields | Proof): Finding[] {
  const { error, result } = ruleset.replay(record)
  return [
    finding('rules', !error, {
      good: 'the record keeps the rules from the first entry to the last',
      bad: `entry ${error?.index} of the record breaks ${error?.rule}: ${error?.message}`,
    }),
    finding('end', result !== undefined, {
      good: 'the game was played to its end',
      bad: 'the record does not reach the end of the game',
    }),
    finding('result', result !== undefined && isSame(result, shown), {
      good: 'the result follows from the record',
      bad: 'the result shown does not follow from the record',
    }),
  ]
}

const areNonces = (nonces: unknown): nonces is string[] => Array.isArray(nonces) && nonces.every(isNonce)

export type { Kept, Proof }
export { PROOF_FORMAT }
