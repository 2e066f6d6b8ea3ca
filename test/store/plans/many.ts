// Tables as large as those of a busy server, for its planner to plan by: every table has so many rows, made from the names and types
// of its columns, with the few words that mean something spread as they are in earnest.
import type pg from 'pg'

interface Column {
  table: string
  name: string
  type: string
}

/** Of a row number n, and of a column where its type does not say enough. */
const SPECIAL: Readonly<Record<string, string>> = {
  'game.status': `(CASE WHEN n % 100 < 5 THEN 'running' WHEN n % 1000 = 999 THEN 'parked' WHEN n % 100 = 98 THEN 'open' ELSE 'finished' END)`,
  'game.visibility': `(ARRAY['public', 'unlisted', 'private'])[n % 3 + 1]`,
  'game.ended_at': `CASE WHEN n % 100 < 5 THEN NULL ELSE now() - n * interval '1 minute' END`,
  'game.archived_at': `CASE WHEN n % 100 < 5 OR n % 1000 < 10 THEN NULL ELSE now() END`,
  'game.wakes_at': `CASE WHEN n % 100 < 5 THEN now() + n * interval '1 minute' END`,
  'game.waits_for': `CASE WHEN n % 100 < 5 THEN '{0,1}'::smallint[] ELSE '{}' END`,
  'game.chain': '2',
  'game.ruleset': `'xidit'`,
  'seat.bot': 'NULL',
  'seat.offered_at': `CASE WHEN n % 1000 = 0 THEN now() END`,
  'letter.state': `CASE WHEN n % 1000 = 0 THEN 'waiting' ELSE 'sent' END`,
  'delivery.state': `CASE WHEN n % 1000 = 0 THEN 'waiting' ELSE 'sent' END`,
  'account_letter.state': `CASE WHEN n % 1000 = 0 THEN 'waiting' ELSE 'sent' END`,
  'account.email': `CASE WHEN n % 2 = 0 THEN 'somebody' || n || '@example.org' END`,
  'account.password': 'NULL',
  'account.locale': `'en'`,
  'account.digest_hour': '6',
  'account.remind_at': '50',
  'account.deleted_at': 'NULL',
  'account.mail_stopped': `CASE WHEN n % 5000 = 0 THEN 'bounced' END`,
  'account.hooks': `'[]'`,
  'sign_in_link.locale': `'en'`,
  'sign_in_link.account_id': 'NULL',
  'mailed_invitation.way': `CASE WHEN n % 2 = 0 THEN 'sent' ELSE 'received' END`,
  'message.to_account': 'NULL',
  'message.erased': 'n % 500 = 0',
  'webhook.form': `CASE WHEN n % 2 = 0 THEN 'standard' ELSE 'push' END`,
  'webhook.is_on': 'true',
  'oauth_code.grant_id': 'NULL',
  'outbox.taken_at': `CASE WHEN n % 100 = 0 THEN now() END`,
  'vacation.last_day': 'current_date - n % 300',
}

/** A queue is short, however much went through it. */
const SHORT: Readonly<Record<string, number>> = { outbox: 100 }

/** How many rows have the same game, account and so on. */
const SHARED: Readonly<Record<string, number>> = { seat: 4, log: 40, message: 20, letter: 10, invitation: 3 }
const GROUPED = /^(game_id|hook_id|letter_id|session_id|grant_id)$/
const ACCOUNTS = /^(account|account_id|from_account|host|sender|receiver)$/

function made({ table, name, type }: Column): string {
  const special = SPECIAL[`${table}.${name}`]
  if (special) return special
  const each = SHARED[table] ?? 1
  const id = (of: string, number: string) => `md5('${of}' || ${number})::uuid`
  if (type === 'uuid' && GROUPED.test(name))
    return id(name.replace(/_id$/, '').replace('hook', 'webhook'), `(n / ${each})`)
  if (type === 'uuid' && ACCOUNTS.test(name)) return id('account', '(n * 7919 % 10000)')
  if (type === 'uuid') return id(table, 'n')
  if (type === 'timestamp with time zone') return `now() - n * interval '3 minutes'`
  if (type === 'date') return `current_date - n % 300`
  if (type === 'bytea') return `decode(md5('${table}.${name}' || n), 'hex')`
  if (type === 'json' || type === 'jsonb') return `'{"players":4}'`
  if (type.endsWith('[]')) return `'{}'`
  if (type === 'boolean') return 'false'
  if (type === 'text') return `'${name}' || n`
  return `n % ${each}` // a number, of a seat or a page
}

export async function fillTables(client: pg.ClientBase, rows: number): Promise<string[]> {
  const { rows: columns } = await client.query<Column>(
    `SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attidentity = ''
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> '_prisma_migrations' ORDER BY 1, a.attnum`,
  )
  const tables = [...new Set(columns.map(({ table }) => table))]
  // What points to what is not looked at while they are filled; who plans knows of it.
  const { rows: keys } = await client.query<{ table: string; name: string; says: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS says FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`)
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table)
    const names = own.map(({ name }) => `"${name}"`).join(', ')
    await client.query(
      `INSERT INTO "${table}" (${names}) SELECT ${own.map(made).join(', ')} FROM generate_series(0, ${(SHORT[table] ?? rows) - 1}) AS n ON CONFLICT DO NOTHING`,
    )
  }
  for (const { table, name, says } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${says} NOT VALID`)
  await client.query('VACUUM ANALYZE')
  return tables
}
