// Letters as rows, each with its true state, and keeping them.
import type { Locale } from '../../rules/ruleset.ts'
import type { AccountId, GameId, Letterbox, NewLetter } from '../model/game.ts'

/** Somebody as the post knows them. */
export interface Receiver extends Letterbox {
  readonly account: AccountId
  readonly email: string
  readonly locale: Locale
  /** Why nothing is sent to them until they have shown that the address is theirs; null while letters go. */
  readonly stopped: MailStop | 'suspended' | null
}

/** Too many letters came back, or they complained. */
export type MailStop = 'bounced' | 'complaint'

/** `sent`: the next server accepted it; whether it arrives, nobody says. `bounced`: it came back after that. */
export type LetterState = 'waiting' | 'sent' | 'failed' | 'skipped' | 'bounced'

export interface Letter {
  readonly id: string
  /** Null for whoever runs the server. */
  readonly account: AccountId | null
  readonly game: GameId
  readonly kind: string
  readonly occasion: string
  readonly seq: number
  readonly wish: string
  /** The ids of the questions it asks for, with a space between two; null for one from before they were kept. */
  readonly questions: string | null
  /** The mail it goes in, once there is one. */
  readonly mail: string | null
  readonly state: LetterState
  readonly attempts: number
  readonly nextTryAt: Date
  readonly sentAt: Date | null
  readonly answer: string | null
  readonly createdAt: Date
}

/** Letters to one person, or to whoever runs the server, that go in one mail. */
export interface Bundle {
  readonly mail: string
  /** Undefined for somebody who has gone, or has no address any more. */
  readonly receiver: Receiver | 'operator' | undefined
  readonly letters: readonly Letter[]
  /** Those of them that are not due themselves, and only go along: by their ids, with when they would be. */
  readonly along: ReadonlyMap<string, Date>
}

export interface Claiming {
  readonly now: Date
  /** Letters due until then go along with one that is due now. */
  readonly along: Date
  /** Whoever claims them has until then; after it they are anybody's again. */
  readonly lease: Date
}

export type Settled =
  | { readonly state: 'sent'; readonly at: Date; readonly answer: string }
  | { readonly state: 'failed' | 'skipped'; readonly answer: string }
  | { readonly state: 'waiting'; readonly answer: string; readonly nextTryAt: Date }

/** What came back. */
export interface Bounce {
  readonly reason: string
  /** Whether it is the address that is no good. */
  readonly isOfAddress: boolean
  readonly now: Date
}

export interface LetterStore extends ReturnedStore {
  /** How many are waiting although they were due before this moment; not more than a thousand are counted. */
  late(since: Date): Promise<number>
  /** Undefined for somebody who has gone, or has no address. */
  receiver(account: AccountId): Promise<Receiver | undefined>
  /** Whoever has this address. */
  receiverAt(email: string): Promise<Receiver | undefined>
  /** One that goes in a mail of its own, sent by the caller: until it is due, nobody else does. False when the receiver has gone. */
  write(game: GameId, letter: NewLetter, at: Date): Promise<boolean>
  /** The next mail that is due, for the caller alone. */
  claim(claiming: Claiming): Promise<Bundle | undefined>
  /** Whoever claimed them has them for longer. */
  hold(ids: readonly string[], lease: Date): Promise<void>
  settle(ids: readonly string[], settled: Settled): Promise<void>
  /** As if nobody had claimed them: each waits until it is due. */
  putBack(due: ReadonlyMap<string, Date>): Promise<void>
  letter(id: string): Promise<Letter | undefined>
  /** For letters without their questions: whether the rules have carried on since the log was so long. */
  hasMovedOn(game: GameId, seq: number): Promise<boolean>
  /** Kinds of the letters of a mail are not wished for any more. False when there is no such mail. */
  turnOff(mail: string): Promise<boolean>
  /** These are not wished for any more by whoever has the address whose SHA-256 begins with these 32 hex digits. */
  turnOffAll(address: string, wishes: readonly string[]): Promise<void>
  /** The newest first. */
  of(account: AccountId): Promise<Letter[]>
  /** Letters from before that are settled are forgotten, some at a time. */
  dropBefore(before: Date): Promise<void>
}

/** What became of mails after they were accepted; of letters about games and about accounts alike. */
export interface ReturnedStore {
  /** Gives whom that stopped letters to, if anybody; undefined when there is no such mail, or that is known. */
  bounced(mail: string, bounce: Bounce): Promise<{ readonly stopped: AccountId | null } | undefined>
  /** A server would not have a letter to them. True when that stopped letters to them. */
  countRefusal(account: AccountId, now: Date): Promise<boolean>
  /** It is still tried. False when there is no such mail on its way. */
  delayed(mail: string, reason: string): Promise<boolean>
  /** Whoever got it wants no more: these are not wished for any more, and nothing is sent. False when there is no such mail. */
  complained(mail: string, wishes: readonly string[]): Promise<boolean>
}
