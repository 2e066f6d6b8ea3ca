// What whoever runs the server does about people, and keeping it.
import type { AccountId } from './ids.ts'
import type { Person } from './people.ts'

export interface Moving {
  readonly account: AccountId
  readonly email: string
  readonly now: Date
  /** How it can be taken back from the former address; null where it cannot. */
  readonly undo: { readonly hash: string; readonly until: Date } | null
}

/** `same`: it is theirs already. */
export type MoveFault = 'gone' | 'no-address' | 'same' | 'taken'

export interface OperatorStore {
  /** By their id, their whole address, or how their name begins, however it is written; in the order of names. */
  findPeople(text: string, limit: number): Promise<Person[]>
  /** Since then, or no longer. What waits for their programs is skipped. False when there is no such account, or it is so already. */
  suspend(account: AccountId, since: Date | null): Promise<boolean>
  /** Another address, which nobody has shown to be theirs; all sessions end. Gives them as they were. */
  moveAddress(moving: Moving): Promise<{ readonly former: Person } | { readonly fault: MoveFault }>
}
