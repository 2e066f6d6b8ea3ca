// How a game is written: by one function in the database (commit-statement.ts), in which it moves on from the state it was read
// at, or nothing happens at all. Commits of several games at the same moment share the statement, and with it the wait for the
// disk; unless the tables are distributed, where each goes to the machine that has its game.
import type pg from 'pg'
import type { Commit, GameId } from '../../games/model/game.ts'
import { batch } from '../database/batch.ts'
import { hex } from '../database/hex.ts'
import { soon } from '../database/soon.ts'
import { inTransaction } from '../database/transaction.ts'
import { broughtBy, COMMIT_ONE, COMMIT_SOME } from './commit-statement.ts'
import { heldPerson, maySit } from './sit.ts'

/** Whoever waits has waited long already. */
const LOOK_MS = 500

type Asking = Pick<pg.Pool, 'query'>
type Write = (commit: Commit) => Promise<boolean | undefined>

/** False when somebody else was first. */
export function commitsTo(pool: pg.Pool, isTogether: boolean): (commit: Commit) => Promise<boolean> {
  const first: Write = isTogether ? together(pool) : async () => undefined
  const alone: Write = isTogether
    ? async (commit) => (await writeAll(pool, [commit])).size === 1
    : (commit) => writeOne(pool, commit)
  return async (commit) => {
    try {
      if (commit.sits) return await writeSeating(pool, commit, commit.sits)
      if (await first(commit)) return true
      // Somebody was first, or has the game in hand: then it is tried once more by itself.
      // Who was first may be ourselves: its answer was lost, or took too long to come.
      return (await alone(commit)) || (await isKept(pool, commit))
    } catch (error) {
      // A commit may be kept although its answer was lost: then it is ours, and nobody else's to be decided anew.
      if (await soon(isKept(pool, commit), LOOK_MS)) return true
      throw error
    }
  }
}

const together = (pool: pg.Pool) =>
  batch(async (commits: readonly Commit[]) => {
    const rows = new Map<GameId, Commit>()
    for (const commit of commits) if (!rows.has(commit.to.id)) rows.set(commit.to.id, commit) // the others come too late
    const moved = await writeAll(pool, [...rows.values()], false)
    return new Map([...rows.values()].map((commit) => [commit, moved.has(commit.to.id)]))
  })

/** Gives the games that moved on. Where many are written nobody waits for a game that others have in hand. */
export async function writeAll(database: Asking, commits: readonly Commit[], waiting = true): Promise<Set<GameId>> {
  const all = commits.map((commit) => ({ id: commit.to.id, brought: broughtBy(commit) }))
  const { rows } = await database.query<{ id: GameId }>({ ...COMMIT_SOME, values: [waiting, JSON.stringify(all)] })
  return new Set(rows.map(({ id }) => id))
}

/**
 * By a call that can be made where the game is. What programs are told is kept beside their addresses, so a commit that tells any
 * is not sent away.
 */
async function writeOne(database: Asking, commit: Commit): Promise<boolean> {
  if (commit.deliveries.length > 0) return (await writeAll(database, [commit])).size === 1
  const values = [commit.to.id, true, JSON.stringify(broughtBy(commit))]
  return (await database.query<{ isWritten: boolean }>({ ...COMMIT_ONE, values })).rows[0]!.isWritten
}

/**
 * Who sits down is looked at, and held until it is written, so that they neither go meanwhile nor say that they are a program. The
 * game first, then the person: those who lock in one order never block each other.
 */
const writeSeating = (pool: pg.Pool, commit: Commit, account: string): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    await client.query('SELECT 1 FROM game WHERE id = $1 FOR UPDATE', [commit.to.id])
    const peopleOnly = commit.to.agreement.programs === 'not'
    return maySit(await heldPerson(client, account), peopleOnly) && (await writeAll(client, [commit])).size === 1
  })

/** By the salt of its first page, also when others have gone on from it; what changed without one, by its stamp. */
async function isKept(pool: pg.Pool, { to, pages: [page] }: Commit): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'is-kept',
    text: `SELECT 1 FROM game WHERE id = $1 AND stamp = $2
      UNION ALL SELECT 1 FROM log WHERE game_id = $1 AND after = $3 AND salt = $4`,
    values: [to.id, to.stamp, page?.after ?? null, page?.salt ? hex(page.salt) : null],
  })
  return (rowCount ?? 0) > 0
}
