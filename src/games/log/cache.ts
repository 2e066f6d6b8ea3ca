// What this process remembers of games, so that one that has not changed need not be read again. Whether it has is for
// others to find out: see load.ts and append.ts.
import type { GameId } from '../model/game.ts'
import type { Table } from '../model/table.ts'

const MOST = 500

export class GameCache {
  readonly #tables = new Map<GameId, Table>()
  readonly #most: number

  constructor(most = MOST) {
    this.#most = most
  }

  get(game: GameId): Table | undefined {
    return this.#tables.get(game)
  }

  /** The next one reads it again. */
  forget(game: GameId): void {
    this.#tables.delete(game)
  }

  /**
   * The last one counts, whatever its number: a database may have lost some. One that was read before and comes late costs
   * whoever needs it another reading. The one not looked at for longest makes room.
   */
  keep(table: Table): Table {
    const { id } = table.file
    this.#tables.delete(id)
    this.#tables.set(id, table)
    if (this.#tables.size > this.#most) this.#tables.delete(this.#tables.keys().next().value!)
    return table
  }
}
