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

  /** An older one than is known is not kept. The one not looked at for longest makes room. */
  keep(table: Table): Table {
    const { id, revision } = table.file
    if ((this.#tables.get(id)?.file.revision ?? 0) > revision) return table
    this.#tables.delete(id)
    this.#tables.set(id, table)
    if (this.#tables.size > this.#most) this.#tables.delete(this.#tables.keys().next().value!)
    return table
  }
}
