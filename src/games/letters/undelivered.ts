// What somebody should have been told by letter and was not, for their next visit.

import type { AccountId } from '../model/game.ts'
import type { Letter } from '../ports/letters.ts'
import { MAIL_STOPPED } from './compose/composed.ts'
import type { LetterDependencies } from './dependencies.ts'

const DAYS_MS = 30 * 24 * 3600 * 1000

export async function listUndelivered({ store, deps }: LetterDependencies, account: AccountId): Promise<Letter[]> {
  const since = deps.clock().getTime() - DAYS_MS
  return (await store.of(account)).filter((letter) => isUndelivered(letter) && letter.createdAt.getTime() > since)
}

const isUndelivered = ({ state, answer }: Letter): boolean =>
  state === 'failed' || state === 'bounced' || (state === 'skipped' && answer === MAIL_STOPPED)
