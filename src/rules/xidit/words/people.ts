// Who a sentence is about: the reader, somebody by name, or the dummy.
import type { Reader } from '../../ruleset.ts'
import type { Contender } from '../state.ts'
import type { Nouns } from './nouns.ts'

export interface Person {
  readonly you: boolean
  /** At the beginning of a sentence, and within one. */
  readonly start: string
  readonly name: string
}

/** A name is said often: a very long one would make very long sentences. */
const LONGEST = 60

export function personFor({ viewer, names }: Reader, nouns: Nouns): (who: Contender) => Person {
  const called = (name: string | undefined) => [...(name ?? '').replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('')
  return (who) => {
    if (who === viewer) return { you: true, start: capital(nouns.you), name: nouns.you }
    if (who === 'dummy') return { you: false, start: capital(nouns.dummy), name: nouns.dummy }
    const name = called(names[who]) || nouns.seat(String.fromCharCode(65 + who))
    return { you: false, start: name, name }
  }
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The reader first, as one does; the others as they come. */
export const readerFirst = (people: readonly Person[]): Person[] => [
  ...people.filter(({ you }) => you),
  ...people.filter(({ you }) => !you),
]
