// What somebody should have been told by letter and was not, for their next visit.
import type { Letter } from '../ports/letters.ts'
import type { AccountId } from '../ports.ts'
import type { LetterTools } from './tools.ts'

const DAYS_MS = 30 * 24 * 3600 * 1000

export async function listUndelivered({ store, tools }: LetterTools, account: AccountId): Promise<Letter[]> {
  const since = tools.clock().getTime() - DAYS_MS
  return (await store.of(account)).filter(({ state, createdAt }) => state === 'failed' && createdAt.getTime() > since)
}
