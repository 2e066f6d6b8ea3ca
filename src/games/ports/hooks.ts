// Webhooks and what is brought to them, as rows with their true state; keeping them; and whoever brings it.
import type { Locale } from '../../rules/ruleset.ts'
import type { AccountId, GameId, Letterbox, NewLetter } from '../model/game.ts'
import type { HookForm, HookId, HookKind, NotArrived, NotNeeded, Telling } from '../model/hook.ts'
import type { BrowserKeys, PushNote } from './browsers.ts'

/** A webhook as its owner sees it: without what it is signed with. */
export interface Hook {
  readonly id: HookId
  readonly name: string
  readonly url: string
  readonly form: HookForm
  readonly kinds: readonly HookKind[]
  readonly isOn: boolean
  /** When it was switched off because nothing arrived. */
  readonly disabledAt: Date | null
  /** When something last arrived, and since when nothing has, where that is so. */
  readonly okAt: Date | null
  readonly failingSince: Date | null
  /** Up to when the secret before the present one signs too. */
  readonly formerUntil: Date | null
  readonly createdAt: Date
}

export interface NewHook extends Pick<Hook, 'id' | 'name' | 'url' | 'form' | 'kinds' | 'createdAt'> {
  /** Hex digits; null where nothing is signed. */
  readonly secret: string | null
}

export type HookChange = Partial<Pick<Hook, 'name' | 'url' | 'kinds' | 'isOn'>>

export type DeliveryState = 'waiting' | 'sent' | 'failed' | 'skipped'

export interface Delivery {
  readonly id: string
  readonly hook: HookId
  /** Null for one that tries the address out. */
  readonly game: GameId | null
  readonly kind: HookKind | 'test'
  readonly occasion: string
  readonly state: DeliveryState
  readonly attempts: number
  readonly nextTryAt: Date
  readonly sentAt: Date | null
  /** Of the last try: the other server's answer, in how many milliseconds, and why it did not arrive. */
  readonly status: number | null
  readonly duration: number | null
  readonly reason: NotArrived | NotNeeded | null
  readonly createdAt: Date
}

/** One that is due, in the claimer's hand: with where it goes, and to whose program. */
export interface DueDelivery extends Delivery {
  /** Old news or not, its owner wants it once more. */
  readonly again: boolean
  readonly url: string
  readonly form: HookForm
  readonly okAt: Date | null
  /** Whether nothing has arrived there lately. */
  readonly isFailing: boolean
  /** What it is signed with, hex digits: one, or while they change two. */
  readonly secrets: readonly string[]
  readonly owner: HookOwner
}

/** One to a browser, by web push. */
export interface DuePush extends Omit<DueDelivery, 'form' | 'kind' | 'secrets'> {
  readonly form: 'push'
  /** Of the letter that says the same; `test` tries the browser out. */
  readonly kind: string
  readonly keys: BrowserKeys
  /** Whether the session it belongs to still stands. */
  readonly isSignedIn: boolean
}

export interface HookOwner {
  readonly account: AccountId
  readonly locale: Locale
  readonly timeZone: string
  /** Null for those without an address. */
  readonly letterbox: Letterbox | null
  /** Of which kinds of letters their browsers tell them. */
  readonly pushes: readonly string[]
}

export interface ClaimingOne {
  readonly now: Date
  readonly lease: Date
  /** Also those to addresses where nothing has arrived lately; after the others. */
  readonly failing: boolean
}

/** How a try went. */
export interface Tried {
  readonly status: number | null
  readonly duration: number | null
  readonly reason: NotArrived | null
  /** In seconds, where the other server asks for it. */
  readonly retryAfter?: number
}

export type SettledDelivery =
  | ({ readonly state: 'sent' | 'failed'; readonly at: Date } & Tried)
  | ({ readonly state: 'waiting'; readonly at: Date; readonly nextTryAt: Date } & Tried)
  | { readonly state: 'skipped'; readonly at: Date; readonly reason: NotNeeded }

export interface HookStore {
  /** The oldest first. */
  of(account: AccountId): Promise<Hook[]>
  /** Not when the account has so many already; nor when it is gone, or in another epoch than that of whoever asks. */
  add(account: AccountId, hook: NewHook, most: number, epoch: number): Promise<'added' | 'too-many' | 'gone'>
  /** Undefined when the account has no such webhook. */
  change(account: AccountId, hook: HookId, change: HookChange): Promise<Hook | undefined>
  remove(account: AccountId, hook: HookId): Promise<boolean>
  /** The present secret becomes the former one. Undefined when the account has no such webhook that signs. */
  rotate(account: AccountId, hook: HookId, secret: string, formerUntil: Date): Promise<Hook | undefined>
  /** Nothing has arrived there for long: it is switched off, what waits is skipped, and its owner written to. */
  disable(due: DueDelivery, at: Date, letter: NewLetter | null): Promise<void>

  /** One for each webhook of somebody's that is told of such things. Gives how many. */
  tell(telling: Telling, at: Date): Promise<number>
  /** One that tries the address out; the one that waits, if one does. Undefined for a webhook that is off, or none. */
  test(account: AccountId, hook: HookId, id: string, at: Date): Promise<Delivery | undefined>
  /** The newest first. */
  deliveries(account: AccountId, hook: HookId, most: number): Promise<Delivery[]>
  /** It goes once more, from now on. Undefined where there is no such delivery. */
  again(account: AccountId, hook: HookId, id: string, at: Date): Promise<Delivery | undefined>

  /** The next that is due, for the caller alone; none to an address where another is in hand. */
  claim(claiming: ClaimingOne): Promise<DueDelivery | DuePush | undefined>
  settle(due: DueDelivery | DuePush, settled: SettledDelivery): Promise<void>
  /** How many are waiting although they were due before this moment; not more than a thousand are counted. */
  late(since: Date): Promise<number>
  /** Deliveries from before are forgotten, some at a time. */
  dropBefore(before: Date): Promise<void>
}

/** What a program is told. */
export interface Told {
  readonly type: HookKind | 'test'
  readonly timestamp: string
  readonly data: ToldData
}

export interface ToldData {
  readonly game: {
    readonly id: GameId
    readonly title: string
    readonly ruleset: string
    readonly status: string
    readonly round: number
  } | null
  /** Where its owner sits; null for somebody who does not. */
  readonly seat: number | null
  /** The round that is over, where one is. */
  readonly round: number | null
  /** What its owner is asked now, and until when there is time. */
  readonly asked: readonly { readonly id: string; readonly t: string }[]
  readonly dueAt: string | null
  /** Which message of the talk it is about, and who said it to whom. */
  readonly message: { readonly number: number; readonly from: number; readonly isPrivate: boolean } | null
  readonly link: string
  /** One sentence, in its owner's language. */
  readonly text: string
}

/** What leaves: to where, in which form, under which name, signed with what. */
export interface Parcel {
  readonly url: string
  readonly form: HookForm
  /** The same for every try. */
  readonly id: string
  readonly secrets: readonly string[]
  readonly locale: Locale
  readonly told: Told
  /** Of this try. */
  readonly at: Date
}

/** What leaves to a browser. */
export interface PushParcel {
  readonly form: 'push'
  readonly url: string
  readonly keys: BrowserKeys
  readonly note: PushNote
}

export interface Carrier {
  /** What is wrong with an address that can be seen from itself, in a sentence; undefined for nothing. */
  refuses(url: string): string | undefined
  /** What came of it. A `reason` is there where it did not arrive. Never throws for what the other side does. */
  bring(parcel: Parcel | PushParcel): Promise<Tried>
  /** What browsers know this server by: its public key (RFC 8292), in base64url. */
  readonly pushKey: string
}

/** What rings when there is something to bring. */
export const DELIVERIES_DUE = 'deliveries'
