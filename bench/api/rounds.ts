// Short rounds of load, in turn on each contender, and what they say of one beside the other.
import { median } from '../measure.ts'
import type { Row, Wanted } from '../report.ts'
import type { Round } from './load.ts'

/** The first is thrown away: everything is cold then. */
const ROUNDS = 5
const WARM_UP = 1

export async function inTurn<Name extends string>(
  contenders: Record<Name, () => Promise<Round>>,
): Promise<Record<Name, Round[]>> {
  const names = Object.keys(contenders) as Name[]
  const rounds = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<Name, Round[]>
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const name of names) {
      const made = await contenders[name]()
      if (round >= 0) rounds[name].push(made)
    }
  return rounds
}

const middle = (rounds: readonly Round[], of: keyof Round): number => median(rounds.map((round) => round[of]))

/** Round by round, since a slow minute slows both. */
const ratio = (ours: readonly Round[], beside: readonly Round[], of: keyof Round): number =>
  median(ours.map((round, at) => round[of] / beside[at]![of]))

const both = (ours: readonly Round[], beside: readonly Round[], of: keyof Round) => ({
  ours: middle(ours, of),
  beside: middle(beside, of),
})

/** How fast, in percent of the other; then how long an answer takes, and what it costs the server's processor. */
export const speedRows = (what: string, ours: readonly Round[], bare: readonly Round[], wanted?: Wanted): Row[] => [
  {
    what: `${what}, a second`,
    ...both(ours, bare, 'rate'),
    figure: 100 * ratio(ours, bare, 'rate'),
    unit: '%',
    ...(wanted && { wanted }),
  },
  ...costRows(what, ours, bare),
]

/** How much dearer than the other, by the time that an answer takes. */
export const dearerRows = (what: string, ours: readonly Round[], less: readonly Round[], wanted: Wanted): Row[] => [
  {
    what: `${what}, ms an answer`,
    ours: 1000 / middle(ours, 'rate'),
    beside: 1000 / middle(less, 'rate'),
    figure: ratio(less, ours, 'rate'),
    unit: 'times',
    wanted,
  },
  ...costRows(what, ours, less),
]

const COSTS = [
  ['p50', 'p50 ms'],
  ['p99', 'p99 ms'],
  ['cpu', 'server CPU µs'],
] as const

const costRows = (what: string, ours: readonly Round[], beside: readonly Round[]): Row[] =>
  COSTS.map(([of, words]) => ({
    what: `${what}, ${words}`,
    ...both(ours, beside, of),
    figure: ratio(ours, beside, of),
    unit: 'times',
  }))
