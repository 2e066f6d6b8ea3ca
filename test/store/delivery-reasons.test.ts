// Deliveries that failed before there were codes for it have the code of what was said of them.
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { NOT_ARRIVED, NOT_NEEDED } from '../../src/games/model/hook.ts'
import { migrate } from '../../src/store/database/migrate.ts'
import { ownDatabase } from '../support/database.ts'

const { url, pool } = ownDatabase()
const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))

const BEFORE = {
  'It answered 500.': 'bad-status',
  'It answered 302: nobody is followed elsewhere.': 'redirect',
  'It did not answer within 5 s.': 'too-slow',
  'It does not come to an answer.': 'no-answer',
  'It does not speak HTTP.': 'not-http',
  'It could not be reached.': 'unreachable',
  'Its certificate is not good.': 'bad-certificate',
  'Its name is not known.': 'unknown-name',
  'Its server is not on the public internet.': 'not-public',
  'Its port is the usual one, or from 1024 on.': 'bad-address',
  'a mistake of ours': 'our-fault',
  answered: 'answered',
  'the table is gone': 'table-gone',
  'no longer at the table': 'left-table',
  'the invitation is over': 'invitation-over',
  erased: 'erased',
  'switched off': 'switched-off',
}

it('old reasons', async () => {
  await pool.query('DROP INDEX delivery_waiting')
  for (const table of ['oauth_code', 'oauth_device', 'oauth_grant', 'access_token'])
    await pool.query(`ALTER TABLE ${table} DROP COLUMN session_id`)
  await pool.query(`DELETE FROM _prisma_migrations WHERE migration_name = '0037_told_and_let_in'`)
  const [account, hook] = [randomUUID(), randomUUID()]
  await pool.query(
    `INSERT INTO account (id, email, name, locale, time_zone, digest_hour, created_at)
     VALUES ($1, NULL, 'Ada', 'en', 'UTC', 8, now())`,
    [account],
  )
  await pool.query(
    `INSERT INTO webhook (id, account_id, name, url, form, kinds, created_at)
     VALUES ($1, $2, 'Bot', 'https://bot.example.org/', 'slack', '{asked}', now())`,
    [hook, account],
  )
  const sentences = [null, ...Object.keys(BEFORE)]
  await pool.query(
    `INSERT INTO delivery (hook_id, id, kind, occasion, next_try_at, created_at, reason)
     SELECT $1, gen_random_uuid(), 'asked', coalesce(reason, ''), now(), now(), reason FROM unnest($2::text[]) reason`,
    [hook, sentences],
  )
  expect(await migrate(url, MIGRATIONS)).toEqual(['0037_told_and_let_in'])
  const { rows } = await pool.query<{ occasion: string; reason: string | null }>(
    'SELECT occasion, reason FROM delivery',
  )
  expect(Object.fromEntries(rows.map(({ occasion, reason }) => [occasion, reason]))).toEqual({ '': null, ...BEFORE })
  expect([...NOT_ARRIVED, ...NOT_NEEDED]).toEqual(expect.arrayContaining(Object.values(BEFORE)))
})
