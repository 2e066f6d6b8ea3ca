// What many games come to, seat by seat, in the game's own words. Only sums are kept, however many games there are.
import type { Outcome } from '../../rules/ruleset.ts'

export interface SeatFigures {
  seat: number
  bot: string
  wins: number
  /** Of all games, 0 to 1. */
  share: number
  /** Over all games. */
  means: Record<string, number>
}

export interface Figures {
  games: number
  rounds: number
  'rounds/s': number
  seats: SeatFigures[]
  /** Figures of the tables as a whole, where the game has any: sums over all games. */
  table?: Record<string, number>
  /** Games without a winner. */
  nobody: { games: number; share: number }
}

export class Summary {
  #bots: readonly string[]
  #games = 0
  #rounds = 0
  #wins: number[]
  #nobody = 0
  #sums = new Map<string, number[]>()
  #table = new Map<string, number>()

  /** The bots' names by seat. */
  constructor(bots: readonly string[]) {
    this.#bots = bots
    this.#wins = bots.map(() => 0)
  }

  /** A shared victory is one for each who shares it. */
  add({ winners, figures, table = {}, rounds }: Outcome): void {
    this.#games++
    this.#rounds += rounds
    if (winners.length === 0) this.#nobody++
    for (const winner of winners) this.#wins[winner]!++
    for (const [name, value] of Object.entries(table)) this.#table.set(name, (this.#table.get(name) ?? 0) + value)
    for (const [name, values] of Object.entries(figures)) {
      const sums = this.#sums.get(name) ?? this.#bots.map(() => 0)
      for (const [seat, value] of values.entries()) sums[seat]! += value
      this.#sums.set(name, sums)
    }
  }

  figures(seconds: number): Figures {
    const means = (seat: number) =>
      Object.fromEntries([...this.#sums].map(([name, sums]) => [name, sums[seat]! / this.#games]))
    return {
      games: this.#games,
      rounds: this.#rounds,
      'rounds/s': Math.round(this.#rounds / seconds),
      seats: this.#bots.map((bot, seat) => {
        const wins = this.#wins[seat]!
        return { seat, bot, wins, share: wins / this.#games, means: means(seat) }
      }),
      ...(this.#table.size > 0 && { table: Object.fromEntries(this.#table) }),
      nobody: { games: this.#nobody, share: this.#nobody / this.#games },
    }
  }
}
