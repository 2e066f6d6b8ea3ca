// Somebody who goes for good: nobody has to wait for them, and what they played stays.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { readAffairs, readWords, retire } from '../../../src/games/lobby/affairs.ts'
import { joinGame } from '../../../src/games/lobby/join-game.ts'
import { sayAtTable } from '../../../src/games/play/talk.ts'
import { readView } from '../../../src/games/read/read-view.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { atOrders, expectDone, hostGame, look, opening, orders, say, someone } from '../../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)

describe('Whoever goes for good', () => {
  it('closes their open tables and gives up their seats at others', async () => {
    const ada = someone()
    const own = (await hostGame(deps, opening({ host: ada }))).game
    const other = (await hostGame(deps, opening())).game
    expectDone(await joinGame(deps, { game: other, account: ada, nonce: '' }))
    expect(await retire(deps, ada)).toEqual([])
    expect(await readView(deps, own, ada)).toMatchObject({ failure: { kind: 'no-such-game' } })
    expect((await look(deps, other, null)).card.seats).toMatchObject([{ seat: 0 }])
  })

  it('leaves a bot in their seat where a game runs, and the year goes on', async () => {
    const { game, accounts } = await atOrders(deps)
    const [ada, ...others] = accounts as [string, string, string]
    for (const account of others) expectDone(await say(deps, game, account, orders(1)))
    expect(await retire(deps, ada)).toEqual([game])
    expect((await look(deps, game, null)).card.seats[0]).toMatchObject({ account: null, bot: 'regent' })
    await carryOnUntilAsked(deps, game)
    expect((await look(deps, game, null)).view).toMatchObject({ year: 2 })
    expect(await say(deps, game, ada, orders(2))).toMatchObject({ failure: { kind: 'not-at-the-table' } })
  })
})

describe('The last person who goes', () => {
  it('ends the game: bots do not play among themselves', async () => {
    const ada = someone()
    const { game } = await hostGame(deps, opening({ host: ada, bots: ['random', 'random'] }))
    await carryOnUntilAsked(deps, game)
    const before = (await deps.store.read(game))!.file.seq
    await database.pool.query('DELETE FROM outbox')
    expect(await retire(deps, ada)).toEqual([])
    const { file } = (await deps.store.read(game))!
    expect(file).toMatchObject({ status: 'abandoned', waitsFor: expect.anything() })
    expect(file.timing.dueAt).toBeNull()
    expect((await database.pool.query('SELECT 1 FROM outbox WHERE game_id = $1', [game])).rows).toEqual([])
    await carryOnUntilAsked(deps, game)
    expect((await deps.store.read(game))!.file.seq).toBe(before)
  })

  it('is one of those who go at the same moment', async () => {
    const { game, accounts } = await atOrders(deps)
    await Promise.all(accounts.map((account) => retire(deps, account)))
    expect((await deps.store.read(game))!.file.status).toBe('abandoned')
  })
})

describe('Affairs', () => {
  it('are one’s games, what one said and what one was told', async () => {
    const { game, accounts } = await atOrders(deps)
    const [ada, bela, cara] = accounts as [string, string, string]
    const say = async (account: string, to: number | null, text: string) =>
      expectDone(await sayAtTable(deps, { game, account, to, text }))
    await say(ada, null, 'Mine')
    await say(bela, null, 'To all')
    await say(bela, 0, 'To me')
    await say(bela, 2, 'Not for me')
    const other = await atOrders(deps)
    expectDone(await sayAtTable(deps, { game: other.game, account: other.accounts[0]!, to: null, text: 'Elsewhere' }))
    const affairs = await readAffairs(deps, ada)
    expect(affairs.games).toMatchObject([{ card: { id: game }, seat: 0 }])
    const words = async (account: string) => {
      const texts: string[] = []
      for await (const page of readWords(deps, account)) texts.push(...page.map(({ text }) => text))
      return texts
    }
    expect(await words(ada)).toEqual(['Mine', 'To me'])
    expect(await words(cara)).toEqual(['Not for me'])
  })
})
