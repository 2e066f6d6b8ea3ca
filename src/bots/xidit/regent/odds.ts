// The three assessments as chances: who is likely to be out when, and how likely a lord is to stay in.

/** A likely value for each assessment, in their order, and how far off it may well be. */
export interface Outlook {
  readonly values: readonly number[]
  readonly doubts: readonly number[]
}

/** The likelihood that something normally spread lies below `z` times its spread. A logistic curve comes close enough. */
export const likelihood = (z: number): number => 1 / (1 + Math.exp(-1.702 * z))

/** Five points that stand for a normal spread, with their weights. */
const POINTS = [-2.02, -0.958, 0, 0.958, 2.02]
const WEIGHTS = [0.0199, 0.2221, 0.516, 0.2221, 0.0199].map((weight, _, all) => weight / all.reduce((a, b) => a + b))
const LEAST_DOUBT = 0.35

/** Rivals still in, as a bit for each, and how likely exactly they are. */
type Fields = Map<number, number>

export interface Odds {
  /** How likely a lord with this value stays in at the assessment with this index, if still in before it. */
  stays(assessment: number, value: number): number
}

/** `leaving` says how many are eliminated at each assessment. */
export function odds(doubts: readonly number[], rivals: readonly Outlook[], leaving: readonly number[]): Odds {
  const fields: Fields[] = [new Map([[2 ** rivals.length - 1, 1]])]
  for (let at = 0; at + 1 < leaving.length; at++) {
    let field = fields[at]!
    for (let left = leaving[at]!; left > 0; left--) field = withoutTheLast(field, rivals, at)
    fields.push(field)
  }
  const inIt = fields.map((field) =>
    [...field].map(([bits, weight]) => ({ weight, others: rivals.filter((_, rival) => bits & (1 << rival)) })),
  )
  return {
    stays(at, value) {
      let likely = 0
      for (const { weight, others } of inIt[at]!)
        likely += weight * notAmongTheLast(at, value, doubts[at]!, others, leaving[at]!)
      return likely
    },
  }
}

/** One of them less: each may be the last, the weaker the likelier. */
function withoutTheLast(before: Fields, rivals: readonly Outlook[], at: number): Fields {
  const after: Fields = new Map()
  for (const [field, weight] of before) {
    const inIt = rivals.map((_, rival) => rival).filter((rival) => field & (1 << rival))
    const last = inIt.map((rival) => {
      const { values, doubts } = rivals[rival]!
      const others = inIt.filter((other) => other !== rival).map((other) => rivals[other]!)
      return 1e-6 + 1 - notAmongTheLast(at, values[at]!, doubts[at]!, others, 1)
    })
    const sum = last.reduce((a, b) => a + b, 0)
    for (const [i, rival] of inIt.entries()) {
      const rest = field & ~(1 << rival)
      after.set(rest, (after.get(rest) ?? 0) + (weight * last[i]!) / sum)
    }
  }
  return after
}

/** How likely at least `leaving` of the others end up below this value. */
function notAmongTheLast(
  at: number,
  value: number,
  doubt: number,
  others: readonly Outlook[],
  leaving: number,
): number {
  let likely = 0
  for (let i = 0; i < POINTS.length; i++) {
    const mine = value + POINTS[i]! * doubt
    // How likely none, and exactly one, of the others is below.
    let none = 1
    let single = 0
    for (const { values, doubts } of others) {
      const below = likelihood((mine - values[at]!) / Math.max(LEAST_DOUBT, doubts[at]!))
      single = single * (1 - below) + none * below
      none *= 1 - below
    }
    likely += WEIGHTS[i]! * (leaving === 1 ? 1 - none : 1 - none - single)
  }
  return likely
}
