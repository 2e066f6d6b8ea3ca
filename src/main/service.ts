// Puts the parts of the service together and takes them apart again, in order.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Tools as AccountTools, USUAL_SETTINGS } from '../accounts/tools.ts'
import { carryOnUntilAsked } from '../games/carry-on.ts'
import { Memory } from '../games/memory.ts'
import type { GameStore } from '../games/ports.ts'
import type { Tools } from '../games/tools.ts'
import { buildApp } from '../http/app.ts'
import { localMailbox } from '../mail/mailbox.ts'
import { openClient } from '../store/account-client.ts'
import { argonPasswords } from '../store/account-passwords.ts'
import { accountStore } from '../store/account-store.ts'
import { openBell } from '../store/bell.ts'
import { startEmbedded } from '../store/embedded.ts'
import { gameStore } from '../store/game-store.ts'
import { invitationStore } from '../store/invitation-store.ts'
import { messageStore } from '../store/message-store.ts'
import { migrate } from '../store/migrate.ts'
import { type Config, databaseFolder } from './config.ts'
import { signingKeys } from './secrets.ts'

export interface Service {
  readonly address: string
  stop(): Promise<void>
}

type Say = (line: string) => void

const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))
const PACKAGE = new URL('../../package.json', import.meta.url)
const CONNECTIONS = 16

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

export async function startService(config: Config, say: Say): Promise<Service> {
  const database = await openDatabase(config, say)
  const undo: (() => Promise<unknown>)[] = [database.stop]
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    for (const name of await bringUpToDate(database.url)) say(`Database brought up to date: ${name}`)
    const pool = new pg.Pool({ connectionString: database.url, max: CONNECTIONS })
    pool.on('error', () => {}) // an idle connection that breaks is replaced by the next query
    undo.push(() => pool.end())
    const bell = await openBell(database.url, pool)
    undo.push(() => bell.close())
    const tools: Tools = {
      bell,
      store: gameStore(pool),
      invitations: invitationStore(pool),
      messages: messageStore(pool),
      memory: new Memory(),
      clock: () => new Date(),
      random: (bytes) => randomBytes(bytes).toString('hex'),
    }
    const prisma = openClient(database.url)
    undo.push(() => prisma.$disconnect())
    const accounts: AccountTools = {
      store: accountStore(prisma),
      clock: tools.clock,
      random: tools.random,
      passwords: argonPasswords(),
      post: localMailbox(join(config.home, 'mail'), tools.clock, (file) => say(`A letter is in ${file}`)),
      settings: { ...USUAL_SETTINGS, linkTo: (token) => `${config.publicUrl}/sign-in#${token}` },
    }
    const app = await buildApp(
      {
        tools,
        accounts,
        keys: signingKeys(config),
        isDatabaseThere: () =>
          pool.query('SELECT 1').then(
            () => true,
            () => false,
          ),
        figures: () => tools.store.count(),
        poke: (game) => void carryOnUntilAsked(tools, game).catch((error) => app.log.error(error)),
      },
      {
        log: { level: config.logLevel },
        version: JSON.parse(readFileSync(PACKAGE, 'utf8')).version,
        limits: config.limits,
      },
    )
    undo.push(() => app.close())
    const address = await app.listen({ host: config.host, port: config.port })
    return { address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
