// Housekeeping: which mails came is not kept. Harmless when repeated.
import type { LetterDependencies } from '../dependencies.ts'

/** Servers try for five days to bring a mail, and some for longer. */
const REPLIES_STAY_MS = 30 * 24 * 3_600_000

export const forgetReplies = ({ replies, deps }: Pick<LetterDependencies, 'replies' | 'deps'>): Promise<void> =>
  replies.dropBefore(new Date(deps.clock().getTime() - REPLIES_STAY_MS))
