// What everybody who knows of a game may know of it.
import { commitment } from '../rules/fairness.ts'
import type { Seat } from '../rules/ruleset.ts'
import type { Agreement } from './agreement.ts'
import type { Colour } from './colours.ts'
import type { AccountId, GameFile, GameId, Presence, Span, Status, Timing, Visibility } from './ports.ts'

export interface SeatCard extends Omit<Presence, 'extendedFor' | 'absentIn'> {
  readonly seat: Seat
  readonly colour: Colour
  readonly account: AccountId | null
  /** Null for bots, and for people who are gone. */
  readonly name: string | null
  readonly bot: string | null
  /** Their vacations that are not over. */
  readonly away: readonly Span[]
}

export interface GameCard extends Omit<Timing, 'wakesAt'> {
  readonly id: GameId
  readonly status: Status
  readonly title: string
  readonly visibility: Visibility
  readonly host: AccountId
  readonly ruleset: string
  readonly version: number
  readonly options: unknown
  readonly agreement: Agreement
  readonly commitment: string
  readonly seats: readonly SeatCard[]
  /** Seats the game waits for. */
  readonly waitsFor: readonly Seat[]
  /** The round that is played; 0 before the first. */
  readonly round: number
  readonly seq: number
  readonly head: string
  readonly openedAt: Date
  readonly startedAt: Date | null
  readonly endedAt: Date | null
}

/** As it is now: vacations that are over are nobody's concern. */
export const cardOf = (file: GameFile, now: Date): GameCard => ({
  id: file.id,
  status: file.status,
  title: file.title,
  visibility: file.visibility,
  host: file.host,
  ruleset: file.ruleset,
  version: file.version,
  options: file.options,
  agreement: file.agreement,
  commitment: commitment(file.secret),
  seats: file.seats.map(({ nonce, extendedFor, absentIn, remindAt, letterbox, away, ...known }) => ({
    ...known,
    away: away.filter(({ to }) => to > now),
  })),
  waitsFor: file.waitsFor,
  round: file.round,
  ...deadlineOf(file.timing),
  seq: file.seq,
  head: file.head,
  openedAt: file.openedAt,
  startedAt: file.startedAt,
  endedAt: file.endedAt,
})

const deadlineOf = ({ wakesAt, ...deadline }: Timing) => deadline
