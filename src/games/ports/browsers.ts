// Browsers that are told by web push (RFC 8030), and keeping them. Each is a webhook of its own form: what goes there are deliveries.
import type { Locale } from '../../rules/ruleset.ts'
import type { AccountId } from '../model/game.ts'
import type { HookId } from '../model/hook.ts'

/** What a browser gave to encrypt with (RFC 8291), in base64url: nobody on the way reads it. */
export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
}

/** As its owner sees it. */
export interface Browser {
  readonly id: HookId
  /** In which it was signed in when it asked for it. */
  readonly session: string
  readonly device: string
  readonly createdAt: Date
  /** When something last arrived. */
  readonly okAt: Date | null
}

export interface NewBrowser {
  readonly id: HookId
  /** Of the push service: whoever has it and the keys can write there. */
  readonly url: string
  readonly keys: BrowserKeys
  readonly session: string
  readonly epoch: number
  readonly createdAt: Date
}

export interface BrowserStore {
  /** The oldest first; those whose session has ended are told nothing, and left out. */
  of(account: AccountId, now: Date): Promise<Browser[]>
  /**
   * One that is there already is renewed. Of more than so many the oldest go. Who was told in the same browser before is told
   * there no more. Undefined when the account is gone, or in another epoch.
   */
  add(account: AccountId, browser: NewBrowser, most: number): Promise<{ id: HookId; isNew: boolean } | undefined>
  remove(account: AccountId, browser: HookId): Promise<void>
  /** Its service knows it no more, or its session has ended: it goes, with all that was to be brought there. */
  forget(browser: { readonly hook: HookId; readonly url: string; readonly account: AccountId }): Promise<void>
  /** What is about no game, to all browsers of somebody's. Gives how many. */
  tell(account: AccountId, telling: BrowserTelling, at: Date): Promise<number>
}

export interface BrowserTelling {
  readonly kind: string
  /** Which of its kind: said again, it is not told again. */
  readonly occasion: string
  /** All, if left out. */
  readonly only?: HookId
}

/** What a browser shows, and how long it is worth showing. */
export interface PushNote {
  readonly title: string
  readonly body: string
  /** Where a click leads, on this server. */
  readonly path: string
  /** What it is about: a newer one takes the place of an older. */
  readonly topic: string
  readonly locale: Locale
  readonly isUrgent: boolean
  /** In seconds: after that nobody needs it any more. */
  readonly ttl: number
}
