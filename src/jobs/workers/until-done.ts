// Carrying games on for tasks that were handed over: one that is kept is struck off when its game is through, not before.
import type { GameId } from '../../games/model/game.ts'
import type { Outbox } from '../../games/ports/outbox.ts'
import { forEachGame } from './each.ts'

/** Those of games that fail stay. */
export async function untilDone(
  outbox: Outbox,
  games: readonly GameId[],
  carryOn: (game: GameId) => Promise<void>,
): Promise<void> {
  // Those that come while the rules look are for whoever comes next.
  const tasks = await outbox.handedOver(games)
  const through = new Set<GameId>()
  const each = async (game: GameId) => {
    await carryOn(game)
    through.add(game)
  }
  await forEachGame(games, each).finally(() => outbox.strikeOff(tasks.filter(({ game }) => through.has(game))))
}
