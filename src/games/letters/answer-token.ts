// What a link in a letter is good for: reading one game, and that seat's answers, until the round it came for is over.
import type { AccountId, GameId } from '../ports.ts'
import { recall } from '../recall.ts'
import { questionsFor, seatOf } from '../table.ts'
import { ANSWER_PREFIX } from './tokens.ts'
import type { LetterTools } from './tools.ts'

export interface Admission {
  readonly account: AccountId
  readonly game: GameId
  /** Not once the decision that it asked for is made. */
  readonly mayAnswer: boolean
}

/** Undefined for one that was never good, or is no more. */
export async function admit({ tools, store, tokens }: LetterTools, token: string): Promise<Admission | undefined> {
  const id = token.startsWith(ANSWER_PREFIX) ? tokens.read('answer', token.slice(ANSWER_PREFIX.length)) : undefined
  const letter = id === undefined ? undefined : await store.letter(id)
  if (!letter || (await store.isRoundOver(letter.game, letter.seq))) return undefined
  const { account, game, kind, occasion } = letter
  const table = await recall(tools, game)
  const seat = table && seatOf(table.file, account)
  if (seat === undefined) return undefined
  const mayAnswer = kind !== 'decision-asked' || questionsFor(table!, seat).some((question) => question.id === occasion)
  return { account, game, mayAnswer }
}
