// Puts a suite together: games that go through every branch, then records that break every rule one can break in them.
import { SUITE_FORMAT, type Suite } from '../../rules/conformance.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import { chooseCover } from './choose.ts'
import { playMany } from './play-many.ts'
import { breakRecords } from './refusals.ts'

/** Of every kind of game so many are tried. */
export function makeSuite(ruleset: Ruleset, each: number): Suite {
  const chosen = chooseCover([...playMany(ruleset, each)])
  const broken = breakRecords(
    ruleset,
    chosen.map(({ record }) => record),
  )
  const played = chosen.map(({ record, shows }) => ({ shows, record, ...positionsOf(ruleset, record) }))
  const refused = broken.map(({ record, error: { index, rule } }) => ({
    shows: [`${rule}/refused`],
    record,
    positions: positionsOf(ruleset, record).positions,
    error: { index, rule },
  }))
  return {
    ...{ format: SUITE_FORMAT, ruleset: ruleset.name, version: ruleset.version, pack: ruleset.fingerprint },
    branches: [...new Set([...played, ...refused].flatMap(({ shows }) => shows))].sort(),
    cases: [...played, ...refused].map((one, at) => ({ number: at + 1, ...one })),
  }
}

function positionsOf(ruleset: Ruleset, record: unknown) {
  const { positions, result } = ruleset.replay(record)
  return { positions: positions.map((text) => JSON.parse(text) as unknown), ...(result !== undefined && { result }) }
}
