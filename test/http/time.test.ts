// Time at a table, over HTTP: more of it, a pause, vacations, a substitute; and what all see of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { keepTime } from '../../src/games/clock/lapse.ts'
import { testApp } from '../support/app.ts'
import { TestClock } from '../support/clock.ts'
import { openTable, type Somebody, somebody } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { expectDone, say } from '../support/tables.ts'

const database = ownDatabase()
// Sessions are signed for the time that it is; a table's time may run from there.
const clock = new TestClock(new Date().toISOString())
const deps = { ...depsFor(database), clock: clock.now }
const { app, close } = await testApp(database, undefined, undefined, deps)
afterAll(close)

let people: [Somebody, Somebody, Somebody]
let stranger: Somebody
beforeAll(async () => {
  people = [await somebody(app), await somebody(app), await somebody(app)]
  stranger = await somebody(app)
})

const call = async (who: Somebody | null, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const headers = who ? { authorization: `Bearer ${who.token}` } : {}
  const answered = await app.inject({ method, url: `/v1${url}`, headers, ...(payload && { payload }) })
  return { status: answered.statusCode, tag: answered.headers.etag, body: answered.body ? answered.json() : null }
}
/** People alone, the first orders due in a day. */
const tableAtOrders = async (visibility: 'public' | 'private' = 'public') => {
  const agreement = { pace: 'daily', absence: { grace: null }, extensions: { each: 1 } } as const
  const game = await openTable(deps, people, 'public', { agreement })
  const hidden = 'UPDATE game SET visibility = $2, revision = revision + 1 WHERE id = $1'
  await database.pool.query(hidden, [game, visibility])
  for (const { account } of people) expectDone(await say(deps, game, account, { t: 'start-list', cities: [] }))
  await carryOnUntilAsked(deps, game)
  return game
}
const cardOf = async (game: string, who: Somebody | null = null) => (await call(who, 'GET', `/games/${game}`)).body.card
/** Everybody but the first stays silent for so many rounds. */
const silentFor = async (game: string, rounds: number) => {
  for (let round = 1; round <= rounds; round++) {
    const orders = { t: 'orders', year: round, orders: Array(6).fill('wait') }
    expectDone(await say(deps, game, people[0].account, orders))
    while ((await cardOf(game, people[0])).round === round) {
      clock.set((await deps.store.read(game))!.file.timing.dueAt ?? clock.now())
      await keepTime(deps, game)
      await carryOnUntilAsked(deps, game)
    }
  }
}

describe('More time', () => {
  it('is given once a press, seen by all under a new tag, and refused when used up', async () => {
    const game = await tableAtOrders()
    const before = await call(people[0], 'GET', `/games/${game}`)
    const dueAt = clock.in('P2D').toISOString()
    expect(before.body.card).toMatchObject({ dueAt: clock.in('P1D').toISOString(), graced: false, round: 1 })
    const given = await call(people[1], 'POST', `/games/${game}/extensions`)
    expect(given).toMatchObject({ status: 200, body: { dueAt, left: 0 } })
    expect(await call(people[1], 'POST', `/games/${game}/extensions`)).toMatchObject({ status: 200, body: { dueAt } })
    const after = await call(people[0], 'GET', `/games/${game}`)
    expect(after.tag).not.toBe(before.tag)
    expect(after.body.card).toMatchObject({ dueAt, seats: [{ extensions: 0 }, { extensions: 1 }, { extensions: 0 }] })
    for (const { account } of people)
      expectDone(await say(deps, game, account, { t: 'orders', year: 1, orders: Array(6).fill('wait') }))
    await carryOnUntilAsked(deps, game)
    expect(await call(people[1], 'POST', `/games/${game}/extensions`)).toMatchObject({
      status: 409,
      body: { type: '/problems/no-extensions-left' },
    })
  })
})

describe('A pause', () => {
  it('begins with the last wish, and anybody ends it', async () => {
    const game = await tableAtOrders()
    const pause = `/games/${game}/pause`
    expect(await call(people[0], 'PUT', pause)).toMatchObject({ status: 200, body: { pausedUntil: null, wishes: [0] } })
    expect((await cardOf(game)).seats[0]).toMatchObject({ wishesPause: true })
    await call(people[1], 'PUT', pause)
    const pausedUntil = clock.in('P14D').toISOString()
    expect(await call(people[2], 'PUT', pause)).toMatchObject({ status: 200, body: { pausedUntil, wishes: [] } })
    expect(await cardOf(game, people[0])).toMatchObject({ pausedUntil, dueAt: clock.in('P15D').toISOString() })
    expect(await call(people[1], 'DELETE', pause)).toMatchObject({ status: 200, body: { pausedUntil: null } })
    expect(await cardOf(game, people[0])).toMatchObject({ pausedUntil: null, dueAt: clock.in('P1D').toISOString() })
    expect(await call(stranger, 'PUT', pause)).toMatchObject({ status: 403 })
  })
})

describe('A substitute', () => {
  it('finds the table in the list, takes the seat, and sees what it may see', async () => {
    const game = await tableAtOrders()
    expect((await call(null, 'GET', '/games?which=substitutes')).body.games).toEqual([])
    await silentFor(game, 2)
    const { games } = (await call(null, 'GET', '/games?which=substitutes')).body
    expect(games).toMatchObject([{ id: game, seats: [{ offeredAt: null }, { absentRounds: 2 }, { absentRounds: 2 }] }])
    const taken = await call(stranger, 'POST', `/games/${game}/seats/1/substitute`, {})
    expect(taken).toMatchObject({ status: 201, body: { seat: 1 } })
    const seen = (await call(stranger, 'GET', `/games/${game}`)).body
    expect(seen).toMatchObject({
      viewer: 1,
      card: { seats: [{}, { name: 'Somebody', account: stranger.account }, {}] },
    })
    expect((await call(people[1], 'GET', `/games/${game}`)).body.viewer).toBe('public')
    expect(await call(stranger, 'POST', `/games/${game}/seats/2/substitute`, {})).toMatchObject({ status: 409 })
  })

  it('of a private table is invited', async () => {
    const game = await tableAtOrders('private')
    expect(await call(people[0], 'POST', `/games/${game}/invitations`)).toMatchObject({ status: 409 })
    await silentFor(game, 2)
    const { token } = (await call(people[0], 'POST', `/games/${game}/invitations`)).body
    const url = `/games/${game}/seats/2/substitute`
    expect(await call(stranger, 'POST', url, {})).toMatchObject({ status: 404 })
    expect(await call(stranger, 'POST', url, { invitation: token })).toMatchObject({ status: 201, body: { seat: 2 } })
  })
})

describe('A vacation', () => {
  it('is taken, listed, seen at the table, exported, and given back', async () => {
    const game = await tableAtOrders()
    const [firstDay, lastDay] = ['P3D', 'P5D'].map((later) => clock.in(later).toISOString().slice(0, 10))
    const taken = await call(people[2], 'POST', '/me/vacations', { firstDay, lastDay })
    expect(taken).toMatchObject({ status: 201, body: { firstDay, lastDay, from: `${firstDay}T00:00:00.000Z` } })
    expect((await call(people[2], 'GET', '/me/vacations')).body).toEqual([taken.body])
    const { from, to } = taken.body
    expect((await cardOf(game, people[0])).seats[2].away).toEqual([{ from, to }])
    expect((await call(people[2], 'GET', '/me/export')).body.vacations).toEqual([taken.body])
    const url = `/me/vacations/${taken.body.id}`
    expect(await call(stranger, 'DELETE', url)).toMatchObject({ status: 404 })
    expect(await call(people[2], 'DELETE', url)).toMatchObject({ status: 204 })
    expect((await cardOf(game, people[0])).seats[2].away).toEqual([])
    expect(await call(people[2], 'DELETE', url)).toMatchObject({ status: 404 })
  })

  it('of more days than there are is refused', async () => {
    const wish = { firstDay: '2027-01-01', lastDay: '2027-01-29' }
    expect(await call(stranger, 'POST', '/me/vacations', wish)).toMatchObject({
      status: 409,
      body: { type: '/problems/too-much-vacation' },
    })
  })

  it('goes with its owner', async () => {
    const guest = await somebody(app)
    await call(guest, 'POST', '/me/vacations', { firstDay: '2027-01-01', lastDay: '2027-01-02' })
    expect((await call(guest, 'DELETE', '/me')).status).toBe(204)
    expect(await deps.vacations.of(guest.account)).toEqual([])
  })
})
