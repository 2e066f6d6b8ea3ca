// Connections that take their time: a request has to come within its own, an answer may last, and no address has them all.
import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import type { AppSettings } from '../../src/http/app.ts'
import type { Limits } from '../../src/http/limits/limits.ts'
import { testApp } from '../support/app.ts'
import { openTable, somebody, startTable } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const cleanUp: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step()
})

async function start(limits: Partial<Limits>, more: Partial<AppSettings>) {
  const deps = depsFor(database)
  const { app, close } = await testApp(database, undefined, limits, deps, more)
  cleanUp.push(close)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, deps, port: (app.server.address() as { port: number }).port }
}

/** A connection as text: what came, and when it is over. */
function dial(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let text = ''
  socket.on('error', () => {}) // a reset is an end as well
  const heard = (wanted: string) =>
    new Promise<void>((done) => {
      const look = () => void (text.includes(wanted) && done())
      socket.on('data', look)
      look()
    })
  const over = new Promise<string>((done) => socket.once('close', () => done(text)))
  socket.on('data', (more) => {
    text += more
  })
  return { socket, over, heard }
}

const SHORT = { request: 300, head: 200, look: 20 }
const POST =
  'POST /v1/sessions/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n'

/** Sends this, and then a byte now and then, for as long as it is heard. */
async function trickle(port: number, beginning: string, byte: string): Promise<string> {
  const { socket, over } = dial(port)
  socket.write(beginning)
  const drip = setInterval(() => socket.write(byte), 10)
  return over.finally(() => clearInterval(drip))
}

describe('A request', () => {
  it('comes within its time, though its bytes never end', async () => {
    const { port } = await start({}, { patience: SHORT })
    const [body, head, nothing] = await Promise.all([
      trickle(port, `${POST.replace('100000', '60000')}\r\n`, ' '),
      trickle(port, `${POST}x-more: `, 'x'),
      dial(port).over,
    ])
    for (const told of [body, head]) {
      expect(told).toMatch(/^HTTP\/1\.1 408 .*application\/problem\+json/s)
      expect(JSON.parse(told.split('\r\n\r\n')[1]!)).toMatchObject({ type: '/problems/too-slow', status: 408 })
    }
    expect(nothing).toMatch(/^HTTP\/1\.1 408 /) // who says nothing at all is not waited for either
  })

  it('that is no HTTP is told so', async () => {
    const { port } = await start({}, {})
    const { socket, over } = dial(port)
    socket.write('What is this?\r\n\r\n')
    expect(await over).toMatch(/^HTTP\/1\.1 400 .*"\/problems\/not-understood"/s)
  })
})

describe('A stream', () => {
  it('lasts longer than a request may take', async () => {
    const { port, app, deps } = await start({}, { patience: SHORT })
    const people = [await somebody(app), await somebody(app)] as const
    const game = await startTable(deps, await openTable(deps, people), people[0])
    const { socket, heard } = dial(port)
    socket.write(`GET /v1/games/${game}/stream HTTP/1.1\r\nhost: x\r\n\r\n`)
    await heard('you are connected')
    // As long as another one took to run out of time, twice.
    for (let i = 0; i < 2; i++) await trickle(port, POST, '')
    const headers = { authorization: `Bearer ${people[0].token}` }
    const payload = { text: 'still here?' }
    await app.inject({ method: 'POST', url: `/v1/games/${game}/messages`, headers, payload })
    await heard('still here?')
    socket.destroy()
  })
})

describe('Connections', () => {
  it('are so many of an address, and there is room again when one goes', async () => {
    const { port } = await start({ connectionsByAddress: 3 }, {})
    const open = Array.from({ length: 3 }, () => dial(port))
    for (const { socket, heard } of open) {
      socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
      await heard('\r\n\r\n')
    }
    expect(await dial(port).over).toBe('') // closed at once, with nothing said
    open[0]!.socket.destroy()
    await open[0]!.over
    await expect
      .poll(async () => {
        const { socket, heard, over } = dial(port)
        socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
        const told = await Promise.race([heard('\r\n\r\n').then(() => 'answered'), over])
        socket.destroy()
        return told
      })
      .toBe('answered')
    for (const { socket } of open) socket.destroy()
  })

  it('are not counted by address behind a proxy, where all are the proxy’s', async () => {
    const { port } = await start({ connectionsByAddress: 1 }, { trustProxy: ['loopback'] })
    const open = [dial(port), dial(port)]
    for (const { socket, heard } of open) {
      socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
      await heard('\r\n\r\n')
      socket.destroy()
    }
  })
})
