// What somebody should have been told by letter and was not, for their next visit.

import type { AccountId } from '../model/game.ts'
import type { Letter } from '../ports/letters.ts'
import type { LetterDependencies } from './dependencies.ts'

const DAYS_MS = 30 * 24 * 3600 * 1000

export async function listUndelivered({ store, deps }: LetterDependencies, account: AccountId): Promise<Letter[]> {
  const since = deps.clock().getTime() - DAYS_MS
  return (await store.of(account)).filter(({ state, createdAt }) => state === 'failed' && createdAt.getTime() > since)
}
