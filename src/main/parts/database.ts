// The database: an existing one, or one of our own; and how it is brought up to date.
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { GameStore } from '../../games/ports.ts'
import { startEmbedded } from '../../store/embedded.ts'
import { gameStore } from '../../store/game-store.ts'
import { migrate } from '../../store/migrate.ts'
import { type Config, databaseFolder } from '../config.ts'

export type Say = (line: string) => void

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))

/** The database's address, and what stops it: nothing, when it is not ours. */
export async function openDatabase(config: Config, say: Say): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  return startEmbedded(databaseFolder(config), say)
}

/** Games alone, for those who only look after them. */
export function openGames(url: string): { store: GameStore; close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  return { store: gameStore(pool), close: () => pool.end() }
}

export const bringUpToDate = (url: string): Promise<string[]> => migrate(url, MIGRATIONS)
