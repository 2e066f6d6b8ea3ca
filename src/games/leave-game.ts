// Getting up again, while the game has not begun.
import type { Tools } from './append.ts'
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId, GameId } from './ports.ts'
import { seatOf } from './table.ts'

export async function leaveGame({ store }: Tools, game: GameId, account: AccountId): Promise<Outcome<void>> {
  const opened = await store.read(game)
  if (!opened) return fail({ kind: 'no-such-game' })
  if (seatOf(opened.file, account) === undefined) return fail({ kind: 'not-at-the-table' })
  return (await store.leave(game, account)) ? done(undefined) : fail({ kind: 'game-begun' })
}
