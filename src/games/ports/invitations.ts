// Where invitations are kept. Of the token only its hash is.
import type { AccountId, GameId } from '../ports.ts'

export interface Invitation {
  readonly id: string
  readonly createdAt: Date
}

export interface InvitationStore {
  add(game: GameId, invitation: Invitation & { readonly tokenHash: string }): Promise<void>
  /** Oldest first. */
  of(game: GameId): Promise<Invitation[]>
  /** False when the game has no such invitation. */
  remove(game: GameId, id: string): Promise<boolean>
  gameFor(tokenHash: string): Promise<GameId | undefined>
  /** Counts one that is mailed by somebody, or to them; false, and not counted, where there were as many that day already. */
  countMailed(account: AccountId, way: 'sent' | 'received', at: Date, most: number): Promise<boolean>
}
