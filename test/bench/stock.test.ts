// What the benches of the service begin with: a few real games and copies of them. They run by hand, so that what breaks them would
// be found by nobody.
import { expect, it } from 'vitest'
import { furnish, openHouse } from '../../bench/years/house.ts'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { ownDatabase } from '../support/database.ts'

const database = ownDatabase()

it('copies of real games go on as these would', async () => {
  await furnish(database.url, 12, { count: 2, missing: 0 })
  const house = await openHouse(database.url)
  try {
    const games = await house.next(12)
    for (const game of games) {
      const { round } = house.parts.deps.cache.get(game)?.file ?? (await house.parts.deps.store.read(game))!.file
      await carryOnUntilAsked(house.parts.deps, game)
      expect((await house.parts.deps.store.read(game))!.file.round).toBe(round + 1)
    }
  } finally {
    await house.close()
  }
})
