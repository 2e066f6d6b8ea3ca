// Which games the outbox says are due.
import type { GameId } from '../../src/games/model/game.ts'
import type { FindDue } from '../../src/games/ports/outbox.ts'

export const gamesDue = async (find: FindDue, before: Date): Promise<GameId[]> =>
  (await find(before, null, 1000)).map(({ game }) => game)
