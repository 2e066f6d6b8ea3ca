// What the receiver hands mail to, and where it says what it did. main passes them in.

export interface Envelope {
  /** Empty for a report, which nobody answers. */
  readonly from: string
  /** One of ours, in small letters. */
  readonly to: string
}

/** `done`: it need not come again, whatever became of it. */
export type Handled =
  | { readonly is: 'done' | 'nobody' | 'forged' }
  | { readonly is: 'no-letter'; readonly fault: string }

export interface MailTaker {
  /** Whether mail to this address is ours, without looking anything up. */
  isOurs(address: string): boolean
  /** Throws where it should come again. */
  take(raw: Buffer, envelope: Envelope): Promise<Handled>
  /** For a monitor: what was refused before it was a mail. */
  count(refused: 'wrong-address' | 'too-large' | 'too-many'): void
  /** What went wrong on our side. */
  trouble(error: unknown): void
}
