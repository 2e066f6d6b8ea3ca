// Checking a finished game, of whatever kind: that the seed follows from what was committed to and contributed, that the
// record keeps the rules, and that it leads to the result everybody was shown.
import { isSame } from './canonical.ts'
import { commitment, isHex64, isNonce, seedFrom } from './fairness.ts'
import type { Finding, GameRecord, Ruleset } from './ruleset.ts'
import { checkFields, type Fields, isObject } from './shape.ts'

/** What is published when a game ends. */
export interface Proof {
  readonly record: GameRecord
  /** Known to everybody since before the first player joined. */
  readonly commitment: string
  readonly secret: string
  /** In seat order. */
  readonly nonces: readonly string[]
  readonly result: unknown
}

/** Looks at everything, whatever it is given. */
export function verify(ruleset: Pick<Ruleset, 'replay'>, proof: unknown): Finding[] {
  const misshapen = checkFields(proof, ['record', 'commitment', 'secret', 'nonces', 'result'], [], '')
  if (misshapen) return [{ what: 'proof', ok: false, detail: misshapen.message }]
  const { record, secret, nonces, ...shown } = proof as Fields
  const seed = isObject(record) ? record.seed : undefined
  const players = isObject(record) && isObject(record.options) ? record.options.players : undefined
  const { error, result } = ruleset.replay(record)

  return [
    finding('commitment', isHex64(secret) && commitment(secret) === shown.commitment, {
      good: 'the secret is the one committed to before players joined',
      bad: 'the secret is not the one committed to',
    }),
    finding('nonces', areNonces(nonces) && nonces.length === players, {
      good: 'there is a nonce for every player',
      bad: 'a nonce of 0 to 64 letters, digits or dashes is needed for every player',
    }),
    finding('seed', isHex64(secret) && areNonces(nonces) && seedFrom(secret, nonces) === seed, {
      good: 'the seed follows from the secret and the nonces',
      bad: 'the seed does not follow from the secret and the nonces',
    }),
    finding('rules', !error, {
      good: 'the record keeps the rules from the first entry to the last',
      bad: `entry ${error?.index} of the record breaks ${error?.rule}: ${error?.message}`,
    }),
    finding('end', result !== undefined, {
      good: 'the game was played to its end',
      bad: 'the record does not reach the end of the game',
    }),
    finding('result', result !== undefined && isSame(result, shown.result), {
      good: 'the result follows from the record',
      bad: 'the result shown does not follow from the record',
    }),
  ]
}

const finding = (what: string, ok: boolean, words: { good: string; bad: string }): Finding => ({
  what,
  ok,
  detail: ok ? words.good : words.bad,
})

const areNonces = (nonces: unknown): nonces is string[] => Array.isArray(nonces) && nonces.every(isNonce)
