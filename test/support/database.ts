// A real PostgreSQL for the tests: one server for the whole run, a database of its own for each test file.
import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { USUAL_ALLOWANCE } from '../../src/games/lobby/usual-allowance.ts'
import { GameCache } from '../../src/games/log/cache.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { Damage } from '../../src/games/log/guards/damage.ts'
import { Line } from '../../src/games/log/guards/line.ts'
import { Turns } from '../../src/games/log/guards/turns.ts'
import type { PubSub } from '../../src/games/ports/pubsub.ts'
import { standardCatalogue } from '../../src/main/parts/catalogue.ts'
import { Drawn } from '../../src/picture/png/drawn.ts'
import { browserStore } from '../../src/store/beside/browsers.ts'
import { draftStore } from '../../src/store/beside/drafts.ts'
import { hookStore } from '../../src/store/beside/hooks.ts'
import { invitationStore } from '../../src/store/beside/invitations.ts'
import { messageStore } from '../../src/store/beside/messages.ts'
import { vacationStore } from '../../src/store/beside/vacations.ts'
import { gameStore } from '../../src/store/games/store.ts'
import { together } from './together.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated template that each test file copies. */
    postgres: string
  }
}

export interface Database {
  url: string
  pool: pg.Pool
}

/** A copy of the migrated template, gone when the file is done. */
export function ownDatabase(): Database {
  const template = new URL(inject('postgres'))
  const name = `test_${randomBytes(8).toString('hex')}`
  const own = new URL(template)
  own.pathname = `/${name}`
  const server = new URL(template)
  server.pathname = '/postgres'
  const database = { url: own.href, pool: new pg.Pool({ connectionString: own.href, max: 20 }) }
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server.href })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  beforeAll(() => run(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`))
  afterAll(async () => {
    database.pool.on('error', () => {}) // what is cut off while it closes is nobody's trouble
    await database.pool.end()
    await run(`DROP DATABASE ${name} WITH (FORCE)`)
  })
  return database
}

/** A bell that is heard in this process alone. */
export function localPubSub(): PubSub {
  const listeners = new EventEmitter().setMaxListeners(0)
  return {
    publish: (game) => void listeners.emit(game),
    subscribe(game, heard) {
      listeners.on(game, heard)
      return () => void listeners.off(game, heard)
    },
  }
}

/** More tables than any test needs. */
const MANY = { open: 1e6, running: 1e6 }

export const depsFor = ({ pool }: Database, pubsub: PubSub = localPubSub()): Dependencies => ({
  catalogue: standardCatalogue,
  pubsub,
  store: gameStore(pool, together),
  invitations: invitationStore(pool),
  drafts: draftStore(pool),
  messages: messageStore(pool),
  vacations: vacationStore(pool),
  hooks: hookStore(pool),
  browsers: browserStore(pool),
  cache: new GameCache(),
  drawn: new Drawn(),
  turns: new Turns(),
  line: new Line(),
  damage: new Damage(() => {}),
  allowance: { ...USUAL_ALLOWANCE, people: MANY, guests: MANY, guestsOfNetwork: 1e6 },
  clock: () => new Date(),
  random: (bytes) => randomBytes(bytes).toString('hex'),
  gatherMs: 0,
})
