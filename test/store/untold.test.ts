// What nobody had been told of when letters came to be written with their news: they get it all the same.
import { expect, it } from 'vitest'
import { WISH_OF } from '../../src/games/notices/kinds.ts'
import { NOTICES } from '../../src/games/notices/notices.ts'
import { letterStore } from '../../src/store/beside/letters.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { threeAddressees, toldIn } from '../support/letters.ts'
import { migration } from '../support/migration.ts'
import { atOrders } from '../support/tables.ts'

const database = ownDatabase()
const { pool } = database

it('each once, to those who are concerned and have an address', async () => {
  const people = await threeAddressees(database)
  const { game } = await atOrders(depsFor(database), 4, { ...people, guests: [...people.guests, crypto.randomUUID()] })
  await pool.query('TRUNCATE letter CASCADE')
  await pool.query(migration('0006'))
  const notice = (kind: string, seat: number, toldAt: Date | null = null) =>
    pool.query(`INSERT INTO notice VALUES ($1, $2, '1', $3, 7, now(), $4)`, [game, kind, seat, toldAt])
  for (const kind of NOTICES) await notice(kind, kind === 'reminder' ? 1 : -1)
  await notice('reminder', 2, new Date())
  await pool.query(`INSERT INTO outbox (game_id, seq, task) VALUES ($1, 7, 'letters')`, [game])

  await pool.query(migration('0013'))
  await pool.query(migration('0028'))
  const all = [0, 1, 2]
  const wanted = NOTICES.map((kind) => [kind, '1', kind === 'reminder' ? [1] : all])
  expect((await toldIn(database, game)).sort()).toEqual(wanted.sort())
  for (const letter of await letterStore(pool).of(people.guests[0]!)) {
    expect(letter).toMatchObject({ seq: 7, state: 'waiting' })
    expect(letter.wish).toBe(WISH_OF[letter.kind as keyof typeof WISH_OF])
  }
  const { rows } = await pool.query('SELECT kind, wish FROM letter WHERE account_id IS NULL')
  expect(rows).toEqual([{ kind: 'parked', wish: 'operator' }])
  expect((await pool.query(`SELECT 1 FROM outbox WHERE task = 'letters'`)).rows).toEqual([])
})
