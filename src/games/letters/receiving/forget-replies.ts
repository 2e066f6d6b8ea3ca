// Housekeeping: which mails came is not kept. Harmless when repeated.
import type { LetterDependencies } from '../dependencies.ts'

/** Servers try for five days to bring a mail, and some for longer. */
const USUAL_STAY_MS = 30 * 24 * 3_600_000

type Keeping = Pick<LetterDependencies, 'replies' | 'deps'>

export const forgetReplies = ({ replies, deps }: Keeping, stayMs = USUAL_STAY_MS): Promise<void> =>
  replies.dropBefore(new Date(deps.clock().getTime() - stayMs))
