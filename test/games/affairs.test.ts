// Somebody who goes for good: nobody has to wait for them, and what they played stays.
import { describe, expect, it } from 'vitest'
import { readAffairs, retire } from '../../src/games/affairs.ts'
import { carryOnUntilAsked } from '../../src/games/carry-on.ts'
import { joinGame } from '../../src/games/join-game.ts'
import { readView } from '../../src/games/read-view.ts'
import { sayAtTable } from '../../src/games/talk.ts'
import { ownDatabase, toolsFor } from '../support/database.ts'
import { atOrders, expectDone, hostGame, look, opening, orders, say, someone } from '../support/tables.ts'

const tools = toolsFor(ownDatabase())

describe('Whoever goes for good', () => {
  it('closes their open tables and gives up their seats at others', async () => {
    const ada = someone()
    const own = (await hostGame(tools, opening({ host: ada }))).game
    const other = (await hostGame(tools, opening())).game
    expectDone(await joinGame(tools, { game: other, account: ada, nonce: '' }))
    expect(await retire(tools, ada)).toEqual([])
    expect(await readView(tools, own, ada)).toMatchObject({ failure: { kind: 'no-such-game' } })
    expect((await look(tools, other, null)).card.seats).toMatchObject([{ seat: 0 }])
  })

  it('leaves a bot in their seat where a game runs, and the year goes on', async () => {
    const { game, accounts } = await atOrders(tools)
    const [ada, ...others] = accounts as [string, string, string]
    for (const account of others) expectDone(await say(tools, game, account, orders(1)))
    expect(await retire(tools, ada)).toEqual([game])
    expect((await look(tools, game, null)).card.seats[0]).toMatchObject({ account: null, bot: 'regent' })
    await carryOnUntilAsked(tools, game)
    expect((await look(tools, game, null)).view).toMatchObject({ year: 2 })
    expect(await say(tools, game, ada, orders(2))).toMatchObject({ failure: { kind: 'not-at-the-table' } })
  })
})

describe('Affairs', () => {
  it('are one’s games and what one said, nobody else’s', async () => {
    const { game, accounts } = await atOrders(tools)
    const [ada, bela] = accounts as [string, string]
    expectDone(await sayAtTable(tools, { game, account: ada, to: null, text: 'Mine' }))
    expectDone(await sayAtTable(tools, { game, account: bela, to: null, text: 'Not mine' }))
    const affairs = await readAffairs(tools, ada)
    expect(affairs).toMatchObject({
      games: [{ card: { id: game }, seat: 0 }],
      messages: [{ game, text: 'Mine' }],
    })
    expect(affairs.messages).toHaveLength(1)
  })
})
