// Talk from when it belonged to seats: nobody reads what may have been said to somebody else.
import { beforeEach, expect, it } from 'vitest'
import { messageStore } from '../../src/store/beside/messages.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { threeAddressees } from '../support/letters.ts'
import { migration } from '../support/migration.ts'
import { atOrders } from '../support/tables.ts'

const database = ownDatabase()
const { pool } = database
const deps = depsFor(database)
const store = messageStore(pool)

/** As it was before. */
beforeEach(() =>
  pool.query(`DELETE FROM message; ALTER TABLE message DROP COLUMN from_account, DROP COLUMN to_account, DROP COLUMN erased;
    ALTER TABLE message ADD UNIQUE (game_id, from_seat, key)`),
)

async function oldTable(substituteAfter: number | null) {
  const people = await threeAddressees(database)
  const { game, accounts } = await atOrders(deps, 3, { agreement: { absence: { substituteAfter } }, ...people })
  const say = (number: number, from: number, to: number | null, text: string, at = new Date()) =>
    pool.query('INSERT INTO message (game_id, number, at, from_seat, to_seat, text) VALUES ($1, $2, $3, $4, $5, $6)', [
      ...[game, number, at, from, to, text],
    ])
  const heardBy = async (account: string | null) => (await store.heardBy(game, account, 0, 100)).map(({ text }) => text)
  return { game, say, heardBy, people: accounts as [string, string, string] }
}
const migrate = () => pool.query(migration('0020'))

it('where no substitute can have come, what was said in private is the two players’', async () => {
  const { say, heardBy, people } = await oldTable(null)
  await say(1, 0, 1, 'Between us')
  await say(2, 2, null, 'To all')
  await migrate()
  for (const person of people.slice(0, 2)) expect(await heardBy(person)).toEqual(['Between us', 'To all'])
  for (const other of [people[2], null]) expect(await heardBy(other)).toEqual(['To all'])
})

it('where fewer rounds were played than one has to miss, too', async () => {
  const { say, heardBy, people } = await oldTable(2)
  await say(1, 0, 1, 'Between us')
  await migrate()
  expect(await heardBy(people[1])).toEqual(['Between us'])
})

it('where one may have come, and of before the game began, it is nobody’s, and its words are gone', async () => {
  const { game, say, heardBy, people } = await oldTable(2)
  await say(1, 0, 1, 'Before we began', new Date(Date.now() - 3_600_000))
  await say(2, 0, null, 'To all')
  await pool.query('UPDATE game SET round = 2 WHERE id = $1', [game])
  await say(3, 0, 1, 'Between two')
  await migrate()
  for (const person of [...people, null]) expect(await heardBy(person)).toEqual(['To all'])
  const { rows } = await pool.query(`SELECT text FROM message WHERE number IN (1, 3)`)
  expect(rows).toEqual([{ text: '' }, { text: '' }])
})

it('whoever has gone since takes their words along', async () => {
  const { say, heardBy, people } = await oldTable(null)
  await say(1, 0, null, 'I was here')
  await say(2, 1, 0, 'My word to you')
  await pool.query(`UPDATE account SET deleted_at = now(), name = NULL, email = NULL, password = NULL WHERE id = $1`, [
    people[0],
  ])
  await migrate()
  expect(await heardBy(people[1])).toEqual(['', 'My word to you'])
  expect(await heardBy(people[2])).toEqual([''])
})
