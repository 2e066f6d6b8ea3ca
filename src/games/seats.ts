// Which seats of a table are free, and whether it is a bot that is waited for.
import type { Seat } from '../rules/ruleset.ts'
import type { GameFile } from './ports.ts'

/** Every game's options say how many play. */
const playersOf = (file: GameFile): number => (file.options as { players: number }).players

export const freeSeats = (file: GameFile): Seat[] =>
  Array.from({ length: playersOf(file) }, (_, seat) => seat).filter(
    (seat) => !file.seats.some((holder) => holder.seat === seat),
  )

/** A bot is among those the game waits for. */
export const isBotAsked = ({ seats }: Pick<GameFile, 'seats'>, waitsFor: readonly Seat[]): boolean =>
  seats.some(({ seat, bot }) => bot !== null && waitsFor.includes(seat))
