// One's game as a line: how far it is, and what is asked of one until when. It says nothing that the game's card and one's own
// view do not say, and is made from these.
import type { Seat } from '../../../rules/ruleset.ts'
import type { AccountId, GameFile, GameId, Status } from '../../model/game.ts'
import { questionsFor, seatOf, type Table } from '../../model/table.ts'
import { cardOf } from '../card.ts'

export interface GameLine {
  readonly game: GameId
  readonly ruleset: string
  readonly title: string
  readonly status: Status
  /** Another one whenever anything is. */
  readonly revision: number
  /** How many events the log holds. */
  readonly seq: number
  readonly round: number
  /** One's own. */
  readonly seat: Seat
  /** Seats the game waits for. */
  readonly waitsFor: readonly Seat[]
  /** What is asked of oneself. */
  readonly asked: readonly { readonly question: string; readonly kind: string }[]
  readonly dueAt: Date | null
  /** The number of the last message that one may hear. */
  readonly said: number
}

/** Of somebody who sits there. Without a state nothing is asked. */
export function lineOf(
  { file, ruleset, state }: { readonly file: GameFile } & Partial<Pick<Table, 'ruleset' | 'state'>>,
  account: AccountId,
  said: number,
  now: Date,
): GameLine {
  const { id: game, title, status, seq, round, waitsFor, dueAt } = cardOf(file, account, now)
  const seat = seatOf(file, account)!
  const isAsked = ruleset !== undefined && status === 'running'
  const questions = isAsked ? questionsFor({ ruleset, state }, seat) : []
  const asked = questions.map(({ id, t }) => ({ question: id, kind: t }))
  const { ruleset: name, revision } = file
  return { game, ruleset: name, title, status, revision, seq, round, seat, waitsFor, asked, dueAt, said }
}

/** Whether they tell the same but for how far the log is, which says nothing of what happened. */
export const tellsTheSame = (one: GameLine, other: GameLine): boolean =>
  JSON.stringify({ ...one, revision: 0, seq: 0 }) === JSON.stringify({ ...other, revision: 0, seq: 0 })
