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
}

export interface Postman {
  /** Gives what the other server said. Throws `Undeliverable`, or anything else where trying again makes sense. */
  send(mail: Mail): Promise<string>
}

/** The other server will not have it, now or later. */
export class Undeliverable extends Error {}
