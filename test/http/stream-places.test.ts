// How many streams somebody may have open: however many are opened at once, and however early their readers go.
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { ownDatabase } from '../support/database.ts'
import { streaming, watch } from '../support/streams.ts'

const { startApi, table, close } = streaming(ownDatabase())
afterAll(close)

/** The status of the answer, as soon as there is one; the connection stays open. */
async function open(address: string, game: string, forwarded = '127.0.0.1', token?: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const headers = [`x-forwarded-for: ${forwarded}`, ...(token ? [`authorization: Bearer ${token}`] : [])]
  socket.write(`GET /v1/games/${game}/stream HTTP/1.1\r\nhost: x\r\n${headers.join('\r\n')}\r\n\r\n`)
  socket.on('error', () => {})
  const status = await new Promise<number>((told) =>
    socket.once('data', (bytes) => told(Number(String(bytes).slice(9, 12)))),
  )
  return { status, socket }
}
const statuses = (opened: { status: number }[]) => {
  const count = (wanted: number) => opened.filter(({ status }) => status === wanted).length
  return { open: count(200), refused: count(429) }
}
const hangUp = (opened: { socket: Socket }[]) => {
  for (const { socket } of opened) socket.destroy()
}

describe('Streams', () => {
  it('are fifty of somebody, though 140 are opened at once', async () => {
    const { game, host } = await table()
    const { address } = await startApi({ streams: 50 })
    const opened = await Promise.all(Array.from({ length: 140 }, () => open(address, game, undefined, host)))
    expect(statuses(opened)).toEqual({ open: 50, refused: 90 })
    hangUp(opened)
  })

  it('are so many of an address, whoever comes from it, and of a /64 over IPv6', async () => {
    const { game, people } = await table()
    const { address } = await startApi({ streams: 4, streamsByAddress: 10 }, undefined, { trustProxy: ['loopback'] })
    const tokens = people.map(({ accessToken }) => accessToken)
    const from = (ip: (i: number) => string) =>
      Promise.all(Array.from({ length: 40 }, (_, i) => open(address, game, ip(i), tokens[i % 3])))
    const those = [await from(() => '192.0.2.1')]
    expect(statuses(those[0]!)).toEqual({ open: 10, refused: 30 })
    hangUp(those[0]!)
    const elsewhere = await open(address, game, '192.0.2.2')
    expect(elsewhere.status).toBe(200)
    const nobody = await Promise.all(
      Array.from({ length: 9 }, (_, i) => open(address, game, `2001:db8:0:5::${i.toString(16)}`)),
    )
    expect(statuses(nobody)).toEqual({ open: 4, refused: 5 })
    hangUp([elsewhere, ...nobody])
  })

  it('are all free again after a thousand were opened and dropped, many before they had begun', async () => {
    const { game } = await table()
    let rung = 0
    const { app, address } = await startApi({ streams: 50 }, (deps) => ({
      ...deps,
      pubsub: {
        publish: deps.pubsub.publish,
        subscribe(topic, heard) {
          const end = deps.pubsub.subscribe(topic, heard)
          rung++
          return () => {
            rung--
            end()
          }
        },
      },
    }))
    const before = rung
    const { hostname, port } = new URL(address)
    for (let round = 0; round < 20; round++) {
      const gone = new Set<Promise<unknown>>()
      app.server.on('connection', watchIt)
      function watchIt(socket: Socket) {
        gone.add(new Promise((over) => socket.once('close', over)))
      }
      const sockets = Array.from({ length: 50 }, () => connect(Number(port), hostname))
      await Promise.all(
        sockets.map(async (socket, i) => {
          socket.on('error', () => {})
          await new Promise((done) => socket.once('connect', done))
          await new Promise((done) => socket.write(`GET /v1/games/${game}/stream HTTP/1.1\r\nhost: x\r\n\r\n`, done))
          // Some at once, some when the answer begins; and some have asked for two on one connection.
          if (i % 3 === 0) await new Promise((done) => socket.once('data', done))
          if (i % 3 === 1) socket.write(`GET /v1/games/${game}/stream HTTP/1.1\r\nhost: x\r\n\r\n`)
          socket.destroy()
        }),
      )
      app.server.off('connection', watchIt)
      await Promise.all(gone)
    }
    await expect.poll(() => rung).toBe(before) // and nobody listens for them any more
    const opened = await Promise.all(Array.from({ length: 51 }, () => open(address, game)))
    expect(statuses(opened)).toEqual({ open: 50, refused: 1 })
    hangUp(opened)
  })

  it('do not wait behind another answer on their connection, where what they say would be kept', async () => {
    const { game } = await table()
    const { address } = await startApi({ streams: 50 })
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname)
    const asked = `GET /v1/games/${game}/stream HTTP/1.1\r\nhost: x\r\n\r\n`
    // More of them than there are places: those behind the first take none.
    socket.write(asked.repeat(60))
    let text = ''
    await new Promise<void>((begun) =>
      socket.on('data', (bytes) => {
        text += bytes
        if (text.includes('you are connected')) begun()
      }),
    )
    const opened = await Promise.all(Array.from({ length: 49 }, () => open(address, game)))
    expect(statuses(opened)).toEqual({ open: 49, refused: 0 })
    hangUp([...opened, { socket }])
  })

  it('say how long to wait when there are too many; one that was refused takes no place', async () => {
    const { game } = await table()
    const { address } = await startApi({ streams: 2 })
    const two = [await watch(address, game), await watch(address, game)]
    for (let i = 0; i < 3; i++)
      expect(await watch(address, game)).toMatchObject({
        status: 429,
        type: expect.stringMatching(/problem/),
        wait: '60',
      })
    for (let i = 0; i < 3; i++) expect((await watch(address, '00000000-0000-4000-8000-000000000000')).status).toBe(429)
    for (const stream of two) stream.stop()
    await expect.poll(async () => (await watch(address, game)).status).toBe(200)
    for (let i = 0; i < 9; i++) {
      const { status } = await watch(address, '00000000-0000-4000-8000-000000000000')
      expect(status).toBe(404)
    }
  })
})
