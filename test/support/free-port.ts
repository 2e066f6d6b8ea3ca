// A port that nobody listens on just now.
import { createServer } from 'node:net'

export const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => found(port))
    })
  })
