// The town's PostgreSQL: one server as it comes with Herald, or two of which one can take over.
import { join } from 'node:path'
import { startEmbedded } from '../../src/store/embedded/server.ts'
import { signalAll } from '../support/own-postgres.ts'
import { startPostgresPair } from '../support/postgres-pair.ts'

export interface TownDatabase {
  /** As the processes are told. */
  readonly url: string
  /** Of the server that writes now. */
  readonly now: string
  restart(): Promise<void>
  freeze(): void
  goOn(): void
  failOver(): Promise<void>
  stop(): Promise<void>
}

export async function oneServer(folder: string): Promise<TownDatabase> {
  const data = join(folder, 'data')
  let server = await startEmbedded(data, () => {})
  const { url } = server
  return {
    ...{ url, now: url },
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

export async function twoServers(folder: string): Promise<TownDatabase> {
  const pair = await startPostgresPair(folder)
  const { url, restart, freeze, goOn, failOver, stop } = pair
  return {
    ...{ url, restart, freeze, goOn, failOver, stop },
    get now() {
      return pair.leader
    },
  }
}
