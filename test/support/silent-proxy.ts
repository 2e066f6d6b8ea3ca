// A way to a server that can go silent: connections stay, and nothing comes through any more, in either direction.
import { createConnection, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  readonly port: number
  /** How many connections were made through it. */
  readonly connections: number
  /** Those that are there say nothing from now on; new ones are as good as ever. */
  silence(): void
  close(): void
}

/** To a port, or to a socket's path. */
export async function openSilentProxy(to: { port: number; host: string } | { path: string }): Promise<SilentProxy> {
  const open = new Set<Socket>()
  let connections = 0
  const server = createServer((near) => {
    connections++
    const far = createConnection(to)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  return {
    port,
    get connections() {
      return connections
    },
    silence() {
      for (const one of open) one.unpipe().pause()
    },
    close() {
      for (const one of open) one.destroy()
      server.close()
    },
  }
}
