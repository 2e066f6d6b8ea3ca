// Why somebody gets no seat at a table, whichever is free.
import type { Failure } from '../model/failure.ts'
import type { AccountId, GameFile } from '../model/game.ts'
import type { Dependencies } from './dependencies.ts'

export async function whyNotSit(
  { store }: Pick<Dependencies, 'store'>,
  { agreement }: GameFile,
  account: AccountId,
): Promise<Failure | undefined> {
  const who = await store.whoIs(account)
  if (who === 'gone') return { kind: 'signed-out' }
  return who === 'program' && agreement.programs === 'not' ? { kind: 'no-programs' } : undefined
}
