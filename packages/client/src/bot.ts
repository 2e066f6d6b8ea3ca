// What a bot brings along, and what it is told.
import type { ProblemError } from './problem.ts'
import type { Answer, Asked, Card, View } from './shapes.ts'

/** What somebody sees who is asked. */
export interface Position {
  readonly game: string
  readonly ruleset: string
  readonly seat: number
  readonly card: Card
  readonly view: View
}

export interface Bot {
  /** The answer's fields; undefined for the usual one, or, where there is none, to be asked again when it next looks. */
  answer(question: Asked, position: Position): Answer | undefined | Promise<Answer | undefined>
  /** A rule refused what it answered: a mistake of the bot's. The usual answer is given then; where there is none it is asked again. */
  refused?(problem: ProblemError, question: Asked, position: Position): void
  /** A game is over. */
  over?(card: Card): void
}

/** Told of what went wrong, and where it is known of which game and question. */
export type Trouble = (error: unknown, where?: { readonly game: string; readonly question?: string }) => void
