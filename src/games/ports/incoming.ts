// A letter that came in: first its cover, which costs next to nothing to look at, then, for who is meant here, the letter.

export interface IncomingMail {
  /** In small letters. */
  readonly from: string
  readonly messageId: string | undefined
  /** Its text, or its HTML without the tags. */
  readonly text: string
}

export interface Cover {
  /** Every address it names as a receiver, in small letters. */
  readonly to: readonly string[]
  /** Written by a machine: answers to it would come back for ever. */
  readonly isAutomatic: boolean
  /** Reads the letter. What is wrong with it instead, in a sentence, for what is none. */
  open(): Promise<IncomingMail | { readonly fault: string }>
}

/** What is wrong with it, in a sentence, for what is no mail at all. */
export type ReadMail = (raw: Buffer) => Cover | { readonly fault: string }
