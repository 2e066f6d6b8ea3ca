// Two `herald api` behind a real nginx with the settings of the repository, a worker, PostgreSQL and Redis: each is started again while
// people play, and nobody is told of it.
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { botFor } from '../../src/bots/bots.ts'
import { games } from '../../src/rules/games.ts'
import { ownDatabase } from '../support/database.ts'
import { freePort } from '../support/free-port.ts'
import { isNginxThere, startNginx } from '../support/nginx.ts'
import { Player } from '../support/player.ts'
import { isRedisThere, startRedis } from '../support/redis.ts'
import { until } from '../support/served.ts'
import { ending, startHerald } from './herald.ts'

const WHAT = 'servers behind a proxy'
const PATIENCE = 240_000
const SIGN_INS = 60

describe.runIf(isNginxThere(WHAT) && isRedisThere(WHAT))('Behind nginx', () => {
  const database = ownDatabase()
  const ruleset = games[0]!.standard
  const running = new Set<ReturnType<typeof start>>()
  let env: Record<string, string>
  let ports: [number, number]
  let address = ''

  beforeAll(async () => {
    const redis = await startRedis()
    ports = [await freePort(), await freePort()]
    const nginx = await startNginx(ports)
    address = `http://127.0.0.1:${nginx.port}`
    const many = '100000000'
    env = {
      ...{
        LOG_LEVEL: 'error',
        ACCESS_KEYS: `test:${'secret'.repeat(6)}`,
        TRUST_PROXY: 'loopback',
        PUBLIC_URL: address,
      },
      ...{ DATABASE_URL: database.url, REDIS_URL: redis.url, REQUESTS_A_MINUTE: many, ADDRESS_REQUESTS_A_MINUTE: many },
      SIGN_INS_A_MINUTE: `${SIGN_INS}`,
    }
    return async () => {
      await nginx.stop()
      await redis.stop()
    }
  })
  afterAll(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL')
      await ended
    }
  })

  function start(command: 'api' | 'worker', port = 0) {
    const child = startHerald([command], [], { ...env, PORT: `${port}` })
    const said: string[] = []
    child.stdout.on('data', (bytes) => said.push(String(bytes)))
    const ended = ending(child)
    const isReady = until(() => {
      if (child.exitCode !== null) throw new Error(`herald ${command} ended`)
      return said.join('').includes('Ctrl-C stops it')
    })
    const one = { child, ended, isReady }
    running.add(one)
    void ended.then(() => running.delete(one))
    return one
  }

  async function stop({ child, ended }: ReturnType<typeof start>) {
    child.kill('SIGTERM')
    const { status, stderr } = await ended
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'Stopping …\n' })
  }

  async function table() {
    const player = () => new Player(address, botFor('random', ruleset)!, Math.random)
    const people = [player(), player()] as const
    await people[0].visit('Ada')
    await people[1].visit('Ben')
    const wish = { ruleset: ruleset.name, title: 'On and on', options: { players: 3 }, bots: ['random'] }
    const { game } = await people[0].call<{ game: string }>('POST', '/games', wish)
    await people[1].call('POST', `/games/${game}/seats`, { nonce: '' })
    await people[0].call('PUT', `/games/${game}/nonce`, { nonce: '' })
    return { game, people }
  }

  /** What streams say of this game, one after the other, each from where the last one ended. */
  function follow(game: string, from: string, stopped: AbortSignal) {
    const heard = { ids: [] as string[], statuses: [] as number[] }
    const listen = async () => {
      const headers = { 'last-event-id': heard.ids.at(-1) ?? from }
      const response = await fetch(`${address}/v1/games/${game}/stream`, { headers, signal: stopped })
      heard.statuses.push(response.status)
      let left = ''
      for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
        const lines = (left + text).split('\n')
        left = lines.pop()!
        heard.ids.push(...lines.flatMap((line) => (line.startsWith('id: ') ? [line.slice(4)] : [])))
      }
    }
    const listening = (async () => {
      // The server it came from has stopped, or we have.
      while (!stopped.aborted) await listen().catch(() => {})
    })()
    return { heard, listening }
  }

  it('each is started again under load: no error, and streams go on where they were', {
    timeout: PATIENCE,
  }, async () => {
    let apis = ports.map((port) => start('api', port))
    let worker = start('worker')
    await Promise.all([...apis, worker].map(({ isReady }) => isReady))
    const tables = [await table(), await table()]
    const stopped = new AbortController()
    let requests = 0
    let isOver = false
    const playing = Promise.all(
      tables.map(async ({ game, people }) => {
        for (let number = 0; !isOver; number++) {
          const player = people[number % 2]!
          await player.answer(game)
          await player.call('PUT', `/games/${game}/draft`, { orders: ['wait'] }).catch((error: Error) => {
            // Whoever has answered already has nothing to draft.
            if (!/: 4\d\d /.test(error.message)) throw error
          })
          requests += 2
        }
      }),
    )
    const looking = Promise.all(
      [1, 2, 3, 4].map(async () => {
        for (; !isOver; requests++) {
          const { status } = await fetch(`${address}/v1/games?which=running`)
          expect(status).toBe(200)
        }
      }),
    )
    const more = async (count: number) => {
      const before = requests
      await until(() => requests >= before + count)
    }
    await more(50)
    // From where the game has begun: what was sealed before may be told later.
    const streams = await Promise.all(
      tables.map(async ({ game, people }) => {
        const from = String((await people[0].look(game)).card.seq)
        return { from, ...follow(game, from, stopped.signal) }
      }),
    )
    for (let round = 0; round < 2; round++) {
      for (const [number, port] of ports.entries()) {
        await stop(apis[number]!)
        await more(30)
        apis = apis.with(number, start('api', port))
        await apis[number]!.isReady
        await more(20)
      }
      await stop(worker)
      worker = start('worker')
      await worker.isReady
    }
    isOver = true
    await Promise.all([playing, looking])
    expect(requests).toBeGreaterThan(300)
    for (const { people } of tables) expect(people[0].receipts.length).toBeGreaterThan(0)
    // Each was told all there was, once and in order, as by one that hears it all at once now.
    for (const [number, { game }] of tables.entries()) {
      const { heard, from } = streams[number]!
      const now = follow(game, from, stopped.signal)
      await until(() => now.heard.ids.length > 0 && now.heard.ids.at(-1) === heard.ids.at(-1))
      expect(heard.ids).toEqual(now.heard.ids)
      expect(new Set(heard.statuses)).toEqual(new Set([200]))
      expect(heard.statuses.length).toBeGreaterThan(1)
    }
    stopped.abort()
    await Promise.all(streams.map(({ listening }) => listening))
  })

  it('who asks is who nginx says, whatever they say of themselves', { timeout: PATIENCE }, async () => {
    const signIn = (localAddress: string, forwarded: string) =>
      new Promise<number>((answered, failed) => {
        const email = `${randomUUID()}@example.org` // somebody else each time: what is counted here is where they come from
        const body = JSON.stringify({ email, password: 'a long and private sentence' })
        const headers = {
          'content-type': 'application/json',
          'x-forwarded-for': forwarded,
          'content-length': body.length,
        }
        const asked = request(
          `${address}/v1/sessions/password`,
          { method: 'POST', headers, localAddress },
          (answer) => {
            answer.resume().once('end', () => answered(answer.statusCode!))
          },
        )
        asked.once('error', failed).end(body)
      })
    const answers: number[] = []
    for (let number = 0; number < SIGN_INS + 1; number++) answers.push(await signIn('127.0.0.2', `203.0.113.${number}`))
    expect(answers.at(-1)).toBe(429)
    expect(await signIn('127.0.0.3', '127.0.0.2')).not.toBe(429)
    expect((await fetch(`${address}/metrics`)).status).toBe(404)
  })
})
