// A request from an address of its own: all of 127.0.0.0/8 is this machine, so that limits by address see as many
// callers as there are.
import { Agent, request } from 'node:http'

export interface Place {
  readonly host: string
  readonly port: number
}

export interface Asking {
  readonly from: string
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object | string
}

export interface Told {
  readonly status: number
  readonly text: string
}

const agents = new Map<string, Agent>()

/** Connections stay, as those of browsers do. */
export function agentOf(from: string): Agent {
  const known = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from, maxSockets: 8 })
  agents.set(from, known)
  return known
}

export const closeConnections = (): void => {
  for (const agent of agents.values()) agent.destroy()
  agents.clear()
}

/** Longer than anything may take. */
export const PATIENCE_MS = 20_000

export function ask(place: Place, { from, method, path, token, headers = {}, body }: Asking): Promise<Told> {
  const payload = typeof body === 'object' ? JSON.stringify(body) : body
  const sent = {
    ...(typeof body === 'object' && { 'content-type': 'application/json' }),
    ...(payload !== undefined && { 'content-length': String(Buffer.byteLength(payload)) }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...headers,
  }
  return new Promise((told, failed) => {
    const asked = request({ ...place, agent: agentOf(from), method, path, headers: sent, timeout: PATIENCE_MS })
    asked.on('timeout', () => asked.destroy(new Error(`${method} ${path.slice(0, 80)} was not answered`)))
    asked.on('error', failed)
    asked.on('response', (response) => {
      const parts: Buffer[] = []
      // Of a stream, its first words are enough.
      const isEndless = response.headers['content-type']?.startsWith('text/event-stream') ?? false
      response.on('data', (bytes) => {
        parts.push(bytes)
        if (isEndless) asked.destroy()
      })
      response.on('error', () => {})
      response.on('close', () => told({ status: response.statusCode!, text: Buffer.concat(parts).toString() }))
    })
    asked.end(payload)
  })
}

/** What has to go well. */
export async function askFor<T>(place: Place, asking: Asking): Promise<T> {
  const { status, text } = await ask(place, asking)
  if (status >= 300) throw new Error(`${asking.method} ${asking.path}: ${status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}
