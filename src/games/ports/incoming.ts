// A letter that came in: first its cover, which costs next to nothing to look at, then, for who is meant here, the letter.

/** Of a mail, however it is brought. */
export const MAIL_BYTES = 256 * 1024

export interface IncomingMail {
  /** In small letters. */
  readonly from: string
  /** What somebody wrote in it: one line, neither quoted nor a signature; undefined where there is none. */
  readonly line: string | undefined
}

export const CHECK_RESULTS = [
  'pass',
  'fail',
  'softfail',
  'neutral',
  'none',
  'policy',
  'temperror',
  'permerror',
] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

/** What a server on the way found out about the sender, as far as it said so and is believed. */
export interface SenderChecks {
  readonly spf?: CheckResult
  readonly dkim?: CheckResult
  readonly dmarc?: CheckResult
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
  /** Its Message-ID. */
  readonly messageId: string | undefined
  /** The same for the same mail, however often it is brought; 64 hex digits. */
  readonly digest: string
  /** Written by a machine: answers to it would come back for ever. */
  readonly isAutomatic: boolean
  /** It counts, and its writer wants no answer of a machine. */
  readonly wantsNoAnswer: boolean
  readonly checks: SenderChecks
  /** Reads the letter. What is wrong with it instead, in a sentence, for what is none. */
  open(): Promise<IncomingMail | { readonly fault: string }>
  /** Reads a report. Undefined for what is none, or tells of nothing that matters here. */
  openReport(): Report | undefined
}

/** What is wrong with it, in a sentence, for what is no mail at all. */
export type ReadMail = (raw: Buffer) => Cover | { readonly fault: string }
