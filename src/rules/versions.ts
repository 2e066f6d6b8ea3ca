// Which rules a game was played by: its name, their version, and the fingerprint of what it was played with.
import type { Game, Ruleset } from './ruleset.ts'

export interface RulesName {
  readonly ruleset: string
  readonly version: number
  /** A fingerprint; empty where none was noted: that of the version then. */
  readonly pack: string
}

/** Undefined when they are not among these. */
export const rulesNamed = (games: readonly Game[], { ruleset, version, pack }: RulesName): Ruleset | undefined =>
  games
    .find(({ name }) => name === ruleset)
    ?.versions.find((one) => one.version === version && (pack === '' || one.fingerprint === pack))

export const inWords = ({ ruleset, version, pack }: RulesName): string =>
  `${ruleset}, version ${version}${pack === '' ? '' : `, with the pack ${pack.slice(0, 12)}`}`
