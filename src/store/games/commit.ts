// How a game is written: one statement, in which it moves on from the state it was read at, or nothing happens at all. Commits
// of several games at the same moment share the statement, and with it the wait for the disk.
import type pg from 'pg'
import type { Commit, GameId } from '../../games/model/game.ts'
import { batch } from '../database/batch.ts'
import { hex } from '../database/hex.ts'
import { soon } from '../database/soon.ts'
import {
  COMMIT,
  COMMIT_TELLING,
  COMMIT_TELLING_WAITING,
  COMMIT_WAITING,
  parametersOf,
  tellsPrograms,
} from './commit-statement.ts'

/** Whoever waits has waited long already. */
const LOOK_MS = 500

/** False when somebody else was first. */
export function commitsTo(pool: pg.Pool): (commit: Commit) => Promise<boolean> {
  const withOthers = together(pool)
  return async (commit) => {
    try {
      if (await withOthers(commit)) return true
      // Somebody was first, or has the game in hand: then it is tried once more by itself.
      const { size } = await written(pool, true, [commit])
      // Who was first may be ourselves: its answer was lost, or took too long to come.
      return size === 1 || (await isKept(pool, commit))
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
    const moved = await written(pool, false, [...rows.values()])
    return new Map([...rows.values()].map((commit) => [commit, moved.has(commit.to.id)]))
  })

/** The games that moved on. */
async function written(pool: pg.Pool, waiting: boolean, commits: readonly Commit[]): Promise<Set<GameId>> {
  const [plain, telling] = waiting ? [COMMIT_WAITING, COMMIT_TELLING_WAITING] : [COMMIT, COMMIT_TELLING]
  const { name, text } = tellsPrograms(commits) ? telling : plain
  const { rows } = await pool.query<{ id: GameId }>({ name, text, values: parametersOf(commits) })
  return new Set(rows.map(({ id }) => id))
}

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
