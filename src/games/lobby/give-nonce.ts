// Giving one's part of all chance, once, after the server's commitment was there to see. The last one begins the game.
import { commitment, isNonce } from '../../rules/fairness.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameId } from '../model/game.ts'
import { isKnownTo } from '../model/table.ts'
import { startGame } from './start-game.ts'

export interface Giving {
  readonly game: GameId
  readonly account: AccountId
  readonly nonce: string
}

export interface GivenNonce {
  readonly commitment: string
  readonly nonce: string
}

/** The same again is the same; another one is refused. */
export async function giveNonce(deps: Dependencies, { game, account, nonce }: Giving): Promise<Outcome<GivenNonce>> {
  if (!isNonce(nonce)) return fail({ kind: 'bad-nonce' })
  for (;;) {
    const file = (await deps.store.read(game))?.file
    if (!file || !isKnownTo(file, account)) return fail({ kind: 'no-such-game' })
    const holder = file.seats.find((one) => one.account === account)
    if (!holder) return fail({ kind: 'not-at-the-table' })
    const isThere = holder.nonce === nonce
    if (!isThere && file.status !== 'open') return fail({ kind: 'game-begun' })
    if (!isThere && holder.nonce !== null) return fail({ kind: 'nonce-given' })
    // The same person, or the game's beginning, may have come first: look again.
    if (!isThere && !(await deps.store.giveNonce(game, account, nonce))) continue
    deps.pubsub.publish(game)
    await startGame(deps, game)
    return done({ commitment: commitment(file.secret), nonce })
  }
}
