// Housekeeping: games that have been over for a while are put away. Harmless when repeated, or done by several at once.
import type { GameId } from '../../model/game.ts'
import type { ArchiveStore, PutAway } from '../../ports/archive.ts'
import type { Clock } from '../../ports/clock.ts'

interface Keeping {
  readonly archive: ArchiveStore
  readonly clock: Clock
}

/** A game that was not put away, although it should have been: what came of it, or what went wrong. */
export interface NotPutAway {
  readonly game: GameId
  readonly what?: Exclude<PutAway, 'put-away' | 'moved-on'>
  readonly err?: unknown
}

/** In one go: packing takes a while, and the next sweep goes on. */
export const AT_A_TIME = 50

/** Gives how many were. What is wrong with one is not the others' trouble. */
export async function putAwayEnded(
  { archive, clock }: Keeping,
  afterMs: number,
  tell: (trouble: NotPutAway) => void,
): Promise<number> {
  const now = clock()
  let count = 0
  for (const game of await archive.ended(new Date(now.getTime() - afterMs), AT_A_TIME)) {
    try {
      const what = await archive.putAway(game, now)
      if (what === 'put-away') count++
      else if (what !== 'moved-on') tell({ game, what })
    } catch (err) {
      tell({ game, err })
    }
  }
  return count
}
