// What people are to be told of: written with what happened, each thing once.
import { describe, expect, it } from 'vitest'
import { botFor } from '../../src/bots/bots.ts'
import { carryOnUntilAsked } from '../../src/games/carry-on.ts'
import { ownDatabase, toolsFor } from '../support/database.ts'
import { threeAddressees, toldIn } from '../support/letters.ts'
import { atOrders, expectDone, look, orders, questionsOf, ruleset, say } from '../support/tables.ts'

const database = ownDatabase()
const tools = toolsFor(database)

const told = (game: string) => toldIn(database, game)
const atTable = async () => atOrders(tools, 3, await threeAddressees(database))
const ALL = [0, 1, 2]

describe('Notices', () => {
  it('are of the beginning, of each round that is over, and of the end', async () => {
    const { game, accounts } = await atTable()
    expect(await told(game)).toEqual([['game-began', '', ALL]])
    for (const account of accounts) expectDone(await say(tools, game, account, orders(1)))
    await Promise.all([1, 2, 3].map(() => carryOnUntilAsked(tools, game)))
    expect(await told(game)).toContainEqual(['round-over', '1', ALL])

    for (let status = 'running'; status !== 'finished'; status = (await look(tools, game, null)).card.status) {
      for (const account of accounts)
        for (const question of await questionsOf(tools, game, account)) {
          const { snapshot, pages } = (await tools.store.read(game))!
          const state = ruleset.fold(
            pages.flatMap(({ events }) => events),
            snapshot?.state,
          )
          expectDone(await say(tools, game, account, { ...ruleset.lapse(state, question) }))
        }
      await carryOnUntilAsked(tools, game)
    }
    const kinds = (await told(game)).map(([kind, occasion, seats]) => `${kind} ${occasion} ${seats}`)
    expect(kinds).toEqual([
      'game-began  0,1,2',
      ...Array.from({ length: 8 }, (_, i) => `round-over ${i + 1} 0,1,2`),
      'game-over  0,1,2',
    ])
  })

  it('are of a decision, to the one who is asked', async () => {
    const { game, accounts } = await atTable()
    expectDone(await say(tools, game, accounts[1]!, { t: 'standing', standing: { census: 'ask' } }))
    const regent = botFor('regent', ruleset)! // who recruits, so that there is something to choose
    while (!(await told(game)).some(([kind]) => kind === 'decision-asked')) {
      for (const account of accounts)
        for (const question of await questionsOf(tools, game, account)) {
          const { view } = await look(tools, game, account)
          expectDone(await say(tools, game, account, { ...regent.answer(view, question, () => 0.5) }))
        }
      await carryOnUntilAsked(tools, game)
    }
    const [question] = await questionsOf(tools, game, accounts[1]!)
    expect((await told(game)).filter(([kind]) => kind === 'decision-asked')).toEqual([
      ['decision-asked', question!.id, [1]],
    ])
  })
})
