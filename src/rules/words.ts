// Words that every game needs: who a sentence is about, and what an instruction is called.
import type { Reader, Seat } from './ruleset.ts'

/** Somebody a sentence is about: the reader, or somebody by name. */
export interface Person {
  readonly you: boolean
  /** At the beginning of a sentence, and within one. */
  readonly start: string
  readonly name: string
}

/** How a language says "you", and calls somebody without a name by the letter of the seat. */
export interface Addressing {
  readonly you: string
  seat(letter: string): string
}

/** A standing instruction: what it is called, what it decides, and what is done by default. */
export interface InstructionWords {
  readonly title: string
  readonly about: string
  readonly usual: string
}

/** A name is said often: a very long one would make very long sentences. */
const LONGEST = 60

export function personFor({ viewer, names }: Reader, { you, seat }: Addressing): (who: Seat) => Person {
  const called = (name: string | undefined) => [...(name ?? '').replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('')
  return (who) => {
    if (who === viewer) return { you: true, start: capital(you), name: you }
    const name = called(names[who]) || seat(String.fromCharCode(65 + who))
    return { you: false, start: name, name }
  }
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
