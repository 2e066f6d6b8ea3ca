// The service and its halves: the API, the worker, or both in one process. Each is put together from parts.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import type { Registry } from 'prom-client'
import { sendDue } from '../accounts/letters/send.ts'
import type { HookDependencies } from '../games/hooks/dependencies.ts'
import type { LetterDependencies } from '../games/letters/dependencies.ts'
import type { Catalogue } from '../games/ports/catalogue.ts'
import { buildApp } from '../http/app.ts'
import { shows } from '../http/bearer.ts'
import { plainly } from '../http/logging.ts'
import { type Backend, watchBackend } from '../jobs/backend.ts'
import { type Jobs, startJobs } from '../jobs/jobs.ts'
import { lookAfter } from '../jobs/look-after.ts'
import { deliveriesOf } from '../jobs/workers/hooks.worker.ts'
import { tellTrouble } from '../jobs/workers/mail.worker.ts'
import { USUAL_SETTINGS } from '../jobs/workers/worker.ts'
import { incomingReader } from '../mail/incoming.ts'
import { mailboxIn } from '../mail/read-mailbox.ts'
import type { Config } from './config.ts'
import { explainListening } from './listening.ts'
import { watchHouse } from './monitor/house.ts'
import { listenForMonitors } from './monitor/listener.ts'
import { openRegistry } from './monitor/registry.ts'
import { countAccountLetters, countDeliveries, countLetters, watchJobs, watchPool } from './monitor/work.ts'
import { accountLetters, openAccountKeeping, openAccountParts } from './parts/accounts.ts'
import { type Built, build, type Undo } from './parts/build.ts'
import { buildOf } from './parts/build-of.ts'
import { type Database, openDatabase, type Say } from './parts/database.ts'
import { type GameParts, openGameParts } from './parts/games.ts'
import { openHookParts } from './parts/hooks.ts'
import { mailFolder, openLetterParts } from './parts/letters.ts'
import { openBackend, openTally, prepareQueue } from './parts/queue.ts'
import { takeMail } from './parts/receiver.ts'
import { tidyUpOf } from './parts/tidy-up.ts'
import { awaitUpToDate } from './parts/up-to-date.ts'
import { openWaitingRoom } from './parts/waiting-room.ts'
import { type Keys, signingKeys } from './secrets.ts'

const CODE = new URL('..', import.meta.url)
const PACKAGE = new URL('../../package.json', import.meta.url)
/** Beside the compiled server; there is none while it runs from its sources. */
const WEB = fileURLToPath(new URL('../web', import.meta.url))

export interface Served {
  readonly address: string
  /** Where mail is taken over SMTP; undefined where it is not. */
  readonly mailPort: number | undefined
}

/** Both halves, with the games of this server if no others are named. */
export const startService = (config: Config, say: Say, catalogue?: Catalogue): Promise<Built<Served>> =>
  build(async (undo) => {
    const keys = signingKeys(config)
    const ground = await openGround(config, keys, say, undo, catalogue, () => openWaitingRoom(config))
    await putUpJobs(config, keys, ground, undo)
    return putUpApi(config, keys, ground, say, undo)
  })

/** The API alone: somewhere else a worker does what is done without a person. */
export const startApi = (config: Config, say: Say, catalogue?: Catalogue): Promise<Built<Served>> =>
  build(async (undo) => {
    const keys = signingKeys(config)
    const ground = await openGround(config, keys, say, undo, catalogue, () => openWaitingRoom(config))
    return putUpApi(config, keys, ground, say, undo)
  })

/** The worker alone. */
export const startWorker = (
  config: Config,
  say: Say,
  catalogue?: Catalogue,
): Promise<Built<{ readonly monitorPort: number | undefined }>> =>
  build(async (undo) => {
    // Links in letters are signed here and read by the API: with the same keys.
    const keys = signingKeys(config)
    const ground = await openGround(config, keys, say, undo, catalogue)
    await putUpJobs(config, keys, ground, undo)
    return { monitorPort: await showMonitors(config, ground.registry, undo) }
  })

/** What both halves stand on. */
interface Ground {
  readonly database: Database
  readonly games: GameParts
  readonly letters: LetterDependencies
  readonly hooks: HookDependencies
  readonly backend: Backend
  readonly registry: Registry
}

async function openGround(
  config: Config,
  keys: Keys,
  say: Say,
  undo: Undo,
  catalogue: Catalogue | undefined,
  meanwhile?: () => Promise<() => Promise<void>>,
): Promise<Ground> {
  const { stop, ...database } = await openDatabase(config, say)
  undo(stop)
  await awaitUpToDate(config, database, say, meanwhile)
  const backend = openBackend(config, database.direct, undo)
  if (!config.redisUrl) await prepareQueue(backend) // it is part of the database that has to be up to date
  const log = logOf(config)
  const games = await openGameParts(
    ...([database, undo, say, catalogue] as const),
    ...([config.databaseConnections, config.databaseReadUrl, config.allowance] as const),
    (err) => log.error({ err }, 'A log is damaged: the game stands still'),
  )
  const letters = openLetterParts(config, keys, games, say, undo)
  const registry = openRegistry()
  const keeper = lookAfter(backend)
  undo(keeper.close)
  watchHouse(registry, { figures: games.figures, clock: games.deps.clock, depths: keeper.depths })
  watchPool(registry, games.pool)
  return { database, backend, games, letters, registry, hooks: openHookParts(config, keys, games) }
}

const logOf = ({ logLevel }: Config) => pino({ level: logLevel, serializers: { err: plainly } })

async function putUpJobs(config: Config, keys: Keys, ground: Ground, undo: Undo): Promise<Jobs> {
  const { database, games, hooks, backend, registry } = ground
  // Of the worker alone: an invitation leaves with the API, and to count it would tell who has an account.
  const letters = { ...ground.letters, store: countLetters(registry, ground.letters.store) }
  if (config.redisUrl) await prepareQueue(backend) // the API does without while it is away, the worker cannot
  const log = logOf(config)
  const sweepMs = config.sweepSeconds * 1000
  const settings = { ...USUAL_SETTINGS, sweepEveryMs: sweepMs, overdueMs: sweepMs }
  const kept = openAccountKeeping(config, database, games.deps, undo)
  const keeping = { ...kept, store: countAccountLetters(registry, kept.store) }
  const tidyUp = tidyUpOf({ games, letters, accounts: keeping }, config.keeping, log)
  const ofAccounts = accountLetters(config, keys, keeping, letters, tellTrouble(log))
  const accountMail = { send: () => sendDue(ofAccounts), late: keeping.store.lateLetters }
  const counted = { ...hooks, deps: { ...hooks.deps, hooks: countDeliveries(registry, hooks.deps.hooks) } }
  const jobs = await startJobs(
    {
      ...games,
      letters,
      accountMail,
      deliveries: deliveriesOf(counted, log),
      tidyUp,
      log,
      settings,
      watch: watchJobs(registry),
    },
    backend,
  )
  undo(jobs.stop)
  return jobs
}

async function putUpApi(config: Config, keys: Keys, ground: Ground, say: Say, undo: Undo): Promise<Served> {
  const { database, games, hooks, backend, registry } = ground
  const queue = await watchBackend(backend)
  undo(queue.close)
  const readMail = incomingReader(config.authservId)
  const { accounts, receipts } = openAccountParts(config, database, keys, games.standings, ground.letters, say, undo)
  const letters = { ...ground.letters, receipts }
  const app = await buildApp(
    {
      deps: games.deps,
      accounts,
      letters,
      hooks,
      readMail,
      exported: games.exported,
      inboundSecret: config.inboundSecret,
      metricsToken: config.metricsToken,
      // With a database of its own it is one person's machine, and nothing else.
      mailbox: config.databaseUrl || config.smtp ? null : mailboxIn(mailFolder(config)),
      keys,
      tally: await openTally(config, games.tally, undo),
      isDatabaseThere: games.isDatabaseThere,
      isDatabaseAway: games.isDatabaseAway,
      isQueueThere: queue.isThere,
      metrics: registry,
    },
    {
      ...buildOf(CODE, PACKAGE),
      log: { level: config.logLevel },
      limits: config.limits,
      corsOrigins: config.corsOrigins,
      trustProxy: config.trustProxy,
      ...(existsSync(WEB) && { web: { folder: WEB } }),
    },
  )
  undo(() => app.close())
  const address = await app.listen(config).catch(explain)
  await showMonitors(config, app.metrics, undo)
  return { address, mailPort: await takeMail(config, { letters, readMail, log: app.log }, games.isDatabaseAway, undo) }
}

/** Gives the port; undefined where none is wished for. */
async function showMonitors(
  { monitors, metricsToken }: Config,
  metrics: Registry,
  undo: Undo,
): Promise<number | undefined> {
  if (!monitors) return undefined
  const mayRead = (shown: string | undefined) => metricsToken === null || shows(shown, metricsToken)
  const listener = await listenForMonitors({ ...monitors, mayRead, metrics })
  undo(listener.stop)
  return listener.port
}

/** What whoever starts it can put right is said in one line. */
const explain = explainListening('HOST and PORT')
