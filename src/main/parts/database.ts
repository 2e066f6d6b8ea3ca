// The database: an existing one, or one of our own; and how it is brought up to date.
import { fileURLToPath } from 'node:url'
import type { Catalogue } from '../../games/ports/catalogue.ts'
import type { GameStore } from '../../games/ports/store.ts'
import { openConnection, openPool } from '../../store/database/connection.ts'
import { MIGRATING, PATIENT } from '../../store/database/limits.ts'
import { migrate } from '../../store/database/migrate.ts'
import { DatabaseInUse, startEmbedded } from '../../store/embedded/server.ts'
import { gameStore } from '../../store/games/store.ts'
import { type Config, databaseFolder } from '../config.ts'
import { Mistake, messageOf } from '../mistake.ts'
import { standardCatalogue } from './catalogue.ts'

export type Say = (line: string) => void

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))

/** The database's address, and what stops it: nothing, when it is not ours. */
export async function openDatabase(config: Config, say: Say): Promise<{ url: string; stop(): Promise<void> }> {
  if (!config.databaseUrl)
    return startEmbedded(databaseFolder(config), say).catch((error) => {
      throw error instanceof DatabaseInUse ? new Mistake(error.message) : error
    })
  await askDatabase(config.databaseUrl)
  return { url: config.databaseUrl, stop: async () => {} }
}

const OLDEST = 14

/** Whether it answers and is young enough. What is wrong with it is for whoever set it up to put right. */
async function askDatabase(url: string): Promise<void> {
  try {
    const client = await openConnection(url, MIGRATING)
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version').finally(() => client.end())
    const [version = ''] = rows.map(({ server_version }) => server_version)
    if (Number.parseInt(version, 10) < OLDEST)
      throw new Mistake(`DATABASE_URL: this is PostgreSQL ${version}; ${OLDEST} or newer is needed.`)
  } catch (error) {
    throw error instanceof Mistake
      ? error
      : new Mistake(`DATABASE_URL: PostgreSQL does not answer: ${messageOf(error)}.`)
  }
}

/** Games alone, for those who only look after them. */
export function openGames(url: string): { store: GameStore; catalogue: Catalogue; close(): Promise<void> } {
  const pool = openPool({ url, max: 2, limits: PATIENT })
  return { store: gameStore(pool), catalogue: standardCatalogue, close: () => pool.end() }
}

export const bringUpToDate = (url: string): Promise<string[]> => migrate(url, MIGRATIONS)
