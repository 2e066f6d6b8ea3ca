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
it('shows a game of Lords of Xidit in its middle', async () => {
  const [state] = statesOf({ players: 4, length: 'long' }, [0.45])
  const picture = drawMap(xidit.pack.board, viewOf(state!, 'public'), { names })
  await expect(`${picture}\n`).toMatchFileSnapshot('../../web/public/pictures/xidit.svg')
})

it('shows a game of Kingdom Defenders in its middle', async () => {
  // In the third round, when most of the discs lie on the board.
  const views = defenders
    .everyState({ players: 4, difficulty: 'standard', variant: 'none' })
    .map((state) => defenders.viewOf(state, 'public'))
    .filter(({ round }) => round === 3)
  const most = Math.max(...views.map(({ spaces }) => Object.keys(spaces).length))
  const view = views.find(({ spaces }) => Object.keys(spaces).length === most)!
  const picture = drawTable(kingdomDefenders.pack, view, { names })
  await expect(`${picture}\n`).toMatchFileSnapshot('../../web/public/pictures/kingdom-defenders.svg')
})
