// Games that are read at the same moment share a statement, and no more than that.
import { expect, it } from 'vitest'
import { depsFor, ownDatabase } from '../support/database.ts'
import { gameAtOrders } from '../support/games.ts'

const database = ownDatabase()
const deps = depsFor(database)

it('a page that cannot be unpacked fails its own game, and none that is read with it', async () => {
  const games = [await gameAtOrders(deps), await gameAtOrders(deps), await gameAtOrders(deps)]
  await database.pool.query(`UPDATE log SET events = '\\x78' WHERE game_id = $1`, [games[1]])
  await database.pool.query('DELETE FROM snapshot WHERE game_id = $1', [games[1]])
  const read = await Promise.allSettled(games.map(async (game) => (await deps.store.read(game))!.pages))
  expect(read.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
