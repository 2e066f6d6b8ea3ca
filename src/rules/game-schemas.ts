// The shapes of what each game says and takes, as JSON schemas: the reference shows them, and tests hold the games to them.
// Apart from the games themselves, so that a page that plays by the rules need not carry them.
import type { TSchema } from 'typebox'

export interface GameSchemas {
  /** As the game is stored and called. */
  readonly ruleset: string
  /** What all of its names begin with. */
  readonly prefix: string
  /**
   * Every schema that has a name of its own, under that name. Names are unique among all games, so each begins with what
   * stands for its game: `XiditView`. One refers to another as `{ $ref: 'XiditUnit' }`.
   */
  readonly named: Readonly<Record<string, TSchema>>
  /** Names out of `named`, by kind (`t`): what is asked, what is answered (with its `t`), what is told of what happened. */
  readonly questions: Readonly<Record<string, string>>
  readonly answers: Readonly<Record<string, string>>
  readonly events: Readonly<Record<string, string>>
  /** Names out of `named`: how a game is opened, what `GET /v1/rules` has as facts, a position, a record. */
  readonly options: string
  readonly facts: string
  readonly view: string
  readonly record: string
  /** What stands in a record, where that is an answer with the seat that gave it. */
  readonly entry?: string
  /** What a game comes to, as a proof has it. */
  readonly result?: string
  /** Where drafts can be tried out. */
  readonly draft?: string
}
