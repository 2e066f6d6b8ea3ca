// What the verbs of `herald admin` work with: the parts of the service, each opened when it is needed, and who sits here.
import { userInfo } from 'node:os'
import type { Dependencies as AccountDependencies } from '../../../accounts/model/dependencies.ts'
import type { FiguresStore } from '../../../games/ports/figures.ts'
import type { OperatingStore } from '../../../games/ports/operating.ts'
import type { QueueKeeper } from '../../../jobs/look-after.ts'
import { type Config, readConfig } from '../../config.ts'
import type { Built, Undo } from '../../parts/build.ts'
import type { Database } from '../../parts/database.ts'
import type { GameParts } from '../../parts/games.ts'
import { toStderr } from '../../terminal/until-stopped.ts'

export interface House {
  readonly games: GameParts
  readonly operating: OperatingStore
  readonly figures: FiguresStore
  /** Whoever changes something, for the log of it. */
  readonly who: { readonly who: string; readonly login: string; readonly why: string | null }
  accounts(): Promise<AccountDependencies>
  queue(): Promise<QueueKeeper>
}

export async function openHouse(as: string | undefined, why: string | undefined): Promise<Built<{ house: House }>> {
  // Loaded here, so that commands without a service start without its parts.
  const { openDatabase } = await import('../../parts/database.ts')
  const { needUpToDate } = await import('../../parts/up-to-date.ts')
  const { openGameParts } = await import('../../parts/games.ts')
  const { operatingStore } = await import('../../../store/operator/store.ts')
  const { openPool } = await import('../../../store/database/connection.ts')
  const { build } = await import('../../parts/build.ts')
  return build(async (undo) => {
    const config = readConfig(process.env)
    const database = await openDatabase(config, toStderr)
    undo(database.stop)
    await needUpToDate(config, database, toStderr)
    const games = await openGameParts(database, undo)
    const pool = openPool({ url: database.url, max: 2, isPooled: database.url !== database.direct })
    undo(() => pool.end())
    const login = loginName()
    const house: House = {
      games,
      operating: operatingStore(pool),
      figures: games.figures,
      who: { who: as ?? login, login, why: why ?? null },
      accounts: once(() => openAccounts(config, database, games, undo)),
      queue: once(() => openQueue(config, database, undo)),
    }
    return { house }
  })
}

async function openAccounts(config: Config, database: Database, games: GameParts, undo: Undo) {
  const { openAccountParts } = await import('../../parts/accounts.ts')
  const { openLetterParts } = await import('../../parts/letters.ts')
  const { signingKeys } = await import('../../secrets.ts')
  const keys = signingKeys(config)
  const letters = openLetterParts(config, keys, games, toStderr, undo)
  return openAccountParts(config, database, keys, games.standings, letters, toStderr, undo).accounts
}

async function openQueue(config: Config, database: Database, undo: Undo): Promise<QueueKeeper> {
  const { openBackend, prepareQueue } = await import('../../parts/queue.ts')
  const { lookAfter } = await import('../../../jobs/look-after.ts')
  const backend = openBackend(config, database.direct, undo)
  await prepareQueue(backend)
  const keeper = lookAfter(backend)
  undo(keeper.close)
  return keeper
}

function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () => {
    opened ??= open()
    return opened
  }
}

/** A container's user may have no name. */
function loginName(): string {
  try {
    return userInfo().username.slice(0, 80) || 'nobody'
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
