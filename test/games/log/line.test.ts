// Many who hand in at one table at the same moment: each is decided once, in the order they came, and whoever sends very many at
// once is told to wait; nobody else waits for that, or has an answer lost.
import { describe, expect, it } from 'vitest'
import { NotNow } from '../../../src/flow/not-now.ts'
import type { Commit } from '../../../src/games/model/game.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { atOrders, expectDone, orders, say } from '../../support/tables.ts'

const database = ownDatabase()

describe('A crowd at one table', () => {
  it('goes one after the other: nobody decides again for another of this process', async () => {
    const deps = depsFor(database)
    const { game, accounts } = await atOrders(deps, 3)
    let writes = 0
    const counting = {
      ...deps.store,
      commit: (commit: Commit) => {
        writes++
        return deps.store.commit(commit)
      },
    }
    const crowded = { ...deps, store: counting }
    const [honest, ...others] = accounts as [string, ...string[]]
    const standing = (n: number) => ({ t: 'standing', standing: { census: n % 2 === 0 ? 'none' : 'ask' } })
    const noise = others.flatMap((account) =>
      Array.from({ length: 60 }, (_, n) => say(crowded, game, account, standing(n)).catch((error) => error as NotNow)),
    )
    const order = say(crowded, game, honest, orders(1, 'red', 'act'))
    const told = await Promise.all(noise)
    expectDone(await order)
    const taken = told.filter((one) => 'ok' in one && one.ok).length
    const sentAway = told.filter((one) => one instanceof NotNow).length
    expect(taken + sentAway).toBe(told.length)
    expect(sentAway).toBe(others.length * (60 - 16) - 1) // one is in hand, the others wait
    expect(writes).toBe(taken + 1)
    // Afterwards there is room again.
    expectDone(await say(crowded, game, others[0]!, standing(1)))
  })
})
