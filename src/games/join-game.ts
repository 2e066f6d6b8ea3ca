// Taking a seat. The game starts by itself when the table is full.
import { isNonce } from '../rules/fairness.ts'
import type { Seat } from '../rules/ruleset.ts'
import type { Tools } from './append.ts'
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId, GameId } from './ports.ts'
import { freeSeats } from './seats.ts'
import { startGame } from './start-game.ts'
import { isKnownTo, seatOf } from './table.ts'

export interface Joining {
  readonly game: GameId
  readonly account: AccountId
  readonly nonce: string
  /** An invitation stands for being known at the table. */
  readonly invited?: boolean
}

export async function joinGame(
  tools: Tools,
  { game, account, nonce, invited = false }: Joining,
): Promise<Outcome<Seat>> {
  if (!isNonce(nonce)) return fail({ kind: 'bad-nonce' })
  for (;;) {
    const opened = await tools.store.read(game)
    if (!opened || !(invited || isKnownTo(opened.file, account))) return fail({ kind: 'no-such-game' })
    const { file } = opened
    if (seatOf(file, account) !== undefined) return fail({ kind: 'already-at-the-table' })
    if (file.status !== 'open') return fail({ kind: 'game-begun' })
    const [seat, ...others] = freeSeats(file)
    if (seat === undefined) return fail({ kind: 'table-full' })
    // Somebody else may have taken it since we looked: look again.
    if (!(await tools.store.sit(game, { seat, account, bot: null, nonce }))) continue
    if (others.length === 0) await startGame(tools, game)
    return done(seat)
  }
}
