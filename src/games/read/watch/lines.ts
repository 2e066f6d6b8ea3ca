// Many of somebody's games as lines, for so many statements however many they are. Only those that ask something are read.
import type { Dependencies } from '../../log/dependencies.ts'
import { loadAll } from '../../log/load.ts'
import type { AccountId, GameFile } from '../../model/game.ts'
import { seatOf } from '../../model/table.ts'
import { type GameLine, lineOf } from './game-line.ts'

/** A game as it was read: its line, the number of the last message there, and when one that they may hear was last said. */
export interface ReadLine {
  readonly file: GameFile
  readonly line: GameLine
  readonly last: number
  readonly at: Date | null
}

/** In the same order; those where they do not sit any more are left out. */
export async function linesOf(
  deps: Dependencies,
  account: AccountId,
  files: readonly GameFile[],
): Promise<readonly ReadLine[]> {
  if (files.length === 0) return []
  const talk = await deps.messages.talkIn(
    files.map(({ id }) => id),
    account,
  )
  const asking = files.filter(
    ({ status, waitsFor, ...file }) => status === 'running' && waitsFor.some((seat) => holds(file, seat, account)),
  )
  const tables = await loadAll(deps, asking)
  const now = deps.clock()
  return files.flatMap((listed) => {
    const table = tables.get(listed.id) ?? { file: listed }
    const { last = 0, heard = 0, at = null } = talk.get(listed.id) ?? {}
    if (seatOf(table.file, account) === undefined) return []
    return [{ file: table.file, line: lineOf(table, account, heard, now), last, at }]
  })
}

const holds = ({ seats }: Pick<GameFile, 'seats'>, seat: number, account: AccountId): boolean =>
  seats.some((holder) => holder.seat === seat && holder.account === account)
