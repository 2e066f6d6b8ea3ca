// Whoever is mostly refused waits behind those who play, and is told nothing else than before.
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { Debts } from '../../src/http/limits/debts.ts'
import { LIMITS, type Limits } from '../../src/http/limits/limits.ts'
import { whoFirstPlugin } from '../../src/http/plugins/who-first.ts'

const opened: FastifyInstance[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

/** A server with a door that is always shut, one that takes as long as the test likes, and one that says how it is. */
async function house(limits: Partial<Limits> = {}, inHandMs = 60_000, rest?: (ms: number) => Promise<unknown>) {
  const app = Fastify()
  opened.push(app)
  app.decorate('accessTokens', {
    sign: () => '',
    read: (token: string) =>
      token.startsWith('of ') ? undefined : { account: token, session: '', epoch: 0, expires: Infinity },
  })
  await app.register(whoFirstPlugin, { limits: { ...LIMITS, refusals: 3, ...limits }, inHandMs, ...(rest && { rest }) })
  const begun: string[] = []
  let finish = () => {}
  const finished = new Promise<void>((done) => {
    finish = done
  })
  app.get('/shut', async (_, reply) => reply.code(404).send('no'))
  app.get('/taken', async (_, reply) => reply.code(409).send('others were first'))
  app.get('/slow/:name', async ({ params }) => {
    begun.push((params as { name: string }).name)
    await finished
    return 'done'
  })
  app.get('/quick', async () => 'done')
  app.get('/healthz', { config: { access: { tag: 'health' } as never } }, async () => 'well')
  const place = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (path: string, account?: string): Promise<number> => {
    const headers = account === undefined ? {} : { authorization: `Bearer ${account}` }
    const answer = await fetch(`${place}${path}`, { headers })
    await answer.text()
    return answer.status
  }
  const tryDoors = async (account?: string, path = '/shut') => {
    for (let i = 0; i < 6; i++) await ask(path, account)
  }
  return { ask, tryDoors, begun, finish }
}

describe('Who goes first', () => {
  it('leaves those who try doors one place, and everybody else theirs', async () => {
    const { ask, tryDoors, begun, finish } = await house()
    await tryDoors('mallory')
    const hers = ['1', '2', '3'].map((name) => ask(`/slow/${name}`, 'mallory'))
    await expect.poll(() => begun).toHaveLength(1)
    const his = ask('/slow/ada', 'ada')
    await expect.poll(() => begun).toContain('ada')
    expect(await ask('/quick', 'ada')).toBe(200)
    expect(begun).toHaveLength(2) // hers, and ada's
    finish()
    expect(await Promise.all([...hers, his])).toEqual([200, 200, 200, 200])
  })

  it('leaves the time after each of theirs to others', async () => {
    const rests: number[] = []
    let isOver = () => {}
    let rest = async (_: number) => {}
    const { ask, tryDoors, begun, finish } = await house({}, 60_000, (ms) => rest(ms))
    await tryDoors('mallory')
    rest = (ms) => {
      rests.push(ms)
      return new Promise((over) => {
        isOver = over
      })
    }
    const hers = ['1', '2'].map((name) => ask(`/slow/${name}`, 'mallory'))
    await expect.poll(() => begun).toHaveLength(1)
    finish()
    await expect.poll(() => rests).toHaveLength(1)
    expect(rests[0]).toBeGreaterThan(0)
    expect(await ask('/quick', 'ada')).toBe(200)
    expect(begun).toHaveLength(1)
    isOver()
    expect(await Promise.all(hers)).toEqual([200, 200])
    isOver()
  })

  it('lets nobody keep a place for ever', async () => {
    const { ask, tryDoors, begun, finish } = await house({}, 100)
    await tryDoors('mallory')
    const hers = ['1', '2', '3'].map((name) => ask(`/slow/${name}`, 'mallory'))
    await expect.poll(() => begun).toHaveLength(3) // the first still wait
    finish()
    await Promise.all(hers)
  })

  it('counts an account for itself, and those without one by their address', async () => {
    const { ask, tryDoors, begun, finish } = await house()
    await tryDoors()
    const theirs = ['1', '2', '3'].map((name) => ask(`/slow/${name}`))
    await expect.poll(() => begun).toHaveLength(1)
    expect(await ask('/quick', 'ada')).toBe(200)
    finish()
    expect(await Promise.all(theirs)).toEqual([200, 200, 200])
  })

  it('takes it for no mistake that others were first', async () => {
    const { ask, tryDoors, begun, finish } = await house()
    await tryDoors('ada', '/taken')
    const all = ['1', '2', '3'].map((name) => ask(`/slow/${name}`, 'ada'))
    await expect.poll(() => begun.length).toBe(3)
    finish()
    await Promise.all(all)
  })

  it('says at once how the server is', async () => {
    const { ask, tryDoors, begun, finish } = await house()
    await tryDoors()
    const theirs = ['1', '2'].map((name) => ask(`/slow/${name}`))
    await expect.poll(() => begun.length).toBe(1)
    expect(await ask('/healthz')).toBe(200)
    finish()
    await Promise.all(theirs)
  })

  it('holds so many of one and no more', async () => {
    const { ask, tryDoors, begun, finish } = await house({ behindEach: 1 })
    await tryDoors('mallory')
    const hers = ['1', '2', '3', '4'].map((name) => ask(`/slow/${name}`, 'mallory'))
    await expect.poll(() => begun.length).toBeGreaterThanOrEqual(1)
    finish()
    const told = await Promise.all(hers)
    expect(told.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(told.filter((status) => status >= 500)).toHaveLength(2) // as `errors.ts` has it, 503
  })
})

describe('Debts', () => {
  it('are paid off by time, and never more than twice the credit', () => {
    let now = 0
    const debts = new Debts({ most: 5, aSecond: 1 }, () => now)
    for (let i = 0; i < 5; i++) debts.add('ada')
    expect(debts.isTooMuch('ada')).toBe(false)
    for (let i = 0; i < 1000; i++) debts.add('ada')
    expect(debts.isTooMuch('ada')).toBe(true)
    expect(debts.isTooMuch('bob')).toBe(false)
    now += 5_000
    expect(debts.isTooMuch('ada')).toBe(false)
  })
})
