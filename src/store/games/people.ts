// People as the files of their games know them, in PostgreSQL. They are read after the game: whatever has changed of them since is
// another revision of it, so who decides by it is told to read again. No statement about games asks for people.
import type pg from 'pg'
import type { AccountId, KnownHolder } from '../../games/model/game.ts'
import { MOST_AHEAD } from '../../games/ports/vacations.ts'

/** Of a holder what belongs to the person, and not to the seat. */
export type KnownPerson = Pick<
  KnownHolder,
  'name' | 'programOwner' | 'away' | 'remindAt' | 'letterbox' | 'hooks' | 'pushes'
>

/** Bots, and seats that are given up. */
export const NOBODY: KnownPerson = {
  ...{ name: null, programOwner: null, away: [], remindAt: 50, letterbox: null, hooks: [], pushes: null },
}

interface Row extends Omit<KnownPerson, 'away'> {
  id: AccountId
  away: { from: string; to: string }[] | null
}

/** One look for all of them. */
export async function peopleIn(
  pool: Pick<pg.Pool, 'query'>,
  accounts: ReadonlySet<AccountId>,
): Promise<ReadonlyMap<AccountId, KnownPerson>> {
  if (accounts.size === 0) return new Map()
  const { rows } = await pool.query<Row>({ name: 'people', text: PEOPLE, values: [[...accounts]] })
  return new Map(
    rows.map(({ id, away, ...person }) => [
      id,
      { ...person, away: (away ?? []).map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })) },
    ]),
  )
}

/** Of somebody's vacations the last, among which are all that are not over. Who is suspended is told nothing. */
const PEOPLE = `SELECT asked.id, a.name, a.program_owner AS "programOwner", coalesce(a.remind_at, 50) AS "remindAt",
    CASE WHEN a.email IS NOT NULL AND a.suspended_at IS NULL THEN
      json_build_object('wishes', a.letters, 'digestHour', a.digest_hour, 'timeZone', a.time_zone) END AS letterbox,
    CASE WHEN a.suspended_at IS NULL THEN coalesce(a.hooks, '[]') ELSE '[]' END AS hooks, CASE WHEN a.hooks <> '[]' THEN a.pushes END AS pushes,
    (SELECT json_agg(json_build_object('from', v.begins_at, 'to', v.ends_at) ORDER BY v.begins_at)
      FROM (SELECT begins_at, ends_at FROM vacation WHERE account_id = asked.id AND NOT cancelled
        ORDER BY begins_at DESC LIMIT ${MOST_AHEAD}) v) AS away
  FROM unnest($1::uuid[]) AS asked(id) LEFT JOIN account a ON a.id = asked.id`
