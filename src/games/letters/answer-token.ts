// What a link in a letter is good for: reading one game, and that seat's answer to what the letter asks for, until that is
// settled.

import { load } from '../log/load.ts'
import type { AccountId, GameId } from '../model/game.ts'
import { seatOf } from '../model/table.ts'
import { type Asking, askingOf } from './asking.ts'
import type { LetterDependencies } from './dependencies.ts'
import { ANSWER_PREFIX } from './tokens.ts'

export interface Admission extends Asking {
  readonly account: AccountId
  readonly game: GameId
}

/** Undefined for one that was never good, or is no more. */
export async function admit(letterTools: LetterDependencies, token: string): Promise<Admission | undefined> {
  const { deps, store, tokens } = letterTools
  const id = token.startsWith(ANSWER_PREFIX) ? tokens.read('answer', token.slice(ANSWER_PREFIX.length)) : undefined
  const letter = id === undefined ? undefined : await store.letter(id)
  const table = letter && (await load(deps, letter.game))
  if (!table || letter.account === null) return undefined
  const { account, game } = letter
  const seat = seatOf(table.file, account)
  const asking = seat === undefined ? undefined : await askingOf(letterTools, letter, table, seat)
  return asking && { account, game, ...asking }
}
