// What makes a pack sound. Takes any JSON whatever and says every fault it finds, one sentence each; it never throws.

import { type Fault, isTooDeep } from '../../check-file.ts'
import { checkBoard } from './check-board.ts'
import { checkTiles } from './check-tiles.ts'

/** Empty when the two files make a pack. */
export function checkPack(board: unknown, tiles: unknown): string[] {
  return [...checkFile('board', board, checkBoard), ...checkFile('tiles', tiles, checkTiles)]
}

function checkFile(name: string, file: unknown, check: (file: unknown, fault: Fault) => void): string[] {
  // The fingerprint walks the whole file, parts nobody else reads among it: too deep a file would break it.
  if (isTooDeep(file)) return [`${name}: it is nested too deep to be a ${name} file`]
  const faults: string[] = []
  check(file, (place, sentence) =>
    faults.push(place === '' ? `${name}: ${sentence}` : `${name}: ${place}: ${sentence}`),
  )
  return faults
}
