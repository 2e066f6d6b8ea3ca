// Where programs and browsers are told, of the worst kind: it is busy, drops connections, takes something without saying so, and
// hangs. It keeps what it took, and knows whether its sender heard of it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pushed } from '../support/push-service.ts'
import type { Luck } from './people.ts'

export interface Brought extends Pushed {
  readonly path: string
  /** Whether its sender was told. */
  readonly said: boolean
}

const MOODS = ['busy', 'too many', 'drops before', 'drops after', 'hangs after'] as const
type Mood = (typeof MOODS)[number] | 'good'
const HOW_OFTEN = 0.15

export interface Receiver {
  readonly url: string
  readonly taken: readonly Brought[]
  /** How often each thing happened. */
  readonly moods: Readonly<Record<string, number>>
  readonly hasShownAll: boolean
  /** From now on it is a good one. */
  calm(): void
  close(): void
}

export async function openReceiver(luck: Luck): Promise<Receiver> {
  const taken: Brought[] = []
  const moods: Record<string, number> = {}
  // Each once at first, so that the shortest run has them all.
  const toShow: Mood[] = [...MOODS]
  let isCalm = false
  const draw = (): Mood => {
    if (isCalm) return 'good'
    const mood = toShow.shift() ?? (luck() > HOW_OFTEN ? 'good' : MOODS[Math.floor(luck() * MOODS.length)]!)
    if (mood !== 'good') moods[mood] = (moods[mood] ?? 0) + 1
    return mood
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    try {
      for await (const part of request) parts.push(part as Buffer)
    } catch {
      return // who sent it was killed meanwhile
    }
    const mood = draw()
    if (mood === 'busy') return response.writeHead(503).end()
    if (mood === 'too many') return response.writeHead(429, { 'retry-after': '1' }).end()
    if (mood === 'drops before') return request.socket.destroy()
    const { url: path = '', headers } = request
    taken.push({ path, headers, bytes: Buffer.concat(parts), said: mood === 'good' })
    if (mood === 'drops after') return request.socket.destroy()
    if (mood === 'good') response.writeHead(201).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    moods,
    get hasShownAll() {
      return toShow.length === 0
    },
    calm: () => {
      isCalm = true
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
