// A game that is played while its server is killed and started again: nothing said is lost, and what came of it verifies.
// And the same server for somebody who is not the administrator of the machine.
import { chmodSync, chownSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleset } from '../support/tables.ts'
import { type Asked, answerTo, placeOf } from './asked.ts'
import { ending, herald, startHerald, temporaryFolder } from './herald.ts'

const PATIENCE = 240_000
/** Nobody in particular. */
const NOBODY = 65534

async function serve(home: string, user: { uid?: number; gid?: number } = {}) {
  const env = { HERALD_HOME: home, PORT: '0', LOG_LEVEL: 'silent', HOME: home }
  const child = startHerald(['serve'], [], env, user)
  const ended = ending(child)
  const address = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (bytes) => {
      const at = /Herald is at (http:\S+)/.exec(String(bytes))?.[1]
      if (at) found(at)
    })
    void ended.then(({ stderr }) => failed(new Error(stderr)))
  })
  return { child, ended, address }
}

type Receipt = { seq: number; head: string; seal: string }
type Seen = { card: { status: string; seq: number }; view: { year: number; questions: Asked[] } }

async function call<T>(address: string, method: string, path: string, token?: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${address}/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (response.status === 204 ? undefined : await response.json()) as T
}

/** Once the log has grown beyond this: a stream says so. */
async function untilMore(address: string, game: string, seq: number): Promise<void> {
  const watching = new AbortController()
  const headers = { 'last-event-id': String(seq) }
  const { body } = await fetch(`${address}/v1/games/${game}/stream`, { headers, signal: watching.signal })
  const text = body!.pipeThrough(new TextDecoderStream())
  for await (const chunk of text) if (/^id: /m.test(chunk)) break
  watching.abort()
}

describe('A server that is killed in the middle of a game', () => {
  it('goes on where it was: every receipt is in the log, and the finished game verifies', {
    timeout: PATIENCE,
  }, async () => {
    const home = temporaryFolder()
    chmodSync(home, 0o755)
    let server = await serve(home)
    const { accessToken } = await call<{ accessToken: string }>(server.address, 'POST', '/sessions/guest', undefined, {
      name: 'Ada',
    })
    const opening = { ruleset: ruleset.name, title: 'An evening', options: { players: 3, length: 'short' } }
    const { game } = await call<{ game: string }>(server.address, 'POST', '/games', accessToken, {
      ...opening,
      bots: ['random', 'random'],
    })
    await call(server.address, 'PUT', `/games/${game}/nonce`, accessToken, { nonce: 'ada' })
    const receipts: Receipt[] = []
    let kills = 0
    for (;;) {
      const { card, view } = await call<Seen>(server.address, 'GET', `/games/${game}`, accessToken)
      if (card.status === 'finished') break
      const [asked] = view.questions
      if (!asked) {
        await untilMore(server.address, game, card.seq)
        continue
      }
      const path = `/games/${game}/${placeOf(asked)}`
      receipts.push(await call<Receipt>(server.address, 'PUT', path, accessToken, answerTo(asked)))
      if (asked.t !== 'orders' || ![2, 5].includes(asked.year!)) continue
      // The answer is out: whatever happens now, it counts.
      server.child.kill('SIGKILL')
      await server.ended
      server = await serve(home)
      kills++
    }
    expect(kills).toBe(2)
    type Told = { seq: number; seal?: string }
    const events = await call<Told[]>(server.address, 'GET', `/games/${game}/events`, accessToken)
    for (const { seq, seal } of receipts) expect(events.find((event) => event.seq === seq)).toMatchObject({ seal })
    expect(await call(server.address, 'GET', `/games/${game}/check`)).toMatchObject({ brokenAfter: null })
    const proof = await call<object>(server.address, 'GET', `/games/${game}/proof`)
    expect(await herald(['verify', '-'], JSON.stringify(proof))).toMatchObject({ status: 0 })
    server.child.kill('SIGINT')
    expect((await server.ended).status).toBe(0)
  })
})

describe.skipIf(process.getuid?.() !== 0)('A server of somebody who is not root', () => {
  it('starts, serves and stops all the same', { timeout: PATIENCE }, async () => {
    const home = temporaryFolder()
    chownSync(home, NOBODY, NOBODY)
    const { address, child, ended } = await serve(home, { uid: NOBODY, gid: NOBODY })
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ database: true, queue: true })
    child.kill('SIGTERM')
    expect((await ended).status).toBe(0)
  })
})
