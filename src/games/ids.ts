// Ids of our own making: random, or following from a key that a client chose, so that a repeated request finds what the
// first one made.
import { digest } from '../rules/fairness.ts'

/** Of 16 random bytes. */
export const randomId = (random: (bytes: number) => string): string => uuidOf(random(16))

/** Always the same for the same words. */
export const idFor = (...words: readonly string[]): string => uuidOf(digest(JSON.stringify(words)))

/** Hex digits as a UUID of version 4. */
function uuidOf(hex: string): string {
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-')
}
