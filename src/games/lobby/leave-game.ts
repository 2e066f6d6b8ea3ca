// Getting up again, while the game has not begun. When the host does, the table goes.

import type { Dependencies } from '../log/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameId } from '../model/game.ts'
import { isKnownTo, seatOf } from '../model/table.ts'

export async function leaveGame(
  { store, pubsub }: Dependencies,
  game: GameId,
  account: AccountId,
): Promise<Outcome<void>> {
  const opened = await store.read(game)
  if (!opened || !isKnownTo(opened.file, account)) return fail({ kind: 'no-such-game' })
  if (seatOf(opened.file, account) === undefined) return fail({ kind: 'not-at-the-table' })
  const left = opened.file.host === account ? await store.remove(game) : await store.leave(game, account)
  if (!left) return fail({ kind: 'game-begun' })
  pubsub.publish(game)
  return done(undefined)
}
