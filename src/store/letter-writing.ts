// Writing letters in PostgreSQL. Years of many games end at the same hour: what is asked and written at the same moment is
// one statement.
import type pg from 'pg'
import type { LetterStore, NewLetter, Receiver, Untold } from '../games/ports/letters.ts'
import type { AccountId, GameId } from '../games/ports.ts'
import { gather } from './gather.ts'

export const RECEIVER = `id AS account, email, locale, time_zone AS "timeZone", letters AS wishes,
  digest_hour AS "digestHour"`

interface Writing {
  readonly game: GameId
  readonly told: readonly Untold[]
  readonly letters: readonly NewLetter[]
  readonly at: Date
}

export function letterWriting(pool: pg.Pool): Pick<LetterStore, 'untold' | 'receivers' | 'write'> {
  const untoldOf = gather((games: readonly GameId[]) => readUntold(pool, games))
  const receiver = gather((accounts: readonly AccountId[]) => readReceivers(pool, accounts))
  const written = gather((writings: readonly Writing[]) => writeAll(pool, writings))
  return {
    untold: async (game) => (await untoldOf(game)) ?? [],
    receivers: async (accounts) => (await Promise.all(accounts.map(receiver))).filter((one) => one !== undefined),
    write: async (game, told, letters, at) => void (await written({ game, told, letters, at })),
  }
}

async function readUntold(pool: pg.Pool, games: readonly GameId[]): Promise<Map<GameId, Untold[]>> {
  const { rows } = await pool.query<Untold & { game: GameId }>({
    name: 'untold',
    text: UNTOLD,
    values: [games],
  })
  const untold = new Map<GameId, Untold[]>()
  for (const { game, ...notice } of rows) untold.set(game, [...(untold.get(game) ?? []), notice])
  return untold
}

const UNTOLD = `SELECT n.game_id AS game, n.kind, n.occasion, nullif(n.seat, -1) AS seat, n.seq, coalesce((
    SELECT json_agg(json_build_object('account', a.id, 'timeZone', a.time_zone, 'wishes', a.letters,
      'digestHour', a.digest_hour) ORDER BY s.seat)
    FROM seat s JOIN account a ON a.id = s.account
    WHERE s.game_id = n.game_id AND n.seat IN (-1, s.seat) AND a.email IS NOT NULL), '[]') AS concerns
  FROM notice n WHERE n.game_id = ANY($1::uuid[]) AND n.told_at IS NULL ORDER BY n.seq, n.kind, n.occasion, n.seat`

async function readReceivers(pool: pg.Pool, accounts: readonly AccountId[]): Promise<Map<AccountId, Receiver>> {
  const { rows } = await pool.query<Receiver>({
    name: 'receivers',
    text: `SELECT ${RECEIVER} FROM account WHERE id = ANY($1::uuid[]) AND email IS NOT NULL`,
    values: [accounts],
  })
  return new Map(rows.map((one) => [one.account, one]))
}

/** All of them or none. */
async function writeAll(pool: pg.Pool, writings: readonly Writing[]): Promise<Map<Writing, true>> {
  const told = writings.flatMap(({ game, told, at }) =>
    told.map(({ kind, occasion, seat }) => ({ kind, occasion, seat, game, at })),
  )
  const letters = writings.flatMap(({ game, letters, at }) => letters.map((letter) => ({ ...letter, game, at })))
  await pool.query({ name: 'write-letters', text: WRITE, values: [JSON.stringify(told), JSON.stringify(letters)] })
  return new Map(writings.map((writing) => [writing, true]))
}

/** A person who has gone meanwhile gets none. */
const WRITE = `WITH t AS (UPDATE notice SET told_at = n.at
    FROM json_to_recordset($1) AS n(game uuid, kind text, occasion text, seat smallint, at timestamptz)
    WHERE game_id = n.game AND notice.kind = n.kind AND notice.occasion = n.occasion
      AND notice.seat = coalesce(n.seat, -1))
  INSERT INTO letter (id, account_id, game_id, kind, occasion, seq, wish, next_try_at, created_at)
  SELECT l.id, l.account, l.game, l.kind, l.occasion, l.seq, l.wish, l."dueAt", l.at
  FROM json_to_recordset($2) AS l(id uuid, account uuid, game uuid, kind text, occasion text, seq integer, wish text,
    "dueAt" timestamptz, at timestamptz) LEFT JOIN account a ON a.id = l.account AND a.deleted_at IS NULL
  WHERE l.account IS NULL OR a.id IS NOT NULL
  ON CONFLICT DO NOTHING`
