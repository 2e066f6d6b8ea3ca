// What was more at the end than after the beginning. The first third warms up; then the middle third is held against the last.
import type { Sample } from './samples.ts'

interface Series {
  readonly name: string
  readonly of: (sample: Sample) => number | undefined
  /** What is not growth: a part of it, and so much besides. */
  readonly part: number
  readonly besides: number
}

const SHARED: readonly Series[] = [
  { name: 'connections', of: ({ connections }) => connections, part: 0.1, besides: 3 },
  { name: 'MB of tables whose rows come and go', of: ({ passingMb }) => passingMb, part: 0.5, besides: 4 },
  { name: 'MB of tables for each game', of: ({ keptMb, games }) => keptMb / games, part: 0.1, besides: 0 },
  { name: 'part of dead rows', of: ({ dead }) => dead, part: 0, besides: 0.15 },
  { name: 'MB in Redis', of: ({ redisMb }) => redisMb, part: 0.1, besides: 2 },
  { name: 'keys in Redis', of: ({ redisKeys }) => redisKeys, part: 0.1, besides: 100 },
]

const ofProcess = (name: string): Series[] => [
  { name: `MB in use of ${name}`, of: ({ processes }) => processes[name]?.heapMb, part: 0.1, besides: 8 },
  // Neither V8 nor the system's allocator gives back what it may need again; what leaks goes on.
  { name: `MB of ${name}`, of: ({ processes }) => processes[name]?.rssMb, part: 0.15, besides: 15 },
  { name: `handles of ${name}`, of: ({ processes }) => processes[name]?.handles, part: 0.1, besides: 5 },
  { name: `threads of ${name}`, of: ({ processes }) => processes[name]?.threads, part: 0, besides: 2 },
]

export function grown(samples: readonly Sample[]): string[] {
  const third = Math.floor(samples.length / 3)
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
  const names = Object.keys(samples.at(-1)!.processes)
  return [...SHARED, ...names.flatMap(ofProcess)].flatMap(({ name, of, part, besides }) => {
    const [before, after] = [middleOf(middle.map(of)), middleOf(last.map(of))]
    return after <= before * (1 + part) + besides ? [] : [`${name}: ${round(before)}, then ${round(after)}`]
  })
}

export function middleOf(figures: readonly (number | undefined)[]): number {
  const sorted = figures.filter((figure) => figure !== undefined).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const round = (figure: number): number => Math.round(figure * 100) / 100
