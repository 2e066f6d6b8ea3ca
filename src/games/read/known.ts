// A game as somebody may read it: as it is now, if they may know of it at all.

import type { Dependencies } from '../log/dependencies.ts'
import { load } from '../log/load.ts'
import { fail, type Outcome } from '../model/failure.ts'
import type { GameId } from '../model/game.ts'
import { isKnownTo, type Reader, type Table, withoutState } from '../model/table.ts'

export type { Reader }

export async function openFor(deps: Dependencies, game: GameId, reader: Reader): Promise<Outcome<Table>> {
  const table = await load(deps, game)
  return table && isKnownTo(table.file, reader) ? { ok: true, value: table } : fail({ kind: 'no-such-game' })
}

/** The same, of a game that has begun. */
export async function openBegun(deps: Dependencies, game: GameId, reader: Reader): Promise<Outcome<Table>> {
  const opened = await openFor(deps, game, reader)
  return opened.ok && opened.value.state === undefined ? withoutState(opened.value.file) : opened
}

/** The same, of a game that may not have begun, if the rules can read its log. */
export async function openLog(deps: Dependencies, game: GameId, reader: Reader): Promise<Outcome<Table>> {
  const opened = await openFor(deps, game, reader)
  return opened.ok && opened.value.file.seq > 0 ? openBegun(deps, game, reader) : opened
}
