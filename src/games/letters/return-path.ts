// Where a mail comes back to when it cannot be delivered: an address of its own for each, so that a report says which it is
// about, whatever else is in it.
import type { LetterDependencies } from './dependencies.ts'

/** Undefined where nobody reads what comes back. */
export const returnPathOf = (
  { tokens, settings }: Pick<LetterDependencies, 'tokens' | 'settings'>,
  mail: string,
): string | undefined =>
  settings.replyDomain === null ? undefined : `bounce+${tokens.sign('bounce', mail)}@${settings.replyDomain}`
