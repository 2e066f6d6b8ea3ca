// What becomes of letters that are due: a mail with some of them, and why the others are not in it.
import type { Letter, Receiver } from '../../ports/letters.ts'
import type { Mail } from '../../ports/mail.ts'

export interface Composed {
  /** Undefined when nothing is left to say. */
  readonly mail: Mail | undefined
  /** The letters in it. */
  readonly told: readonly Letter[]
  readonly skipped: readonly { readonly letter: Letter; readonly reason: string }[]
}

/** As it stands in a letter's row. */
export const MAIL_STOPPED = 'mail stopped'

/** Why nothing goes to somebody whose letters came back, or who complained, or whose account is suspended. */
export const reasonNotTo = ({ stopped }: Receiver): string | null =>
  stopped === null ? null : stopped === 'suspended' ? 'account suspended' : MAIL_STOPPED
