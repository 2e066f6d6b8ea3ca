// A server that stops takes nobody new, and answers those it has begun to answer: behind a proxy, which then asks another, nobody
// notices. Streams are not waited for: their readers come again, and resume.
import type { Server, ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { goesOn } from '../streams/event-stream.ts'

/** For answers that take longer nobody waits. */
const MOST_MS = 5_000

export function drainsBeforeClosing(app: FastifyInstance): void {
  const answering = new Set<ServerResponse>()
  app.server.on('request', (_request, response: ServerResponse) => {
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })
  app.addHook('preClose', async () => {
    stopListening(app.server)
    const waited = [...answering].filter((response) => !goesOn(response))
    const closed = waited.map((response) => new Promise<void>((over) => response.once('close', over)))
    await Promise.race([Promise.all(closed), wait(MOST_MS, undefined, { ref: false })])
  })
}

/** But connections that are there stay. */
function stopListening(server: Server): void {
  if (server.listening) Listener.prototype.close.call(server)
}
