// Puts a suite together: games that go through every branch, then records that break every rule one can break in them.
import { SUITE_FORMAT, type Suite } from '../../rules/conformance.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import { type Chosen, chooseCover } from './choose.ts'
import { playMany, playRare } from './play-many.ts'
import { breakRecords } from './refusals.ts'

/** Of every kind of game so many are tried. */
export function makeSuite(ruleset: Ruleset, each: number): Suite {
  const chosen = chooseCover([...playMany(ruleset, each)])
  const broken = breakRecords(
    ruleset,
    chosen.map(({ record }) => record),
  )
  const judged = ({ record, shows }: Chosen) => ({ shows, record, ...positionsOf(ruleset, record) })
  const played = chosen.map(judged)
  const refused = broken.map(({ record, error: { index, rule } }) => ({
    shows: [`${rule}/refused`],
    record,
    positions: positionsOf(ruleset, record).positions,
    error: { index, rule },
  }))
  // At the end, so that all others keep their numbers when one is found.
  const rare = chooseCover(
    playRare(ruleset),
    chosen.flatMap(({ shows }) => shows),
  ).map(judged)
  const cases = [...played, ...refused, ...rare]
  return {
    ...{ format: SUITE_FORMAT, ruleset: ruleset.name, version: ruleset.version, pack: ruleset.fingerprint },
    branches: [...new Set(cases.flatMap(({ shows }) => shows))].sort(),
    cases: cases.map((one, at) => ({ number: at + 1, ...one })),
  }
}

function positionsOf(ruleset: Ruleset, record: unknown) {
  const { positions, result } = ruleset.replay(record)
  return { positions: positions.map((text) => JSON.parse(text) as unknown), ...(result !== undefined && { result }) }
}
