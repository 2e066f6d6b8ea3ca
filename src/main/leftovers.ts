// What should have gone by its time long since, for `herald check`: what has gone is missed by nobody.
import type { LeftoverKind, Leftovers } from '../games/ports/leftovers.ts'
import type { Keeping } from './keeping.ts'

/** As many as there may be, a sweep every minute has thrown them away by then. */
const GRACE_MS = 30 * 86_400_000

const WORDS: Readonly<Record<LeftoverKind, readonly [by: keyof Keeping, words: string]>> = {
  games: ['putAway', 'games that are over and not put away'],
  letters: ['letters', 'letters'],
  accountLetters: ['accountLetters', 'letters about accounts'],
  deliveries: ['deliveries', 'deliveries'],
  replies: ['replies', 'replies to letters'],
  usedLinks: ['usedLinks', 'used sign-in links'],
}

/** In a sentence each. */
export async function leftoversIn(leftovers: Leftovers, keeping: Keeping, now: Date): Promise<string[]> {
  const found: string[] = []
  for (const [kind, [by, words]] of Object.entries(WORDS)) {
    const before = new Date(now.getTime() - keeping[by] - GRACE_MS)
    if (await leftovers.isThere(kind as LeftoverKind, before))
      found.push(`there are ${words} that the sweep should have taken a month ago: does a worker run?`)
  }
  return found
}
