// How many days of vacation lie in a year.

/** For each player and calendar year, as the server counts. */
export const DAYS_A_YEAR = 28

const DAY_MS = 24 * 3_600_000

interface Days {
  /** `2027-07-01`; both are part of it. */
  readonly firstDay: string
  readonly lastDay: string
}

export function daysIn(year: number, vacations: readonly Days[]): number {
  const count = ({ firstDay, lastDay }: Days) => {
    const first = Math.max(Date.parse(firstDay), Date.UTC(year, 0, 1))
    const last = Math.min(Date.parse(lastDay), Date.UTC(year, 11, 31))
    return Math.max(0, Math.round((last - first) / DAY_MS) + 1)
  }
  return vacations.reduce((sum, vacation) => sum + count(vacation), 0)
}
