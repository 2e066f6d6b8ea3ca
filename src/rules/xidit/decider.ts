// Who answers when a decision comes up while the game runs: standing instructions (standing.ts) or a record (replay.ts).
// Undefined means nobody can: the game stops for the player.
import type { CommandOf } from './commands.ts'
import type { Question, QuestionOf } from './questions.ts'
import type { Table } from './table.ts'

export type Decider = <T extends Question['t']>(table: Table, question: QuestionOf<T>) => CommandOf<T> | undefined
