// What those at a table are called: as in letters and stories, who share a name are told apart by a number.
import { isolated } from '../../src/text/isolated.ts'
import type { SeatCard } from '../api/types.ts'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V']

/** By seat. */
export function namesOf(
  seats: readonly (Pick<SeatCard, 'seat' | 'name' | 'bot'> & Partial<Pick<SeatCard, 'program'>>)[],
  former: string,
  /** Marks a program as one. */
  marked: (name: string) => string = (name) => name,
): Map<number, string> {
  const named = seats
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, name, bot, program }) => ({
      seat,
      name:
        (name === null ? null : program ? marked(isolated(name)) : isolated(name)) ??
        (bot ? `${bot[0]!.toUpperCase()}${bot.slice(1)}` : former),
    }))
  return new Map(
    named.map(({ seat, name }, i) => {
      const before = named.slice(0, i).filter((other) => other.name === name).length
      const isShared = before > 0 || named.slice(i + 1).some((other) => other.name === name)
      return [seat, isShared ? `${name} ${NUMERALS[before] ?? before + 1}` : name]
    }),
  )
}
