// Reading whole logs is weighed: however many ask at once, few are read, the others are told when to come again, and nothing
// is read for whoever has gone.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { ACCESS } from '../../src/http/access.ts'
import { LIMITS, type Limits } from '../../src/http/limits/limits.ts'
import { digest } from '../../src/rules/fairness.ts'
import { testApp } from '../support/app.ts'
import { openTable, playOn, somebody, startTable } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { Gate } from '../support/gate.ts'
import { luckOf } from '../support/play.ts'
import { documentOf, operationsOf } from '../support/reference.ts'

const database = ownDatabase()
const cleanUp: (() => unknown)[] = []
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step()
})

const { readings, readingsWaiting, readingsWaitingEach, readingsWaitingByAddress } = LIMITS
const USUAL = { readings, readingsWaiting, readingsWaitingEach, readingsWaitingByAddress }

/** A server with a finished game; readings of its log are counted, and wait at the gate while there is one. */
async function house(limits: Partial<Limits> = {}) {
  const plain = depsFor(database)
  const log = { reads: 0, gate: undefined as Gate | undefined }
  const deps = {
    ...plain,
    store: {
      ...plain.store,
      async pages(...[of, ...part]: Parameters<typeof plain.store.pages>) {
        log.reads++
        await log.gate?.opened
        return plain.store.pages(of, ...part)
      },
    },
  }
  const { app, close } = await testApp(database, undefined, { ...USUAL, ...limits }, deps)
  const host = await somebody(app)
  const game = await startTable(plain, await openTable(plain, [host, await somebody(app)]), host)
  await playOn(plain, game, luckOf(digest('heavy')))
  cleanUp.push(close)
  let asked = 0
  const peers = new Set<Socket>()
  app.server.on('request', () => asked++)
  app.server.on('connection', (socket) => {
    peers.add(socket)
    socket.once('close', () => peers.delete(socket))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }

  /** Sends these on one connection without waiting for an answer; they have come as far as they get when it gives it. */
  async function send(paths: readonly string[], from = '127.0.0.1', method = 'GET') {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }).setEncoding('latin1')
    let text = ''
    socket.on('error', () => {}) // a reset is an end as well
    socket.on('data', (more) => {
      text += more
    })
    const over = new Promise<void>((done) => socket.once('close', () => done()))
    const goal = asked + paths.length
    const heads = paths.map((path, i) => {
      const last = i === paths.length - 1 ? 'connection: close\r\n' : ''
      return `${method} ${path} HTTP/1.1\r\nhost: x\r\n${last}\r\n`
    })
    socket.write(heads.join(''))
    await expect.poll(() => asked, { timeout: 20_000, interval: 5 }).toBe(goal)
    await app.inject('/v1/rules')
    const answers = async () => {
      await over
      return [...text.matchAll(/HTTP\/1\.1 (\d+) .*\r\n((?:[\w-]+: .*\r\n)*)/gm)].map(([, status, head]) => ({
        status: Number(status),
        again: /^retry-after: (\d+)/m.exec(head!)?.[1],
      }))
    }
    return { socket, answers }
  }
  const ask = async (path: string, from?: string, method?: string) =>
    (await (await send([path], from, method)).answers())[0]!
  const hold = () => {
    log.gate = new Gate()
    return log.gate
  }
  return { app, log, hold, send, ask, peers, url: `/v1/games/${game}`, game }
}

const times = (n: number, path: string) => Array.from({ length: n }, () => path)

describe('One address that asks for 200 logs at once', () => {
  it('gets five of them, and is told of the others when to come again; somebody else is served meanwhile', async () => {
    const { log, hold, send, ask, url } = await house()
    const gate = hold()
    const flood = await send(times(200, `${url}/events`))
    await expect.poll(() => log.reads).toBe(1)
    log.gate = undefined
    expect((await ask(`${url}/events`, '127.0.0.2')).status).toBe(200)
    expect(log.reads).toBe(2)
    gate.open()
    const told = await flood.answers()
    expect(told).toHaveLength(200)
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1 + readingsWaitingEach)
    expect(told.filter(({ status, again }) => status === 429 && again === '2')).toHaveLength(199 - readingsWaitingEach)
    expect(log.reads).toBe(2 + readingsWaitingEach)
    expect((await ask(`${url}/events`)).status).toBe(200)
  })

  it('and hangs up, has nothing more read for it', async () => {
    const { log, hold, send, ask, peers, url } = await house()
    const gate = hold()
    for (let burst = 0; burst < 3; burst++) {
      const { socket } = await send(times(200, `${url}/log`))
      const [peer] = peers
      const closed = once(peer!, 'close')
      socket.destroy()
      await closed
    }
    await expect.poll(() => log.reads).toBe(1)
    log.gate = undefined
    gate.open()
    expect((await ask(`${url}/log`)).status).toBe(200)
    expect(log.reads).toBe(2)
  })
})

describe('A house', () => {
  it('that is full says so to whoever comes then', async () => {
    const { log, hold, send, ask, url } = await house({ readings: 1, readingsWaiting: 2 })
    const gate = hold()
    const inside = []
    for (const from of ['127.0.0.1', '127.0.0.2', '127.0.0.3']) inside.push(await send([`${url}/check`], from))
    expect(await ask(`${url}/check`, '127.0.0.4')).toEqual({ status: 503, again: '2' })
    await expect.poll(() => log.reads).toBe(1)
    gate.open()
    for (const { answers } of inside) expect(await answers()).toEqual([{ status: 200, again: undefined }])
  })

  it('weighs everything that reads a whole log, and nothing else; one after the other all are served', async () => {
    const { app, log, hold, send, ask, url, game } = await house({ readingsWaitingEach: 0 })
    const operations = operationsOf(await documentOf(app)).filter(
      ({ id }) => ACCESS[id as keyof typeof ACCESS].tag === 'reading',
    )
    const paths = operations
      .filter(({ path }) => path.includes('{game}') && !path.endsWith('/stream'))
      .map(({ id, path }) => ({ id, path: path.replace('{game}', game).replace('{round}', '1') }))
    // A round each, as a picture that was drawn is kept.
    const past = paths.filter(({ id }) => id.startsWith('draw')).map(({ path }, i) => `${path}?round=${i + 1}`)
    const now = paths.filter(({ id }) => id.startsWith('draw')).map(({ path }) => path)
    const logs = [...paths.filter(({ id }) => !id.startsWith('draw')).map(({ path }) => path), ...past]
    expect(logs).toHaveLength(10)

    for (const path of logs) {
      const before = log.reads
      expect([path, (await ask(path)).status]).toEqual([path, 200])
      expect([path, log.reads]).toEqual([path, before + 1])
    }
    for (const path of now) expect((await ask(path)).status).toBe(200)
    expect((await ask(`${url}/events`, undefined, 'HEAD')).status).toBe(200)

    const gate = hold()
    const before = log.reads
    const first = await send([`${url}/events`])
    await expect.poll(() => log.reads).toBe(before + 1)
    for (const path of logs) expect([path, (await ask(path)).status]).toEqual([path, 429])
    for (const path of [...now, url]) expect([path, (await ask(path)).status]).toEqual([path, 200])
    gate.open()
    expect((await first.answers())[0]!.status).toBe(200)
  })
})
