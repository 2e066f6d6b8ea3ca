// Tables and vacations from before they had an end: they are given one, and all others stay as they are.
import { expect, it } from 'vitest'
import { dayFromNow } from '../support/clock.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { migration } from '../support/migration.ts'
import { atOrders, someone } from '../support/tables.ts'

const { pool, ...rest } = ownDatabase()
const deps = depsFor({ pool, ...rest })

it('games that only bots play end, and vacations beyond what anybody may have are gone', async () => {
  const [deserted, kept] = [await atOrders(deps), await atOrders(deps)]
  await pool.query(`UPDATE seat SET account = NULL, bot = 'regent' WHERE game_id = $1`, [deserted.game])
  await pool.query(`UPDATE seat SET account = NULL, bot = 'regent' WHERE game_id = $1 AND seat > 0`, [kept.game])
  const before = (await deps.store.read(kept.game))!.file
  const person = someone()
  const away = (firstDay: string) =>
    pool.query(`INSERT INTO vacation SELECT gen_random_uuid(), $1, d, d, d, d + 1 FROM (SELECT $2::date AS d) AS day`, [
      ...[person, firstDay],
    ])
  for (const day of ['1999-05-01', '2150-05-01', dayFromNow(900)]) await away(day)
  for (let i = 1; i <= 30; i++) await away(dayFromNow(10 * i))

  await pool.query('DROP TABLE opening_key; DROP INDEX game_host, game_waiting, vacation_last_day')
  await pool.query(migration('0021'))
  expect((await deps.store.read(deserted.game))!.file).toMatchObject({ status: 'abandoned', timing: { dueAt: null } })
  expect((await deps.store.read(kept.game))!.file).toEqual(before)
  const { rows } = await pool.query<{ day: string }>(
    'SELECT first_day::text AS day FROM vacation WHERE account_id = $1 ORDER BY first_day',
    [person],
  )
  expect(rows.map(({ day }) => day)).toEqual(Array.from({ length: 20 }, (_, i) => dayFromNow(10 * (i + 1))))
})
