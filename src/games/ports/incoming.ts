// A letter that came in: first its cover, which costs next to nothing to look at, then, for who is meant here, the letter.

export interface IncomingMail {
  /** In small letters. */
  readonly from: string
  readonly messageId: string | undefined
  /** Its text, or its HTML without the tags. */
  readonly text: string
}

/** What another server says became of a letter. `reason` is what it says, and names nobody. */
export type Report =
  /** It was not delivered, and will not be. */
  | { readonly t: 'failed'; readonly reason: string; readonly isOfAddress: boolean }
  /** It is still tried. */
  | { readonly t: 'delayed'; readonly reason: string }
  /** Its receiver wants no such letters; with the address it would have come back to, where that is said. */
  | { readonly t: 'complaint'; readonly reason: string; readonly about?: string }

export interface Cover {
  /** Every address it names as a receiver, in small letters. */
  readonly to: readonly string[]
  /** Written by a machine: answers to it would come back for ever. */
  readonly isAutomatic: boolean
  /** Reads the letter. What is wrong with it instead, in a sentence, for what is none. */
  open(): Promise<IncomingMail | { readonly fault: string }>
  /** Reads a report. Undefined for what is none, or tells of nothing that matters here. */
  openReport(): Report | undefined
}

/** What is wrong with it, in a sentence, for what is no mail at all. */
export type ReadMail = (raw: Buffer) => Cover | { readonly fault: string }
