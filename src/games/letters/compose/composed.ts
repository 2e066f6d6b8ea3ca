// What becomes of letters that are due: a mail with some of them, and why the others are not in it.
import type { Letter } from '../../ports/letters.ts'
import type { Mail } from '../../ports/mail.ts'

export interface Composed {
  /** Undefined when nothing is left to say. */
  readonly mail: Mail | undefined
  /** The letters in it. */
  readonly told: readonly Letter[]
  readonly skipped: readonly { readonly letter: Letter; readonly reason: string }[]
}

/** Why nothing goes to an address that letters came back from, or whose owner complained. */
export const MAIL_STOPPED = 'mail stopped'
