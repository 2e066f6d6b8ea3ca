// What everybody who knows of a game may know of it; who is who, when they are away, and until when the
// game waits for them, is for those who play together.
import { commitment } from '../../rules/fairness.ts'
import type { Seat } from '../../rules/ruleset.ts'
import type { Agreement } from '../model/agreement.ts'
import { isSealed } from '../model/chain.ts'
import type { Colour } from '../model/colours.ts'
import type { AccountId, GameFile, GameId, Presence, Span, Status, Timing, Visibility } from '../model/game.ts'
import { isAtTable, type Reader, seatOf } from '../model/table.ts'

export interface SeatCard extends Omit<Presence, 'extendedFor' | 'absentIn' | 'bank' | 'bankPaid'> {
  readonly seat: Seat
  readonly colour: Colour
  /** Null for bots, and to others than those who play together; one's own is told at once. */
  readonly account: AccountId | null
  /** Null for bots, and for people who are gone. */
  readonly name: string | null
  readonly bot: string | null
  /** Whose program it is that plays as this player; null for people and for bots of this server. */
  readonly program: { readonly owner: string } | null
  /** Their vacations that are not over; null to others than those at the table. */
  readonly away: readonly Span[] | null
  /** Seconds in the bank of time, before what they use now; null where there is none, and to others than those at the table. */
  readonly bank: number | null
  /** Whether their nonce is there; a bot has none to give. */
  readonly gaveNonce: boolean
}

export interface GameCard extends Omit<Timing, 'wakesAt'> {
  readonly id: GameId
  readonly status: Status
  readonly title: string
  readonly visibility: Visibility
  /** Null to others than those at the table. */
  readonly host: AccountId | null
  /** Where the host sits, while they do. */
  readonly hostSeat: Seat | null
  readonly ruleset: string
  readonly version: number
  readonly pack: string
  readonly options: unknown
  readonly agreement: Agreement
  readonly commitment: string
  readonly seats: readonly SeatCard[]
  /** Seats the game waits for. */
  readonly waitsFor: readonly Seat[]
  /** The round that is played; 0 before the first. */
  readonly round: number
  readonly seq: number
  /** Null while it would tell what is secret. */
  readonly head: string | null
  readonly openedAt: Date
  readonly startedAt: Date | null
  readonly endedAt: Date | null
}

/** As it is now: vacations that are over are nobody's concern. */
export function cardOf(file: GameFile, reader: Reader, now: Date): GameCard {
  const card = cardForTable(file, now)
  // At a table that is still open anybody may sit down, look around, and get up again.
  if (isAtTable(file, reader) && file.status !== 'open') return card
  const isOwn = (account: AccountId | null) => account !== null && account === reader
  return {
    ...card,
    host: isOwn(card.host) ? card.host : null,
    // Vacations move it.
    ownUntil: null,
    dueAt: null,
    seats: card.seats.map((seat) => (isOwn(seat.account) ? seat : { ...seat, account: null, away: null, bank: null })),
  }
}

const cardForTable = (file: GameFile, now: Date): GameCard => ({
  id: file.id,
  status: file.status,
  title: file.title,
  visibility: file.visibility,
  host: file.host,
  hostSeat: seatOf(file, file.host) ?? null,
  ruleset: file.ruleset,
  version: file.version,
  pack: file.pack,
  options: file.options,
  agreement: file.agreement,
  commitment: commitment(file.secret),
  seats: file.seats.map(
    ({
      nonce,
      satAt,
      extendedFor,
      absentIn,
      remindAt,
      letterbox,
      hooks,
      pushes,
      away,
      bank,
      bankPaid,
      programOwner,
      ...known
    }) => ({
      ...known,
      program: programOwner === null ? null : { owner: programOwner },
      away: away.filter(({ to }) => to > now),
      bank: file.agreement.pace?.bank && known.account !== null ? Math.floor(bank / 1000) : null,
      gaveNonce: known.account !== null && nonce !== null,
    }),
  ),
  waitsFor: file.waitsFor,
  round: file.round,
  ...deadlineOf(file.timing),
  seq: file.seq,
  head: isSealed(file) ? file.head : null,
  openedAt: file.openedAt,
  startedAt: file.startedAt,
  endedAt: file.endedAt,
})

const deadlineOf = ({ wakesAt, ...deadline }: Timing) => deadline
