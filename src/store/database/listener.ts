// One connection that listens. It is asked now and then whether it is still there, as nothing else may ever be said on it. When it
// breaks, or does not answer, it is made again; whoever listens is told, as something may have been missed.
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { openConnection } from './connection.ts'
import { type DatabaseLimits, LIMITS } from './limits.ts'

export interface Listening {
  heard(payload: string): void
  /** It may not have been heard for a while, and is again. */
  back(): void
}

export interface ListenerSettings {
  readonly pingMs?: number
  readonly limits?: DatabaseLimits
}

const PING_MS = 5_000
const AGAIN_MS = 500

export async function listenTo(
  url: string,
  channel: string,
  { heard, back }: Listening,
  { pingMs = PING_MS, limits = LIMITS }: ListenerSettings = {},
): Promise<{ close(): Promise<void> }> {
  let closed = false

  const connect = async (): Promise<pg.Client> => {
    const opened = await openConnection(url, limits)
    opened.on('notification', ({ payload = '' }) => heard(payload))
    try {
      await opened.query(`LISTEN ${channel}`)
      return opened
    } catch (error) {
      await opened.end()
      throw error
    }
  }
  /** A question that is not answered ends the connection. */
  const untilItEnds = async (connection: pg.Client) => {
    const ping = setInterval(() => void connection.query('SELECT 1').catch(() => {}), pingMs)
    await new Promise<void>((over) => connection.once('end', over))
    clearInterval(ping)
  }
  const connectAgain = async (): Promise<pg.Client | undefined> => {
    while (!closed) {
      const again = await connect().catch(() => undefined)
      if (again) return again
      await wait(AGAIN_MS)
    }
    return undefined
  }
  const keepListening = async () => {
    for (;;) {
      await untilItEnds(client)
      const again = await connectAgain()
      if (!again) return
      client = again
      if (closed) return void client.end()
      back()
    }
  }

  let client = await connect()
  const listening = keepListening()
  return {
    async close() {
      closed = true
      await client.end()
      await listening
    },
  }
}
