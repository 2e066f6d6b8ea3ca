// The picture of the first page is a position as the game draws it: `npx vitest run test/web/first-picture.test.ts -u`
// makes it anew.
import { expect, it } from 'vitest'
import { drawMap } from '../../src/picture/xidit/map.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { statesOf, viewOf } from '../picture/positions.ts'

it('shows a game in its middle', async () => {
  const [state] = statesOf({ players: 4, length: 'long' }, [0.45])
  const picture = drawMap(xidit.pack.board, viewOf(state!, 'public'), { names: ['Ada', 'Bela', 'Cara', 'Dov'] })
  await expect(`${picture}\n`).toMatchFileSnapshot('../../web/public/pictures/xidit.svg')
})
