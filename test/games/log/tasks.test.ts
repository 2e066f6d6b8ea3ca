// What an append leaves to do: a job where the rules carry on, and none where there is nothing for it.
import { expect, it } from 'vitest'
import { load } from '../../../src/games/log/load.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { expectDone, fullTable, questionsOf, say } from '../../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)

/** Three choose where to begin, one after the other: what the first of them leaves to do. */
async function afterTheFirst(prepare: (game: string, account: string) => Promise<unknown>): Promise<string[]> {
  const { game, accounts } = await fullTable(deps, 3)
  const asked = await Promise.all(accounts.map((account) => questionsOf(deps, game, account)))
  const first = asked.findIndex((questions) => questions.length > 0)
  for (const account of accounts) if (account !== accounts[first]) await prepare(game, account)
  await database.pool.query('DELETE FROM outbox WHERE game_id = $1', [game])
  const [question] = asked[first]! as [(typeof asked)[0][0] & { cities: number[] }]
  expectDone(await say(deps, game, accounts[first]!, { t: 'start', city: question!.cities[0] }))
  expect((await load(deps, game))!.file.waitsFor).toHaveLength(1)
  const { rows } = await database.pool.query<{ task: string }>(
    `SELECT task FROM outbox WHERE game_id = $1 AND task <> 'deadline'`,
    [game],
  )
  return rows.map(({ task }) => task)
}

it('asks for no job where the next has to be asked', async () => {
  expect(await afterTheFirst(async () => {})).toEqual([])
})

it('asks for one where the next has left an answer beforehand', async () => {
  const leave = (game: string, account: string) => say(deps, game, account, { t: 'start-list', cities: [4, 5, 6] })
  expect(await afterTheFirst(leave)).toEqual(['resolve'])
})
