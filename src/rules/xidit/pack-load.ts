// A pack from files that somebody brings: made if they are sound, otherwise every fault in them.
import type { BoardFile, Pack, TilesFile } from './pack.ts'
import { checkPack } from './pack-check.ts'
import { makePack } from './pack-index.ts'

export function loadPack(name: string, board: unknown, tiles: unknown): { pack: Pack } | { faults: string[] } {
  const faults = checkPack(board, tiles)
  return faults.length > 0 ? { faults } : { pack: makePack(name, board as BoardFile, tiles as TilesFile) }
}
