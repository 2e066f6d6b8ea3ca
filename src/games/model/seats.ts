// The seats of a table: which are free, who of them is a person, and what each brought to chance.
import type { Seat } from '../../rules/ruleset.ts'
import type { GameFile } from './game.ts'

/** Every game's options say how many play. */
const playersOf = (file: GameFile): number => (file.options as { players: number }).players

export const freeSeats = (file: GameFile): Seat[] =>
  Array.from({ length: playersOf(file) }, (_, seat) => seat).filter(
    (seat) => !file.seats.some((holder) => holder.seat === seat),
  )

/** A bot is among those the game waits for. */
export const isBotAsked = ({ seats }: Pick<GameFile, 'seats'>, waitsFor: readonly Seat[]): boolean =>
  seats.some(({ seat, bot }) => bot !== null && waitsFor.includes(seat))

/** It is full, and has not begun. */
export const owesFirst = (file: GameFile): boolean => file.status === 'open' && freeSeats(file).length === 0

/** It goes on without a person: the rules can carry on, or a bot is asked. */
export const owesStep = (file: Pick<GameFile, 'status' | 'seats' | 'waitsFor'>): boolean =>
  file.status === 'running' && (file.waitsFor.length === 0 || isBotAsked(file, file.waitsFor))

export const isPerson = ({ seats }: Pick<GameFile, 'seats'>, seat: Seat): boolean =>
  seats.some((holder) => holder.seat === seat && holder.account !== null)

/** No part in chance. */
export const NO_PART = ''

export const noncesOf = ({ seats }: GameFile): string[] =>
  seats.toSorted((a, b) => a.seat - b.seat).map(({ nonce }) => nonce ?? NO_PART)
