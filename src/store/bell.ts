// The bell between processes: one NOTIFY after an append (never inside it, where it would make all appends queue up), and
// one connection that listens. When that breaks it is made again, and everybody is rung, as something may have been missed.
import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Bell, TownBell } from '../games/ports.ts'

const CHANNEL = 'herald_game'
const AGAIN_MS = 500
/** Under this name those listen who want to hear of every game. */
const ALL = Symbol('all')

export async function openBell(url: string, pool: pg.Pool): Promise<Bell & TownBell & { close(): Promise<void> }> {
  const listeners = new EventEmitter().setMaxListeners(0)
  let closed = false
  let client: pg.Client

  const connect = async () => {
    client = new pg.Client({ connectionString: url })
    client.on('notification', ({ payload }) => {
      listeners.emit(payload ?? '')
      listeners.emit(ALL)
    })
    client.on('error', () => void reconnect())
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
  }
  const reconnect = async () => {
    await client.end().catch(() => {})
    while (!closed) {
      try {
        await connect()
        for (const game of listeners.eventNames()) listeners.emit(game)
        return
      } catch {
        await wait(AGAIN_MS)
      }
    }
  }
  await connect()

  return {
    ring(game) {
      // Who does not hear it looks again when the next one rings.
      pool.query('SELECT pg_notify($1, $2)', [CHANNEL, game]).catch(() => {})
    },
    listen(game, heard) {
      listeners.on(game, heard)
      return () => void listeners.off(game, heard)
    },
    listenToAll(heard) {
      listeners.on(ALL, heard)
      return () => void listeners.off(ALL, heard)
    },
    async close() {
      closed = true
      client.removeAllListeners('error').on('error', () => {})
      await client.end()
    },
  }
}
