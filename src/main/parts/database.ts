// The database: an existing one, or one of our own.
import type { Catalogue } from '../../games/ports/catalogue.ts'
import type { Leftovers } from '../../games/ports/leftovers.ts'
import type { GameStore } from '../../games/ports/store.ts'
import { leftoversIn } from '../../store/beside/leftovers.ts'
import { openConnection, openPool } from '../../store/database/connection.ts'
import { MIGRATING, PATIENT } from '../../store/database/limits.ts'
import { DatabaseInUse, startEmbedded } from '../../store/embedded/server.ts'
import { gameStore } from '../../store/games/store.ts'
import { type Config, databaseFolder } from '../config.ts'
import { Mistake, messageOf } from '../terminal/mistake.ts'
import { standardCatalogue } from './catalogue.ts'

export type Say = (line: string) => void

export interface Database {
  /** For all that is asked in one transaction: a pooler may stand in between. */
  readonly url: string
  /** PostgreSQL itself: to listen, for jobs, and to bring tables up to date. */
  readonly direct: string
}

export const isPooled = ({ url, direct }: Database): boolean => url !== direct

/** Where the database is, and what stops it: nothing, when it is not ours. */
export async function openDatabase(config: Config, say: Say): Promise<Database & { stop(): Promise<void> }> {
  const { databaseUrl: url, databaseDirectUrl } = config
  if (!url)
    return startEmbedded(databaseFolder(config), say).then(
      ({ url, stop }) => ({ url, direct: url, stop }),
      (error) => {
        throw error instanceof DatabaseInUse ? new Mistake(error.message) : error
      },
    )
  const direct = databaseDirectUrl ?? url
  await askDatabase(direct, databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')
  return { url, direct, stop: async () => {} }
}

const OLDEST = 14

/** Whether it answers, is young enough, and is PostgreSQL itself. What is wrong is for whoever set it up to put right. */
async function askDatabase(url: string, setting: string): Promise<void> {
  try {
    const client = await openConnection(url, MIGRATING)
    const { rows } = await client.query<Asked>(ASK).finally(() => client.end())
    const [{ version, pid }] = rows as [Asked]
    if (Number.parseInt(version, 10) < OLDEST)
      throw new Mistake(`${setting}: this is PostgreSQL ${version}; ${OLDEST} or newer is needed.`)
    // Whoever stands in between gives itself out for PostgreSQL, but has other processes.
    if ((client as unknown as { processID: number }).processID !== pid)
      throw new Mistake(`${setting}: a pooler stands in between. Name PostgreSQL itself in DATABASE_DIRECT_URL.`)
  } catch (error) {
    throw error instanceof Mistake ? error : new Mistake(`${setting}: PostgreSQL does not answer: ${messageOf(error)}.`)
  }
}

const ASK = "SELECT current_setting('server_version') AS version, pg_backend_pid() AS pid"
interface Asked {
  readonly version: string
  readonly pid: number
}

interface GamesAlone {
  readonly store: GameStore
  readonly catalogue: Catalogue
  readonly leftovers: Leftovers
  close(): Promise<void>
}

/** Games alone, for those who only look after them. */
export function openGames(url: string): GamesAlone {
  const pool = openPool({ url, max: 2, limits: PATIENT })
  const close = () => pool.end()
  return { store: gameStore(pool), catalogue: standardCatalogue, leftovers: leftoversIn(pool), close }
}
