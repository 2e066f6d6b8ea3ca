// What goes out by mail, as data: words, links and pictures, from which text and HTML are made alike. And whoever takes it.
import type { Locale } from '../../rules/ruleset.ts'

export interface Link {
  readonly text: string
  readonly url: string
}

export type Block =
  | { readonly t: 'heading'; readonly text: string }
  /** `small` for what is said on the side. */
  | { readonly t: 'text'; readonly text: string; readonly small?: boolean }
  /** Short lines under a title. */
  | { readonly t: 'list'; readonly title: string; readonly lines: readonly string[] }
  /** Whole sentences under a title, one paragraph each. */
  | { readonly t: 'tale'; readonly title: string; readonly paragraphs: readonly string[] }
  /** Something to do. */
  | { readonly t: 'action'; readonly link: Link }
  /** Something to type elsewhere, large. */
  | { readonly t: 'code'; readonly text: string }
  /** A way to somewhere, beside what matters. */
  | { readonly t: 'links'; readonly links: readonly Link[] }
  | { readonly t: 'picture'; readonly png: Buffer; readonly words: string }
  | { readonly t: 'rule' }

export interface Mail {
  /** The same for the same mail, however often it is sent: a repeat can be recognised by it. */
  readonly id: string
  readonly to: string
  readonly locale: Locale
  readonly subject: string
  readonly blocks: readonly Block[]
  readonly replyTo?: string
  /** Ends letters like this one without asking anything. */
  readonly unsubscribe?: { readonly url: string; readonly mailto?: string }
  /** The mail this one answers. */
  readonly inReplyTo?: string
  /** What it belongs to: mails of one thread stand together in a mailbox. */
  readonly thread?: Thread
}

export interface Thread {
  /** The same for all mails to one person about one game, and for no others. */
  readonly root: string
  /** The same for all mails about one game: what a mailbox sorts by. */
  readonly list: string
  /** What people call it. */
  readonly title: string
}

export interface Postman {
  /**
   * Gives what the other server said when it accepted it, which is not yet to say that it was delivered. Throws `Undeliverable`, or
   * anything else where trying again makes sense.
   */
  send(mail: Mail): Promise<string>
}

/** The other server will not have it, now or later. */
export class Undeliverable extends Error {
  /** Whether it is the address that is no good, and not the letter or whoever sends it. */
  readonly isOfAddress: boolean
  constructor(said: string, isOfAddress = true) {
    super(said)
    this.isOfAddress = isOfAddress
  }
}
