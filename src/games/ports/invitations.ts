// Where invitations are kept. Of the token only its hash is. One ends when the game begins, and one to play on for somebody
// when no seat that was offered then is offered any more: after that it is as if it had never been.
import type { AccountId, GameId } from '../model/game.ts'

export interface Invitation {
  readonly id: string
  readonly createdAt: Date
}

/** So many of somebody's are looked at: the newest of ten days, were they sent as many as they may be. */
export const MOST_RECEIVED = 100

/** One that somebody got by mail. */
export interface ReceivedInvitation extends Invitation {
  readonly game: GameId
  readonly title: string
  readonly ruleset: string
  /** What the host calls themselves; null once they have gone. */
  readonly from: string | null
}

export interface InvitationStore {
  add(game: GameId, invitation: Invitation & { readonly tokenHash: string }): Promise<void>
  /** Oldest first. */
  of(game: GameId): Promise<Invitation[]>
  /** False when the game has no such invitation. */
  remove(game: GameId, id: string): Promise<boolean>
  gameFor(tokenHash: string): Promise<GameId | undefined>
  /** What somebody got by mail, has not followed yet, and is still good; the newest first, so many at the most. */
  receivedBy(account: AccountId, most: number): Promise<ReceivedInvitation[]>
  /** Looks at some, and those that have ended are not kept; the next time, at the next ones. Nor what was counted before today. */
  dropEnded(today: Date): Promise<void>
  /** Counts one that is mailed by somebody, or to them; false, and not counted, where there were as many that day already, or they have gone. */
  countMailed(account: AccountId, way: 'sent' | 'received', at: Date, most: number): Promise<boolean>
  /** Notes that one is mailed by somebody to somebody; false where one was that day already, or one of them has gone. */
  countPair(sender: AccountId, receiver: AccountId, at: Date): Promise<boolean>
}
