// Hundreds who look on at one table cost one reading, and one redaction for all who may know the same: counted, not timed.
import { connect } from 'node:net'
import { afterAll, expect, it, vi } from 'vitest'
import { games } from '../../src/rules/games.ts'
import { ownDatabase } from '../support/database.ts'
import { streaming } from '../support/streams.ts'

const { startApi, table, close } = streaming(ownDatabase())
afterAll(close)

const MANY = 600

/** A stream as text: `heard` waits for something in it. */
async function listenTo(address: string, game: string, token?: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  let text = ''
  let look = () => {}
  socket.on('data', (more) => {
    text += more
    look()
  })
  const heard = (wanted: string) =>
    new Promise<void>((done) => {
      look = () => void (text.includes(wanted) && done())
      look()
    })
  const head = `GET /v1/games/${game}/stream HTTP/1.1\r\nhost: x\r\n`
  socket.write(`${head}${token ? `authorization: Bearer ${token}\r\n` : ''}\r\n`)
  await heard('you are connected')
  return { heard, said: () => text, stop: () => socket.destroy() }
}

it('six hundred streams of one table read it once, redact it once a viewer, and are told the same as ever', async () => {
  const { api, game, host, other, people } = await table()
  const calls = { pages: 0, heardBy: 0, revision: 0 }
  const there = await startApi({}, (deps) => ({
    ...deps,
    store: {
      ...deps.store,
      pages: (...asked) => {
        calls.pages++
        return deps.store.pages(...asked)
      },
      state: (...asked) => {
        calls.revision++
        return deps.store.state(...asked)
      },
    },
    messages: {
      ...deps.messages,
      heardBy: (...asked) => {
        calls.heardBy++
        return deps.messages.heardBy(...asked)
      },
    },
  }))
  const tokens = [host, other, people[2]!.accessToken]
  const streams = await Promise.all(
    Array.from({ length: MANY }, (_, i) => listenTo(there.address, game, i < 30 ? tokens[i % 3] : undefined)),
  )
  // All are caught up once what is said to all has come to all.
  await api.call('POST', `/games/${game}/messages`, host, { text: 'Are we all here?' })
  for (const { heard } of streams) await heard('Are we all here?')

  Object.assign(calls, { pages: 0, heardBy: 0, revision: 0 })
  const tell = vi.spyOn(games[0]!.standard, 'tell')
  const left = await api.call('PUT', `/games/${game}/answers/standing`, host, { standing: { census: 'none' } })
  for (const { heard } of streams.filter((_, i) => i < 30 && i % 3 === 0)) await heard(`id: ${left.body.seq}`)
  await api.call('POST', `/games/${game}/messages`, host, { text: 'psst', to: 1 })
  await api.call('POST', `/games/${game}/messages`, host, { text: 'That was it.' })
  for (const { heard } of streams) await heard('That was it.')

  // One page, one event: a redaction for each of three seats and for everybody else, besides the one for the receipt. What
  // rang in between may have been heard once or twice, so talk is read for each of them at most once a message.
  expect(calls.pages).toBe(1)
  expect(tell.mock.calls.length).toBe(4 + 1)
  expect(calls.heardBy).toBeLessThanOrEqual(4 * 2)
  expect(calls.revision).toBeLessThanOrEqual(10)
  tell.mockRestore()

  const groups = [0, 1, 2].map((seat) => streams.filter((_, i) => i < 30 && i % 3 === seat))
  const everybody = streams.slice(30)
  const knows = (some: typeof streams, text: string) => some.filter(({ said }) => said().includes(text)).length
  expect(groups.map((some) => knows(some, 'standing-left'))).toEqual([10, 0, 0])
  expect(groups.map((some) => knows(some, 'psst'))).toEqual([10, 10, 0])
  expect([knows(everybody, 'standing-left'), knows(everybody, 'psst')]).toEqual([0, 0])
  for (const { stop } of streams) stop()
})
