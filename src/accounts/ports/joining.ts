// A guest who turns out to be somebody with an account: what was the guest's goes over.
import type { Opened } from './sessions.ts'

export interface Joining {
  /** As they were let in: in another epoch it is not them any more. */
  readonly guest: Opened
  readonly into: Opened
  readonly now: Date
}

export interface Joined {
  /** The games that went over. */
  readonly games: readonly string[]
  /** Those where both sit, so that the guest's seat stays the guest's. */
  readonly kept: readonly { readonly game: string; readonly title: string }[]
}

/** No such guest any more, or they have an address; or one of the two is a program's. */
export type JoinFault = 'no-guest' | 'program' | 'signed-out'

export interface JoinStore {
  /** All or nothing. A guest with nothing left is gone. */
  join(joining: Joining): Promise<Joined | { readonly fault: JoinFault }>
}
