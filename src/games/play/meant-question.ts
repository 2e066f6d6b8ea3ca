// Which question an answer is to. It names it, so that what was meant for one never answers the next of its kind, however
// often it is sent.
import type { Question, Seat } from '../../rules/ruleset.ts'
import { fail } from '../model/failure.ts'
import type { GameFile } from '../model/game.ts'
import { questionsFor, type Table } from '../model/table.ts'

/** A state of the game, as its viewer knows it again. */
export interface AsSeen {
  readonly revision: number
  /** How its stamp begins: another state may have the same revision, where a database lost the last ones. */
  readonly stamp?: string
}

/** Whether the game is still in one of the states it was seen in. */
export const isStill = ({ revision, stamp }: GameFile, seen: readonly AsSeen[]): boolean =>
  seen.some((one) => revision === one.revision && stamp.startsWith(one.stamp ?? ''))

export interface Naming {
  readonly kind: string
  /** The id of a question. */
  readonly question?: string
  /** Decided on this very state: it cannot be mistaken either. */
  readonly asSeen?: readonly AsSeen[]
  /** It is taken back: what is sent then does not say which round it is for. */
  readonly isTakenBack: boolean
}

/** What is no answer to what this seat may answer now is refused, with what is asked instead. */
export function misunderstood(table: Table, seat: Seat, { kind, question, asSeen, isTakenBack }: Naming) {
  const questions = questionsFor(table, seat)
  const own = questionOfKind(table, seat, kind)
  if (question === undefined) {
    const isClear = !own || asSeen !== undefined || (!isTakenBack && table.ruleset.terms(own).kept)
    return isClear ? undefined : fail({ kind: 'question-needed', questions })
  }
  // Instructions may be left for a question, too: they are taken while it is one.
  const isAsked = own ? own.id === question : answerableBy(table, seat).some(({ id }) => id === question)
  return isAsked ? undefined : fail({ kind: 'not-asked', questions })
}

export const questionOfKind = (table: Table, seat: Seat, kind: string): Question | undefined =>
  answerableBy(table, seat).find(({ t }) => t === kind)

const answerableBy = ({ ruleset, state }: Table, seat: Seat): Question[] => ruleset.answerable(state, seat)
