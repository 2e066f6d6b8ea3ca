// Publish and subscribe between processes: a NOTIFY after an append (never inside it, where it would make all appends queue up),
// one for all that was published while the last one was on its way. What is missed while nobody can be heard, whoever looks on
// finds by looking (games/read/watch); when the connection is back, everybody is told to.
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { PubSub } from '../../games/ports/pubsub.ts'
import { type ListenerSettings, listenTo } from './listener.ts'

const CHANNEL = 'herald_bell'
/** What is published within this time is told together: on a busy server one word for many. */
const GATHER_MS = 5
/** Topics that fit into one: PostgreSQL takes 8,000 bytes. */
const IN_A_WORD = 100

export async function openPubSub(
  url: string,
  pool: pg.Pool,
  settings: ListenerSettings = {},
): Promise<PubSub & { close(): Promise<void> }> {
  const listeners = new EventEmitter().setMaxListeners(0)
  const self = randomUUID()
  const waiting = new Set<string>()
  let telling = false
  let told = Promise.resolve()
  let closed = false

  const heard = (payload: string) => {
    const [from, ...topics] = payload.split(' ')
    if (from !== self) for (const topic of topics) listeners.emit(topic) // here they were heard at once
  }
  const back = () => {
    for (const topic of listeners.eventNames()) listeners.emit(topic)
  }
  const listener = await listenTo(url, CHANNEL, { heard, back }, settings)

  const tellOthers = async () => {
    telling = true
    while (waiting.size > 0) {
      await wait(GATHER_MS)
      const topics = [...waiting].slice(0, IN_A_WORD)
      for (const topic of topics) waiting.delete(topic)
      if (closed) return
      const word = [self, ...topics].join(' ')
      await pool.query({ name: 'publish', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, word] }).catch(() => {})
    }
    telling = false
  }

  return {
    publish(topic) {
      listeners.emit(topic)
      waiting.add(topic)
      if (!telling) told = tellOthers()
    },
    subscribe(topic, told) {
      listeners.on(topic, told)
      return () => void listeners.off(topic, told)
    },
    async close() {
      await told // a command that ends at once has others to tell all the same
      closed = true
      await listener.close()
    },
  }
}
