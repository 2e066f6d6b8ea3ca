// What those at a table are called in letters.
import type { GameFile } from '../ports.ts'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** By seat. Who share a name are told apart. */
export function namesAt({ seats }: GameFile, formerPlayer: string): string[] {
  const names = seats
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ name, bot }) => name ?? (bot === null ? formerPlayer : `${bot[0]!.toUpperCase()}${bot.slice(1)}`))
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length
    const isShared = before > 0 || names.lastIndexOf(name) > i
    return isShared ? `${name} ${NUMERALS[before] ?? before + 1}` : name
  })
}
