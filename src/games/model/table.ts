// A game opened for playing: its file, its rules, and the state its log leads to.
import type { Question, Ruleset, Seat, Viewer } from '../../rules/ruleset.ts'
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId, GameFile, OpenedGame } from './game.ts'
import { readPage } from './read-page.ts'

export interface Table {
  readonly file: GameFile
  readonly ruleset: Ruleset
  /** Undefined before the game has begun, and of a log that the rules cannot read. */
  readonly state: unknown
  /** Where a snapshot stands, so that one knows when the next is worth its while. */
  readonly snapshotSeq: number
  /** How many pages of this round's log each seat has written. */
  readonly said: Readonly<Record<Seat, number>>
}

/** With the rules it began with, and a snapshot that fits them. Throws where the rules cannot read the log. */
export function openTable({ file, snapshot, pages, said }: OpenedGame, ruleset: Ruleset): Table {
  const events = pages.flatMap((page) => readPage(file, ruleset, page).events)
  const state = file.seq === 0 ? undefined : ruleset.fold(events, snapshot?.state)
  if (file.seq > 0 && state === undefined) throw new Error('it leads to no position')
  return { file, ruleset, state, snapshotSeq: snapshot?.seq ?? 0, said }
}

/** The same of a log that the rules cannot read: who sits there is known, and nothing of the position. It stands still. */
export const unreadTable = ({ file, snapshot, said }: OpenedGame, ruleset: Ruleset): Table => ({
  ...{ file, ruleset, state: undefined, snapshotSeq: snapshot?.seq ?? 0, said },
})

/** Why there is no position to look at. */
export const withoutState = ({ seq }: GameFile) => fail({ kind: seq === 0 ? 'game-not-begun' : 'game-parked' })

export const seatOf = (file: GameFile, account: AccountId): Seat | undefined =>
  file.seats.find((holder) => holder.account === account)?.seat

/** Where somebody sits at a game that has begun. */
export function seatAt({ file, state }: Pick<Table, 'file' | 'state'>, account: AccountId): Outcome<Seat> {
  const seat = seatOf(file, account)
  if (seat === undefined) return fail({ kind: isKnownTo(file, account) ? 'not-at-the-table' : 'no-such-game' })
  return state === undefined ? withoutState(file) : done(seat)
}

/** The same of somebody who wants to change something: a game that stands still is changed by nobody. */
export function seatToMove(table: Pick<Table, 'file' | 'state'>, account: AccountId): Outcome<Seat> {
  const seated = seatAt(table, account)
  return seated.ok ? (standsStill(table.file) ?? seated) : seated
}

/** Somebody has to look into it first, or everybody has left it. */
export const standsStill = ({ status }: GameFile) =>
  status === 'parked' || status === 'abandoned' ? fail({ kind: `game-${status}` }) : undefined

/** Who wants to know something; null is somebody nobody knows. */
export type Reader = AccountId | null

/** As whom somebody looks at a game. */
export const viewerFor = (file: GameFile, account: Reader): Viewer =>
  (account === null ? undefined : seatOf(file, account)) ?? 'public'

/** Players, and whoever opened it. */
export const isAtTable = (file: GameFile, account: Reader): boolean =>
  file.host === account || viewerFor(file, account) !== 'public'

/** A private game is nobody's business but that of those at the table. */
export const isKnownTo = (file: GameFile, account: Reader): boolean =>
  file.visibility !== 'private' || isAtTable(file, account)

/** All that is asked now; nothing before the game has begun. */
export const questionsAt = ({ ruleset, state }: Pick<Table, 'ruleset' | 'state'>): Question[] =>
  state === undefined ? [] : ruleset.awaits(state)

export const questionsFor = (table: Pick<Table, 'ruleset' | 'state'>, seat: Seat): Question[] =>
  questionsAt(table).filter((question) => question.seat === seat)
