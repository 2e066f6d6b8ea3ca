// The pictures of the first page are positions as the games draw them: `npx vitest run test/web/first-picture.test.ts -u`
// makes them anew.
import { expect, it } from 'vitest'
import { drawTable } from '../../src/picture/kingdom-defenders/board.ts'
import { drawMap } from '../../src/picture/xidit/map.ts'
import { kingdomDefenders } from '../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import * as defenders from '../picture/defenders.ts'
import { statesOf, viewOf } from '../picture/positions.ts'

const names = ['Ada', 'Bela', 'Cara', 'Dov']
/** In its middle, when discs lie everywhere. */
const PART = 0.48

it('shows a game of Lords of Xidit in its middle', async () => {
  const [state] = statesOf({ players: 4, length: 'long' }, [0.45])
  const picture = drawMap(xidit.pack.board, viewOf(state!, 'public'), { names })
  await expect(`${picture}\n`).toMatchFileSnapshot('../../web/public/pictures/xidit.svg')
})

it('shows a game of Kingdom Defenders in its middle', async () => {
  const [state] = defenders.someStates({ players: 4, difficulty: 'standard', variant: 'none' }, [PART])
  const picture = drawTable(kingdomDefenders.pack, defenders.viewOf(state!, 'public'), { names })
  await expect(`${picture}\n`).toMatchFileSnapshot('../../web/public/pictures/kingdom-defenders.svg')
})
