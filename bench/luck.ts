// Chance that is the same in every run, so that two runs measure the same games.
import type { Luck } from '../src/bots/bot.ts'
import type { Seed } from '../src/rules/ruleset.ts'

/** Numbers in [0, 1) that follow from a start (mulberry32). */
export function luckFrom(start: number): Luck {
  let at = start
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), at | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

export const pick = <T>(items: readonly T[], luck: Luck): T => items[Math.floor(luck() * items.length)]!

const HEX = [...'0123456789abcdef']

export const seedFrom = (luck: Luck): Seed => Array.from({ length: 64 }, () => pick(HEX, luck)).join('')
