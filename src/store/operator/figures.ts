// How the house stands, in PostgreSQL: two statements, whose work does not grow with the tables.
import type pg from 'pg'
import { type Backlog, type FiguresStore, MOST_COUNTED, type Sizes } from '../../games/ports/figures.ts'

export const figuresStore = (pool: pg.Pool): FiguresStore => ({
  async backlog(now) {
    const { rows } = await pool.query<{ backlog: Backlog }>({ name: 'backlog', text: BACKLOG, values: [now] })
    return rows[0]!.backlog
  },

  async sizes() {
    return (await pool.query<Sizes>({ name: 'sizes', text: SIZES })).rows[0]!
  },
})

const upTo = (from: string): string => `(SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT ${MOST_COUNTED}) few)`
/** The first of the index on that column, whose condition stands in `from`. */
const age = (since: string, from: string): string =>
  `coalesce((SELECT greatest(0, extract(epoch FROM $1::timestamptz - ${since})) FROM ${from} ORDER BY ${since} LIMIT 1), 0)`
const waiting = (since: string, from: string): string =>
  `json_build_object('waiting', ${upTo(from)}, 'oldest', ${age(since, from)})`

const DUE = `state = 'waiting' AND next_try_at <= $1`
export const BACKLOG = `SELECT json_build_object(
    'outbox', json_build_object('waiting', ${upTo('outbox')}, 'oldest',
      coalesce((SELECT greatest(0, extract(epoch FROM $1::timestamptz - put_at)) FROM outbox ORDER BY id LIMIT 1), 0)),
    'letters', ${waiting('next_try_at', `letter WHERE ${DUE}`)},
    'accountLetters', ${waiting('next_try_at', `account_letter WHERE ${DUE}`)},
    'deliveries', ${waiting('next_try_at', `delivery WHERE ${DUE}`)},
    'overdue', ${waiting('wakes_at', `game WHERE status = 'running' AND wakes_at < $1::timestamptz - interval '1 minute'`)},
    'parked', ${upTo(`game WHERE status = 'parked'`)},
    'stopped', ${upTo('account WHERE mail_stopped IS NOT NULL')},
    'suspended', ${upTo('account WHERE suspended_at IS NOT NULL')}) AS backlog`

/** Counted where they are few; else what was found when the table was last analysed, if it was. */
const estimate = (index: string, from: string): string =>
  `(SELECT CASE WHEN few.counted < ${MOST_COUNTED} THEN few.counted
      ELSE greatest(few.counted, (SELECT reltuples FROM pg_class WHERE oid = '${index}'::regclass)) END
    FROM (SELECT ${upTo(from)} AS counted) few)::bigint::float8`
export const SIZES = `SELECT ${estimate('game_waiting', `game WHERE status = 'open'`)} AS open,
  ${estimate('game_running', `game WHERE status = 'running'`)} AS running,
  ${estimate('game_pkey', 'game')} AS games, ${estimate('account_pkey', 'account')} AS people,
  ${estimate('letter_pkey', 'letter')} AS letters`
