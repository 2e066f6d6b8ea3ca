// How often one may ask, counted by all processes together, in PostgreSQL or in Redis, and by /64 over IPv6.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Limits } from '../../src/http/limits/limits.ts'
import type { Tally } from '../../src/http/ports.ts'
import { tallyInRedis } from '../../src/jobs/redis/tally.ts'
import { tallyIn } from '../../src/store/database/tally.ts'
import { testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'
import { isRedisThere, type RedisServer, startRedis } from '../support/redis.ts'

const database = ownDatabase()
const cleanUp: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step()
})

/** An API process, as far as counting goes. */
async function start(limits: Partial<Limits>, tally: Tally | null) {
  const { app, close } = await testApp(database, undefined, limits, undefined, {}, {}, tally)
  cleanUp.push(close)
  return {
    ask: async (remoteAddress: string) => (await app.inject({ url: '/v1/rules', remoteAddress })).statusCode,
    signIn: async (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Ada' }, remoteAddress }),
  }
}
type Api = Awaited<ReturnType<typeof start>>

const many = async (times: number, ask: () => Promise<number>) => {
  const told: number[] = []
  for (let i = 0; i < times; i++) told.push(await ask())
  return told
}

interface Place {
  readonly name: string
  open(): Promise<Tally>
}
let redis: RedisServer
const PLACES: Place[] = [
  { name: 'PostgreSQL', open: async () => tallyIn(database.pool) },
  ...(isRedisThere('counting in Redis')
    ? [
        {
          name: 'Redis',
          async open() {
            const tally = await tallyInRedis(redis.url)
            cleanUp.push(tally.close)
            return tally
          },
        },
      ]
    : []),
]
beforeAll(async () => {
  if (PLACES.length === 1) return
  redis = await startRedis()
  cleanUp.unshift(redis.stop)
})

describe.each(PLACES)('Two processes that share $name', ({ open }) => {
  const both = async (limits: Partial<Limits>): Promise<[Api, Api]> => [
    await start(limits, await open()),
    await start(limits, await open()),
  ]

  it('let an address try to sign in so often in all, and say how long to wait', async () => {
    const [one, other] = await both({ signIns: 3 })
    const tries = [one, other, one, other, one].map((api) => () => api.signIn('192.0.2.1'))
    const told = []
    for (const attempt of tries) told.push(await attempt())
    expect(told.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429, 429])
    // What is left is what all of them have left.
    const shown = told.map(({ headers }) => /^"openGuest";r=(\d+);t=\d+$/.exec(String(headers.ratelimit))?.[1])
    expect(shown).toEqual(['2', '1', '0', '0', '0'])
    const left = Number(told[3]!.headers['retry-after'])
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(60)
    expect((await other.signIn('192.0.2.2')).statusCode).toBe(201)
  })

  it('however many try at once', async () => {
    const apis = await both({ signIns: 3 })
    const told = await Promise.all(Array.from({ length: 20 }, (_, i) => apis[i % 2]!.signIn('192.0.2.3')))
    expect(told.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
  })

  it('count other requests of an address together, a moment later', async () => {
    const [one, other] = await both({ requestsByAddress: 100 })
    expect(await many(100, () => one.ask('192.0.2.4'))).not.toContain(429)
    expect(await one.ask('192.0.2.4')).toBe(429)
    let asked = 0
    await expect.poll(() => other.ask('192.0.2.4').finally(() => asked++), { timeout: 10_000 }).toBe(429)
    expect(asked).toBeLessThan(100) // far fewer than by itself
  })

  it('count a /64 of IPv6 as one somebody, and IPv4 in either spelling', async () => {
    const [one, other] = await both({ signIns: 2 })
    const codes = async (...ips: string[]) => {
      const told: number[] = []
      for (const [i, ip] of ips.entries()) told.push((await (i % 2 ? one : other).signIn(ip)).statusCode)
      return told
    }
    expect(await codes('2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:db8:0:7:1:2:3:4')).toEqual([201, 201, 429])
    expect(await codes('2001:db8:0:8::1')).toEqual([201])
    expect(await codes('::ffff:192.0.2.9', '192.0.2.9', '::ffff:c000:209')).toEqual([201, 201, 429])
  })
})

describe('A process by itself', () => {
  it('counts a /64 of IPv6 as one somebody in every limit', async () => {
    const ips = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:9::3', '2001:db8:1::1']
    for (const limits of [{ requestsByAddress: 2 }, { requests: 2 }]) {
      const api = await start(limits, null)
      const told: number[] = []
      for (const ip of ips) told.push(await api.ask(ip))
      expect(told).toEqual([200, 200, 429, 200])
    }
  })

  it('goes on counting while nobody counts with it', async () => {
    const gone = new pg.Pool({ connectionString: database.url })
    await gone.end()
    const api = await start({ signIns: 2, requestsByAddress: 10 }, tallyIn(gone))
    const told = await many(3, async () => (await api.signIn('192.0.2.5')).statusCode)
    expect(told).toEqual([201, 201, 429])
    expect(await many(8, () => api.ask('192.0.2.5'))).toEqual([...Array<number>(7).fill(200), 429])
  })
})

describe('Looking', () => {
  it('is counted apart from doing, and neither uses up the other', async () => {
    const { app, close } = await testApp(database, undefined, { requests: 3 }, undefined, {}, {}, null)
    cleanUp.push(close)
    const begun = await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Ada' } })
    const headers = { authorization: `Bearer ${begun.json().accessToken}` }
    const look = async () => (await app.inject({ url: '/v1/me', headers })).statusCode
    const peek = async () => (await app.inject({ method: 'HEAD', url: '/v1/me', headers })).statusCode
    const act = async () =>
      (await app.inject({ method: 'PATCH', url: '/v1/me', headers, payload: { name: 'Bela' } })).statusCode
    expect(await many(4, look)).toEqual([200, 200, 200, 429])
    expect(await peek()).toBe(429)
    expect(await many(4, act)).toEqual([200, 200, 200, 429])
  })
})

describe('What is left', () => {
  const POLICY = /^"[\w-]+";q=\d+;w=\d+(, "[\w-]+";q=\d+;w=\d+)*$/
  const LEFT = /^"([\w-]+)";r=(\d+);t=(\d+)$/
  const leftIn = (headers: Record<string, unknown>) => {
    const [, name, left, seconds] = LEFT.exec(String(headers.ratelimit)) ?? []
    return [name, Number(left), Number(seconds)] as const
  }

  it('is told with every answer, whatever it is, a stream too, and to pages of other sites', async () => {
    const more = { corsOrigins: ['*'] }
    const { app, close } = await testApp(database, undefined, { requests: 600 }, undefined, more, {}, null)
    cleanUp.push(close)
    const at = await app.listen({ port: 0 })
    const guest = await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Ada' } })
    const headers = { authorization: `Bearer ${guest.json().accessToken}`, origin: 'https://front.example' }
    const [ruleset] = (await app.inject({ url: '/v1/rules' })).json()
    const payload = { ruleset: ruleset.ruleset, title: 'Open', options: { players: ruleset.seats.least } }
    const opened = await app.inject({ method: 'POST', url: '/v1/games', headers, payload })
    const answers = [
      guest,
      opened,
      await app.inject({ url: '/v1/me', headers }),
      await app.inject({ url: '/v1/me' }),
      await app.inject({ url: '/v1/me', headers: { authorization: 'Bearer guessed' } }),
      await app.inject({ url: '/v1/games/none', headers }),
      await app.inject({ url: '/v1/nowhere', headers }),
      await app.inject({ method: 'POST', url: '/v1/games', headers, payload: 'x' }),
      await app.inject({ url: '/healthz' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 200, 401, 401, 400, 404, 415, 200])
    for (const { headers: told } of answers) {
      expect(told['ratelimit-policy']).toMatch(POLICY)
      expect(told.ratelimit).toMatch(LEFT)
    }
    const exposed = String(answers[2]!.headers['access-control-expose-headers']).split(', ')
    expect(exposed).toEqual(expect.arrayContaining(['ratelimit', 'ratelimit-policy', 'retry-after', 'link']))

    const leave = new AbortController()
    const stream = await fetch(`${at}/v1/games/${opened.json().game}/stream`, { headers, signal: leave.signal })
    expect(stream.headers.get('ratelimit-policy')).toMatch(POLICY)
    expect(stream.headers.get('ratelimit')).toMatch(LEFT)
    leave.abort()
  })

  it('is of the limit nearest to running out', async () => {
    const limits = { requests: 3, requestsByAddress: 5, exports: 1 }
    const { app, close } = await testApp(database, undefined, limits, undefined, {}, {}, null)
    cleanUp.push(close)
    const begun = await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Ada' } })
    expect(begun.headers['ratelimit-policy']).toBe(
      '"address";q=5;w=60, "openGuest";q=1000000;w=60, "openGuest-day";q=1000000;w=86400',
    )
    expect(leftIn(begun.headers).slice(0, 2)).toEqual(['address', 4])
    const headers = { authorization: `Bearer ${begun.json().accessToken}` }
    const look = async () => (await app.inject({ url: '/v1/me', headers })).headers
    const change = async () =>
      (await app.inject({ method: 'PATCH', url: '/v1/me', headers, payload: { name: 'Bela' } })).headers
    const first = await look()
    expect(first['ratelimit-policy']).toBe('"address";q=5;w=60, "reads";q=3;w=60')
    const [name, left, seconds] = leftIn(first)
    expect([name, left]).toEqual(['reads', 2])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    // Of two with as much left, the one that began later: it takes longer.
    expect(['writes', 'address']).toContain(leftIn(await change())[0])
    expect(leftIn(await look()).slice(0, 2)).toEqual(['reads', 1])
    expect(leftIn(await look())[1]).toBe(0)
    const refused = await look()
    expect(leftIn(refused).slice(0, 2)).toEqual(['address', 0])
    expect(Number(refused['retry-after'])).toBe(leftIn(refused)[2])
  })

  it('costs no statement more than counting does', async () => {
    const added: string[][] = []
    const inDatabase = tallyIn(database.pool)
    const tally: Tally = {
      add(counts) {
        added.push(counts.map(({ key }) => key))
        return inDatabase.add(counts)
      },
    }
    const api = await start({}, tally)
    for (let i = 0; i < 3; i++) await api.signIn('192.0.2.77')
    // Guests are counted by the minute and by the day.
    expect(added.filter((keys) => keys.some((key) => key.includes('guest')))).toHaveLength(6)
    added.length = 0
    await many(40, () => api.ask('192.0.2.78'))
    expect(added.length).toBeLessThan(20) // all of a second together
  })
})

describe('What was counted', () => {
  it('begins anew when its time is over, and is swept away', async () => {
    const tally = tallyIn(database.pool)
    const count = { key: 'short', more: 5, windowMs: 50 }
    expect(await tally.add([count])).toMatchObject([{ current: 5 }])
    await wait(60)
    expect(await tally.add([{ ...count, more: 2 }])).toMatchObject([{ current: 2 }])
    await wait(60)
    await tally.sweep()
    const { rows } = await database.pool.query(`SELECT 1 FROM request_count WHERE key = 'short'`)
    expect(rows).toEqual([])
  })
})
