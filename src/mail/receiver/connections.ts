// Connections of the receiver: how many there may be, how long each may last and how much be said in it. Whoever has too
// much is told to come later, and hung up on.
import type { Socket } from 'node:net'
import type { SMTPServer } from 'smtp-server'
import { TOO_MANY } from './answer.ts'
import type { ReceiverLimits } from './limits.ts'

/** Those that are too many of one address are told so, and closed at once. Gives all that are open. */
export function fewOfEach(
  server: SMTPServer,
  { connections, connectionsByAddress }: ReceiverLimits,
  whose: (ip: string) => string,
  tooMany: () => void,
): ReadonlySet<Socket> {
  const open = new Map<string, number>()
  const sockets = new Set<Socket>()
  const welcome = server.server.listeners('connection') as ((socket: Socket) => void)[]
  server.server.removeAllListeners('connection') // the library would talk to everybody
  server.server.maxConnections = connections
  server.server.on('drop', tooMany)
  server.server.on('connection', (socket: Socket) => {
    const address = whose(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      const left = open.get(address)! - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count <= connectionsByAddress) for (const listener of welcome) listener.call(server.server, socket)
    else {
      tooMany()
      socket.on('error', () => {}) // they may be gone
      socket.end(`421 ${TOO_MANY().message}\r\n`)
      socket.destroySoon()
    }
  })
  return sockets
}

/** By the id of its session. In the midst of whatever it is. */
export function hangUp(server: SMTPServer, id: string): void {
  for (const connection of server.connections) if (connection.id === id) connection.send(421, TOO_MANY().message)
}

/** However busily one talks, it has an end. */
export function endInTime(server: SMTPServer, { connectionMs }: ReceiverLimits) {
  const timers = new Map<string, NodeJS.Timeout>()
  return {
    begin(id: string): void {
      timers.set(id, setTimeout(() => hangUp(server, id), connectionMs).unref())
    },
    end(id: string): void {
      clearTimeout(timers.get(id))
      timers.delete(id)
    },
  }
}
