// What people are to be told of: written with what happened, each thing once.
import { describe, expect, it } from 'vitest'
import { botFor } from '../../src/bots/bots.ts'
import { carryOnUntilAsked } from '../../src/games/carry-on.ts'
import { ownDatabase, toolsFor } from '../support/database.ts'
import { atOrders, expectDone, look, orders, questionsOf, ruleset, say } from '../support/tables.ts'

const database = ownDatabase()
const tools = toolsFor(database)

const noticesOf = async (game: string) => {
  const { rows } = await database.pool.query(
    'SELECT kind, occasion, seat FROM notice WHERE game_id = $1 ORDER BY seq, kind, occasion',
    [game],
  )
  return rows
}

describe('Notices', () => {
  it('are of the beginning, of each round that is over, and of the end', async () => {
    const { game, accounts } = await atOrders(tools)
    expect(await noticesOf(game)).toEqual([{ kind: 'game-began', occasion: '', seat: -1 }])
    for (const account of accounts) expectDone(await say(tools, game, account, orders(1)))
    await Promise.all([1, 2, 3].map(() => carryOnUntilAsked(tools, game)))
    expect(await noticesOf(game)).toContainEqual({ kind: 'round-over', occasion: '1', seat: -1 })

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
    const kinds = (await noticesOf(game)).map(({ kind, occasion }) => `${kind} ${occasion}`.trim())
    expect(kinds).toEqual(['game-began', ...Array.from({ length: 8 }, (_, i) => `round-over ${i + 1}`), 'game-over'])
  })

  it('are of a decision, to the one who is asked', async () => {
    const { game, accounts } = await atOrders(tools)
    expectDone(await say(tools, game, accounts[1]!, { t: 'standing', standing: { census: 'ask' } }))
    const regent = botFor('regent', ruleset)! // who recruits, so that there is something to choose
    while (!(await noticesOf(game)).some(({ kind }) => kind === 'decision-asked')) {
      for (const account of accounts)
        for (const question of await questionsOf(tools, game, account)) {
          const { view } = await look(tools, game, account)
          expectDone(await say(tools, game, account, { ...regent.answer(view, question, () => 0.5) }))
        }
      await carryOnUntilAsked(tools, game)
    }
    const [question] = await questionsOf(tools, game, accounts[1]!)
    expect((await noticesOf(game)).filter(({ kind }) => kind === 'decision-asked')).toEqual([
      { kind: 'decision-asked', occasion: question!.id, seat: 1 },
    ])
  })
})
