// A player without a person. It sees what a player at its seat sees, and answers what that player is asked.
import type { Command, Question, Ruleset } from '../rules/ruleset.ts'

/** A number in [0, 1), another at every call. */
export type Luck = () => number

export interface Bot<View = unknown, Asked extends Question = Question, Answer extends Command = Command> {
  /** Something to say before anybody asks, such as standing instructions; once, when the game has begun. */
  prepare?(view: View): Answer
  /** `view` is that of the seat asked; `luck` is the bot's only chance. */
  answer(view: View, question: Asked, luck: Luck): Answer
}

/** Those of one game. */
export interface Bots {
  /** Each by its name, made for the pack a game is played with. */
  readonly makers: Readonly<Record<string, (ruleset: Ruleset) => Bot>>
  /** Which of them plays for people who are away, or gone. */
  readonly standIn: string
  /** Games that come to what hardly any game comes to, as all seats play them: for the suite of records. */
  readonly rare?: readonly RareGame[]
}

export interface RareGame {
  readonly options: unknown
  /** Of the series, and which game of it. */
  readonly seed: string
  readonly number: number
  readonly bot: string
}
