// What people are to be told of: written with what happened, each thing once.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { playAsRegents } from '../../support/games.ts'
import { threeAddressees, toldIn } from '../../support/letters.ts'
import { atOrders, expectDone, look, orders, questionsOf, ruleset, say } from '../../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)

const told = (game: string) => toldIn(database, game)
const atTable = async () => atOrders(deps, 3, await threeAddressees(database))
const ALL = [0, 1, 2]

describe('Notices', () => {
  it('are of the beginning, of each round that is over, and of the end', async () => {
    const { game, accounts } = await atTable()
    expect(await told(game)).toEqual([['game-began', '', ALL]])
    for (const account of accounts) expectDone(await say(deps, game, account, orders(1)))
    await Promise.all([1, 2, 3].map(() => carryOnUntilAsked(deps, game)))
    expect(await told(game)).toContainEqual(['round-over', '1', ALL])

    for (let status = 'running'; status !== 'finished'; status = (await look(deps, game, null)).card.status) {
      for (const account of accounts)
        for (const question of await questionsOf(deps, game, account)) {
          const { snapshot, pages } = (await deps.store.read(game))!
          const state = ruleset.fold(
            pages.flatMap(({ events }) => events),
            snapshot?.state,
          )
          expectDone(await say(deps, game, account, { ...ruleset.lapse(state, question) }))
        }
      await carryOnUntilAsked(deps, game)
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
    expectDone(await say(deps, game, accounts[1]!, { t: 'standing', standing: { census: 'ask' } }))
    while (!(await told(game)).some(([kind]) => kind === 'decision-asked')) await playAsRegents(deps, game, accounts)
    const [question] = await questionsOf(deps, game, accounts[1]!)
    expect((await told(game)).filter(([kind]) => kind === 'decision-asked')).toEqual([
      ['decision-asked', question!.id, [1]],
    ])
  })
})
