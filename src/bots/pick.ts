// Choosing by luck alone.
import type { Luck } from './bot.ts'

/** A whole number from 0 to n - 1. */
export const below = (n: number, luck: Luck): number => Math.floor(luck() * n)

export const pick = <T>(options: readonly T[], luck: Luck): T => options[below(options.length, luck)]!
