// A town's PostgreSQL: one server as it comes with Herald. Two of which one can take over are `postgres-pair.ts`.
import { join } from 'node:path'
import { startEmbedded } from '../../src/store/embedded/server.ts'
import { signalAll } from '../support/own-postgres.ts'
import type { PostgresHouse } from '../support/postgres-pair.ts'

export async function oneServer(folder: string): Promise<PostgresHouse> {
  const data = join(folder, 'data')
  let server = await startEmbedded(data, () => {})
  const { url } = server
  return {
    ...{ url, leader: url },
    async restart() {
      await server.stop()
      server = await startEmbedded(data, () => {})
    },
    freeze: () => signalAll(data, 'SIGSTOP'),
    goOn: () => signalAll(data, 'SIGCONT'),
    failOver: () => Promise.reject(new Error('there is nobody to take over')),
    stop: () => server.stop(),
  }
}
