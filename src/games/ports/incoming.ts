// A letter that came in, as far as anybody here reads it.

export interface IncomingMail {
  /** Addresses in small letters. */
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly messageId: string | undefined
  /** Its text, or its HTML without the tags. */
  readonly text: string
  /** Written by a machine: answers to it would come back for ever. */
  readonly isAutomatic: boolean
}

/** Undefined for what is no mail at all. */
export type ReadMail = (raw: Buffer) => Promise<IncomingMail | undefined>
