// What is written of a game is said once, in the tables of columns: the function in the database is made of them.
import { expect, it } from 'vitest'
import { COMMIT_BODY, COMMIT_GAME, CREATE_COMMIT } from '../../src/store/games/commit-statement.ts'
import { ownDatabase } from '../support/database.ts'

const { pool } = ownDatabase()

it('the function that writes games is the one made of the columns', async () => {
  const { rows } = await pool.query<{ body: string }>('SELECT prosrc AS body FROM pg_proc WHERE proname = $1', [
    COMMIT_GAME,
  ])
  const isSame = rows.length === 1 && rows[0]!.body.trim() === COMMIT_BODY.trim()
  expect(isSame, `A migration creates it, under its next number:\n${CREATE_COMMIT}`).toBe(true)
})

it('every column of a game, its seats, log and letters that may change is written, or is said to be written elsewhere', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name IN ('game', 'seat', 'log', 'snapshot', 'outbox', 'letter')
       AND column_name NOT IN ('game_id', 'id')`,
  )
  const written = (name: string) => {
    const [table, column] = name.split('.') as [string, string]
    const parts = COMMIT_BODY.split(/(?=UPDATE |INSERT INTO )/).filter((part) => part.split(/\s+|\(/).includes(table))
    return parts.some((part) => new RegExp(`\\b${column}\\b`).test(part))
  }
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !written(name))
      .toSorted(),
  ).toEqual([
    // when a table is opened, hidden, or put away, and when somebody sits down
    ...['agreement', 'archived_at', 'chain', 'hidden_at', 'host', 'opened_at', 'options', 'pack', 'ruleset'].map(
      (name) => `game.${name}`,
    ),
    ...['secret', 'title', 'version', 'visibility'].map((name) => `game.${name}`),
    // when it is sent
    ...['answer', 'attempts', 'mail_id', 'sent_at', 'state'].map((name) => `letter.${name}`),
    // by itself, and when it is taken
    ...['put_at', 'taken_at'].map((name) => `outbox.${name}`),
    ...['colour', 'nonce', 'sat_at'].map((name) => `seat.${name}`),
  ])
})
