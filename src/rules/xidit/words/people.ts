// Who a sentence is about: the reader, somebody by name, or the dummy.
import type { Reader } from '../../ruleset.ts'
import { capital, personFor as named, type Person } from '../../words.ts'
import type { Contender } from '../state.ts'
import type { Nouns } from './nouns.ts'

export { capital, type Person }

export function personFor(reader: Reader, nouns: Nouns): (who: Contender) => Person {
  const seated = named(reader, nouns)
  const dummy: Person = { you: false, start: capital(nouns.dummy), name: nouns.dummy }
  return (who) => (who === 'dummy' ? dummy : seated(who))
}

/** The reader first, as one does; the others as they come. */
export const readerFirst = (people: readonly Person[]): Person[] => [
  ...people.filter(({ you }) => you),
  ...people.filter(({ you }) => !you),
]
