// A suite of records by which an engine in another language shows that it plays by the same rules: docs/conformance.md. Made by
// `herald conformance`, kept with the game, one for each version of its rules.

export const SUITE_FORMAT = 'herald-conformance/1'

export interface Suite {
  readonly format: typeof SUITE_FORMAT
  readonly ruleset: string
  readonly version: number
  /** The fingerprint of what it is played with. */
  readonly pack: string
  /** Every branch of the rules that some case goes through, as the game names them: the section, a slash, and words. */
  readonly branches: readonly string[]
  readonly cases: readonly Case[]
}

export interface Case {
  /** From 1. */
  readonly number: number
  /** The branches that this case is there for: of those before it none goes through them. A refusal's is the rule that refuses. */
  readonly shows: readonly string[]
  readonly record: unknown
  /** After the set-up, and then as the rules of the record say; canonical JSON gives the same texts everywhere. */
  readonly positions: readonly unknown[]
  /** Where the record breaks a rule: the entry, from 0 (-1 is the header), and which rule. */
  readonly error?: { readonly index: number; readonly rule: string }
  /** Where the record reaches the end of the game. */
  readonly result?: unknown
}
