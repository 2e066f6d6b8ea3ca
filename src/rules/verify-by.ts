// Checking a finished game by the rules it was played by, whichever of these they are.
import type { Finding, Game, Ruleset } from './ruleset.ts'
import { type Fields, isObject } from './shape.ts'
import { type Kept, verify } from './verify.ts'
import { inWords, type RulesName, rulesNamed } from './versions.ts'

export function verifyBy(games: readonly Game[], proof: unknown, kept: Kept = {}): Finding[] {
  const rules = rulesOf(games, proof)
  if (rules) return verify(rules, proof, kept)
  const name = isObject(proof) ? nameIn(proof) : undefined
  const detail = name
    ? `it is a game of ${inWords(name)}: the rules it was played by are not here`
    : 'it does not say by which rules it was played'
  return [{ what: 'game', ok: false, detail }]
}

/** By what the proof says; one of the oldest form says it by its record alone. */
export function rulesOf(games: readonly Game[], proof: unknown): Ruleset | undefined {
  if (!isObject(proof)) return games[0]?.standard
  const name = nameIn(proof)
  return name ? rulesNamed(games, name) : rulesOfRecord(games, proof.record)
}

function nameIn({ ruleset, version, pack = '' }: Fields): RulesName | undefined {
  if (typeof ruleset !== 'string' || typeof version !== 'number' || typeof pack !== 'string') return undefined
  return { ruleset, version, pack }
}

/** The rules a record is played by, by its format. */
export const rulesOfRecord = (games: readonly Game[], record: unknown): Ruleset | undefined =>
  games
    .flatMap(({ versions }) => versions)
    .find(({ recordFormat }) => isObject(record) && recordFormat === record.format)
