// People who were signed in before there were epochs stay so, with their whole time before them.
import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { migrate } from '../../src/store/database/migrate.ts'
import { ownDatabase } from '../support/database.ts'

const { url, pool } = ownDatabase()
const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))

it('old sessions and accounts', async () => {
  for (const undo of [
    'DROP TABLE wrong_password',
    'ALTER TABLE session DROP COLUMN confirmed_at, DROP COLUMN device, DROP COLUMN ends_at',
    'ALTER TABLE account DROP COLUMN epoch',
    `DELETE FROM _prisma_migrations WHERE migration_name = '0017_standing'`,
  ])
    await pool.query(undo)
  const [person, guest] = [randomUUID(), randomUUID()]
  for (const [account, email] of [
    [person, 'ada@example.org'],
    [guest, null],
  ]) {
    await pool.query(
      `INSERT INTO account (id, email, name, locale, time_zone, digest_hour, created_at)
       VALUES ($1, $2, 'Ada', 'en', 'UTC', 8, now() - interval '2 years')`,
      [account, email],
    )
    await pool.query(
      `INSERT INTO session (id, account_id, token_hash, created_at, used_at, expires_at)
       VALUES (gen_random_uuid(), $1, $2, now() - interval '1 year', now(), now() + interval '60 days')`,
      [account, randomBytes(32)],
    )
  }
  expect(await migrate(url, MIGRATIONS)).toEqual(['0017_standing'])
  const { rows } = await pool.query(
    `SELECT a.id, a.epoch, s.device, s.confirmed_at = s.created_at AS confirmed,
       round(extract(epoch FROM s.ends_at - now()) / 86400)::integer AS days
     FROM session s JOIN account a ON a.id = s.account_id ORDER BY days`,
  )
  expect(rows).toEqual([
    { id: person, epoch: 0, device: '', confirmed: true, days: 90 },
    { id: guest, epoch: 0, device: '', confirmed: null, days: 365 },
  ])
})
