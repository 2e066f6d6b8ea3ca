// What somebody is to know that is about no game and cannot come by letter: other ways to reach them are told of it.
import type { AccountId } from '../model/game.ts'

export interface PersonalNotice {
  /** Nothing is sent to their address until they have shown that it is theirs. */
  readonly kind: 'mail-stopped'
  readonly account: AccountId
  readonly at: Date
}

export type TellPersonally = (notice: PersonalNotice) => Promise<void>
