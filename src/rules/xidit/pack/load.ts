// A pack from files that somebody brings: made if they are sound, otherwise every fault in them.

import { checkPack } from './check.ts'
import { makePack } from './make.ts'
import type { BoardFile, Pack, TilesFile } from './pack.ts'

export function loadPack(name: string, board: unknown, tiles: unknown): { pack: Pack } | { faults: string[] } {
  const faults = checkPack(board, tiles)
  return faults.length > 0 ? { faults } : { pack: makePack(name, board as BoardFile, tiles as TilesFile) }
}
