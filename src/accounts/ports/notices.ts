// What somebody is told by mail when what gets them in has changed, so that it does not happen behind their back.
import type { Locale } from './words.ts'

export interface Notice {
  readonly to: string
  readonly what:
    | 'password-set'
    | 'password-removed'
    | 'token-made'
    | 'let-in'
    | 'webhook-made'
    | 'account-deleted'
    | 'address-changed'
  /** What a token or a webhook is called. */
  readonly name?: string
  /** Where it can be taken back; it holds a secret. */
  readonly link?: string
  readonly at: Date
  readonly locale: Locale
  readonly timeZone: string
}
