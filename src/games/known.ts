// A game as somebody may read it: as it is now, if they may know of it at all.
import { fail, type Outcome } from './failure.ts'
import type { GameId } from './ports.ts'
import { recall } from './recall.ts'
import { isKnownTo, type Reader, type Table } from './table.ts'
import type { Tools } from './tools.ts'

export type { Reader }

export async function openFor(tools: Tools, game: GameId, reader: Reader): Promise<Outcome<Table>> {
  const table = await recall(tools, game)
  return table && isKnownTo(table.file, reader) ? { ok: true, value: table } : fail({ kind: 'no-such-game' })
}

/** The same, of a game that has begun. */
export async function openBegun(tools: Tools, game: GameId, reader: Reader): Promise<Outcome<Table>> {
  const opened = await openFor(tools, game, reader)
  return opened.ok && opened.value.state === undefined ? fail({ kind: 'game-not-begun' }) : opened
}
