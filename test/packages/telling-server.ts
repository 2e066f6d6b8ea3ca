// A real server that says what it is told to, one answer after the other and the last one for ever, and keeps what it was asked.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export type Handler = (request: IncomingMessage, reply: ServerResponse, body: string) => void
type Request = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

export const json =
  (status: number, data: unknown, headers: Record<string, string> = {}): Handler =>
  (_, reply) =>
    void reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(data))
export const broken: Handler = (request) => void request.socket.destroy()

export function tellingServer() {
  const asked: Request[] = []
  let answers: Handler[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text) => {
      body += text
    })
    request.on('end', () => {
      asked.push({ method: request.method!, url: request.url!, headers: request.headers, body })
      const handler = answers.length > 1 ? answers.shift()! : answers[0]!
      handler(request, reply, body)
    })
  })
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    asked.length = 0
  })
  return {
    asked,
    answerWith: (...handlers: Handler[]) => {
      answers = handlers
    },
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
}
