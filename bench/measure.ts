// Clocks and middles. The machine is noisy, so contenders alternate and the middle of many rounds counts.

/** Milliseconds: on the wall, and of the processor (which other programs disturb less). */
export interface Spent {
  wall: number
  cpu: number
}

export interface Clock {
  readonly spent: Spent
  /** Runs the work and adds what it cost. */
  time<T>(work: () => T): T
}

export function clock(): Clock {
  const spent = { wall: 0, cpu: 0 }
  return {
    spent,
    time(work) {
      const cpu = process.cpuUsage()
      const wall = performance.now()
      const made = work()
      spent.wall += performance.now() - wall
      const { user, system } = process.cpuUsage(cpu)
      spent.cpu += (user + system) / 1000
      return made
    },
  }
}

/** What each of many runs of the same work cost, after some to warm up. */
export function timeEach(runs: number, warmUp: number, work: () => unknown): Spent[] {
  for (let run = 0; run < warmUp; run++) work()
  return Array.from({ length: runs }, () => {
    const { spent, time } = clock()
    time(work)
    return spent
  })
}

/** Plays the contenders in turn, round after round; each gives one figure a round. The first rounds only warm up. */
export function alternate<T>(contenders: Record<string, () => T>, rounds: number, warmUp: number): Record<string, T[]> {
  const figures = Object.fromEntries(Object.keys(contenders).map((name): [string, T[]] => [name, []]))
  for (let round = -warmUp; round < rounds; round++)
    for (const [name, play] of Object.entries(contenders)) {
      const figure = play()
      if (round >= 0) figures[name]!.push(figure)
    }
  return figures
}

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('Nothing was measured.')
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The same of what was spent, by either clock. */
export const quantileBy = (spent: readonly Spent[], by: keyof Spent, share: number): number =>
  quantile(
    spent.map((each) => each[by]),
    share,
  )
