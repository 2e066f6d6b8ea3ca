// What whoever runs the server looks for and puts right, and keeping it. Nothing here reads a log, a hand, a draft or a message.
import type { AccountId, GameId, Status, Visibility } from '../model/game.ts'

/** A table as it may be shown to somebody who sits at none: without its log, its secret, and what anybody is asked. */
export interface TableCard {
  readonly game: GameId
  readonly title: string
  readonly ruleset: string
  readonly status: Status
  readonly visibility: Visibility
  /** Since when it is in no public list, by whoever runs the server. */
  readonly hiddenAt: Date | null
  readonly host: AccountId
  readonly seats: readonly { readonly seat: number; readonly account: AccountId | null; readonly bot: string | null }[]
  readonly round: number
  readonly openedAt: Date
  readonly startedAt: Date | null
  readonly endedAt: Date | null
  readonly dueAt: Date | null
}

/** A letter that did not arrive. Letters about accounts (to sign in, say) are about no game. */
export interface UndeliveredLetter {
  readonly letter: string
  readonly account: AccountId | null
  readonly game: GameId | null
  readonly kind: string
  readonly state: 'failed' | 'bounced'
  readonly attempts: number
  /** What the other server said. */
  readonly reason: string | null
  readonly createdAt: Date
}

/** `stopped`: nothing is sent to them until they show that the address is theirs, or they are suspended. `secret`: what it said is gone. */
export type SentAgain = 'again' | 'none' | 'stopped' | 'secret'

/** Something done by hand, as it is written down before. */
export interface NewAct {
  readonly who: string
  /** How the machine knows them. */
  readonly login: string
  readonly act: string
  /** The id of an account, a game or a letter. */
  readonly about: string | null
  readonly detail: string | null
  readonly why: string | null
}

export interface Act extends NewAct {
  readonly id: string
  readonly at: Date
  /** What came of it; null for one that was begun and not ended. */
  readonly outcome: string | null
}

export interface OperatingStore {
  /** By id, or how the title begins, then only of those that are not over; the newest first. */
  findTables(text: string, limit: number): Promise<TableCard[]>
  /** Where they sit, or which they opened. */
  tablesOf(account: AccountId, limit: number): Promise<TableCard[]>
  /** Since then, or no longer. False when there is no such game. */
  hide(game: GameId, since: Date | null): Promise<boolean>
  /** The newest first. */
  undelivered(limit: number): Promise<UndeliveredLetter[]>
  sendAgain(letter: string, now: Date): Promise<SentAgain>
  /** Gives what it is called by whoever says what came of it. */
  beginAct(act: NewAct, at: Date): Promise<string>
  endAct(id: string, outcome: string, at: Date): Promise<void>
  /** The newest first; about one thing, if it is named. */
  acts(about: string | null, limit: number): Promise<Act[]>
}
