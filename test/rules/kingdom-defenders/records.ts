// The recorded games and the vectors, as the tests read them.
import { readFileSync } from 'node:fs'
import type { Entry, GameRecord } from '../../../src/rules/kingdom-defenders/record.ts'

const read = (name: string) => readFileSync(new URL(`../../records/${name}`, import.meta.url), 'utf8')

export interface Sample {
  record: GameRecord & { seed: string }
  positions: unknown[]
}

export const samples: Sample[] = read('kingdom-defenders.samples.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sample)

interface Vectors {
  dice: { below6: number; die: string; face: string; purpose: string; seed: string }[]
  seed_from: { commitment: string; nonces: string[]; secret: string; seed: string }[]
  setups: (Record<string, unknown> & { options: GameRecord['options']; seed: string })[]
  silence: { sample: number; answers: Entry[] }[]
  silent: { options: GameRecord['options']; seed: string; entries: Entry[]; totals: number[] }[]
  streams: {
    seed: string
    purpose: string
    words: number[]
    below: [number, number][]
    belowWithRejection: { n: number; values: number[] }
    shuffled1to34: number[]
  }[]
}

export const vectors = JSON.parse(read('kingdom-defenders.vectors.json')) as Vectors
