// The board and the tiles of the box. That they are sound is a test's business, not every start's.
import board from './board.json' with { type: 'json' }
import { makePack } from './make.ts'
import type { BoardFile, TilesFile } from './pack.ts'
import tiles from './tiles.json' with { type: 'json' }

export const standardPack = makePack('standard', board as unknown as BoardFile, tiles as unknown as TilesFile)
