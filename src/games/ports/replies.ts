// Mails that came as answers to a letter, each remembered for a while: so that one that is brought twice counts once, and
// that there is an end to how many are read and answered. And the post for what came of them.
import type { Mail } from './mail.ts'

export interface Arriving {
  /** The letter it answers. */
  readonly letter: string
  /** `Cover.digest` */
  readonly digest: string
  readonly now: Date
}

export interface Arrival {
  /**
   * `new`: it is the caller's to read; `known`: it was read already; `in-hand`: somebody else reads it; `too-many`: so many
   * came lately that it is not read.
   */
  readonly is: 'new' | 'known' | 'in-hand' | 'too-many'
  /** How many of that letter's were answered by a refusal within a day. */
  readonly refused: number
}

export interface ReplyStore {
  /** Whoever dies with one in hand has it for a minute or two; then it is new again. */
  arrive(arriving: Arriving, mostADay: number): Promise<Arrival>
  /** It was read; `refused` where a refusal was mailed. */
  settle(arriving: Arriving, refused: boolean): Promise<void>
  /** As if it had not come: it was not read after all. */
  forget(arriving: Arriving): Promise<void>
  dropBefore(at: Date): Promise<void>
}

/** Receipts and refusals. */
export interface ReceiptPost {
  /** Done when it is written down: it leaves by itself, however often that has to be tried. Of one id, the first. */
  post(mail: Mail): Promise<void>
}
