// The bell between processes: a NOTIFY after an append (never inside it, where it would make all appends queue up), one for
// all that rang while the last one was on its way; and one connection that listens. When that breaks it is made again, and
// everybody is rung, as something may have been missed.
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { PubSub } from '../../games/ports/pubsub.ts'

const CHANNEL = 'herald_bell'
const AGAIN_MS = 500
/** What rings within this time is told together: on a busy server one word for many. */
const GATHER_MS = 5
/** Topics that fit into one: PostgreSQL takes 8,000 bytes. */
const IN_A_WORD = 100

export async function openPubSub(url: string, pool: pg.Pool): Promise<PubSub & { close(): Promise<void> }> {
  const listeners = new EventEmitter().setMaxListeners(0)
  const self = randomUUID()
  const waiting = new Set<string>()
  let telling = false
  let closed = false
  let client: pg.Client

  const connect = async () => {
    client = new pg.Client({ connectionString: url })
    client.on('notification', ({ payload = '' }) => {
      const [from, ...topics] = payload.split(' ')
      if (from !== self) for (const topic of topics) listeners.emit(topic) // here they were heard when they rang
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
        for (const topic of listeners.eventNames()) listeners.emit(topic)
        return
      } catch {
        await wait(AGAIN_MS)
      }
    }
  }
  const tellOthers = async () => {
    telling = true
    while (waiting.size > 0) {
      await wait(GATHER_MS)
      const topics = [...waiting].slice(0, IN_A_WORD)
      for (const topic of topics) waiting.delete(topic)
      if (closed) return
      // Who does not hear it looks again when the next one rings.
      const word = [self, ...topics].join(' ')
      await pool.query({ name: 'ring', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, word] }).catch(() => {})
    }
    telling = false
  }
  await connect()

  return {
    publish(topic) {
      listeners.emit(topic)
      waiting.add(topic)
      if (!telling) void tellOthers()
    },
    subscribe(topic, heard) {
      listeners.on(topic, heard)
      return () => void listeners.off(topic, heard)
    },
    async close() {
      closed = true
      client.removeAllListeners('error').on('error', () => {})
      await client.end()
    },
  }
}
