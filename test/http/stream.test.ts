// Looking on: events as they happen, as each may know them, across processes, and from where one last was.
import { afterAll, describe, expect, it } from 'vitest'
import { games } from '../../src/rules/games.ts'
import { ownDatabase } from '../support/database.ts'
import { streaming, watch } from '../support/streams.ts'

const { startApi, table, database, close } = streaming(ownDatabase())
afterAll(close)

describe('A stream', () => {
  it('tells what happens as it happens, in another process too, and to each what they may know', async () => {
    const { api, game, host, other } = await table()
    const elsewhere = await startApi()
    const [mine, theirs] = [await watch(elsewhere.address, game, host), await watch(elsewhere.address, game, other)]
    expect(mine.type).toMatch(/^text\/event-stream/)
    const standing = { standing: { census: 'none' } }
    const left = await api.call('PUT', `/games/${game}/answers/standing`, host, standing)
    expect(await mine.next()).toMatchObject({ id: left.body.seq, event: { t: 'standing-left' } })
    // The other one is told nothing of that: the next thing they hear is something else.
    const own = await api.call('PUT', `/games/${game}/answers/standing`, other, standing)
    expect(await theirs.next()).toMatchObject({ id: own.body.seq, event: { t: 'standing-left', seat: 1 } })
    mine.stop()
    theirs.stop()
  })

  it('goes on after the last event one has seen', async () => {
    const { api, game, host } = await table()
    const ids: number[] = []
    for (const census of ['none', 'all', 'ask'])
      ids.push((await api.call('PUT', `/games/${game}/answers/standing`, host, { standing: { census } })).body.seq)
    const resumed = await watch(api.address, game, host, ids[0])
    expect([(await resumed.next()).id, (await resumed.next()).id]).toEqual(ids.slice(1))
    resumed.stop()
    const whole = await watch(api.address, game, host, 0)
    expect((await whole.next()).event.t).toBe('begun')
    whole.stop()
  })

  it('tells of talk, to those who may hear it, and of somebody who sits down', async () => {
    const { api, game, host, other } = await table()
    const elsewhere = await startApi()
    const streams = [await watch(elsewhere.address, game, other), await watch(elsewhere.address, game)]
    await api.call('POST', `/games/${game}/messages`, host, { text: 'psst', to: 1 })
    await api.call('POST', `/games/${game}/messages`, host, { text: 'hello' })
    const [mine, anybodys] = await Promise.all(streams.map((stream) => stream.next()))
    expect(mine).toMatchObject({ name: 'message', data: { text: 'psst', from: 0, to: 1 } })
    expect(anybodys).toMatchObject({ name: 'message', data: { text: 'hello', to: null } })
    for (const stream of streams) stream.stop()

    const opening = { ruleset: games[0]!.name, title: 'Open', options: { players: 3 } }
    const open = (await api.call('POST', '/games', host, opening)).body.game
    const stream = await watch(elsewhere.address, open)
    await api.call('POST', `/games/${open}/seats`, other, {})
    expect(await stream.next()).toMatchObject({ name: 'changed', data: { revision: expect.any(Number) } })
    stream.stop()
  })

  it('is not there for a game that is not there', async () => {
    const { address } = await startApi()
    expect((await watch(address, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  it('is heard again after the connection that listens has broken', async () => {
    const { api, game, host } = await table()
    const stream = await watch(api.address, game, host)
    await database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    )
    const left = await api.call('PUT', `/games/${game}/answers/standing`, host, { standing: {} })
    expect(await stream.next()).toMatchObject({ id: left.body.seq })
    stream.stop()
  })
})
