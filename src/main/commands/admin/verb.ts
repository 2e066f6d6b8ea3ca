// What a verb of `herald admin` is made of, and what it says.
import type { House } from './house.ts'

/** Words after the verb, and options, as they were given. */
export interface Asked {
  readonly words: readonly string[]
  readonly texts: Readonly<Partial<Record<string, string>>>
  readonly flags: ReadonlySet<string>
}

/** The same twice: in lines for people, and as data. */
export interface Said {
  /** 1: there is something to look into, or it was refused. */
  readonly status: 0 | 1
  readonly lines: readonly string[]
  readonly json: Readonly<Record<string, unknown>>
}

export interface Verb {
  /** What stands behind its name, one word each: `PERSON NAME`. Those in brackets may be left out. */
  readonly takes: string
  readonly summary: string
  readonly texts?: readonly string[]
  readonly flags?: readonly string[]
  run(house: House, asked: Asked): Promise<Said>
}

export interface Subject {
  readonly name: string
  /** What is said about it, below the list of its verbs. */
  readonly about: string
  readonly example: string
  readonly verbs: Readonly<Record<string, Verb>>
}

export const refused = (code: string, sentence: string): Said => ({
  status: 1,
  lines: [`✗ ${sentence}`],
  json: { done: false, refused: code, sentence },
})

/** Rows that are listed at most. */
export const LISTED = 100
