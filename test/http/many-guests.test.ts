// One person who makes many guests: how many tables all of them may show to everybody, and how many guests there may be.
import { afterAll, describe, expect, it } from 'vitest'
import { tidyTables } from '../../src/games/lobby/tidy-up.ts'
import { USUAL_ALLOWANCE } from '../../src/games/lobby/usual-allowance.ts'
import { testApp } from '../support/app.ts'
import { RULESET } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { callsOf } from '../support/sign-in.ts'

const database = ownDatabase()
const deps = { ...depsFor(database), allowance: USUAL_ALLOWANCE }
const house = await testApp(database, undefined, { guests: 60 }, deps)
afterAll(house.close)
const { call, signIn } = callsOf(house)

const guestFrom = async (from: string) => call('POST', '/sessions/guest', { body: { name: 'Somebody' }, from })
const open = (token: string, from: string, visibility = 'public') =>
  call('POST', '/games', {
    ...{ token, from },
    body: { ruleset: RULESET.name, title: 'Mine', options: { players: 3 }, visibility },
  })
const shown = async () =>
  Number((await database.pool.query(`SELECT count(*) FROM game WHERE status = 'open'`)).rows[0].count)

describe('Many guests of one person', () => {
  it('show ten tables to everybody, however many there are and however many try at once', async () => {
    const from = '203.0.113.7'
    const guests = await Promise.all(
      Array.from({ length: 50 }, async () => (await guestFrom(from)).body.accessToken as string),
    )
    const tried = await Promise.all(
      guests.flatMap((token) => [open(token, from), open(token, from), open(token, from)]),
    )
    expect(tried.filter(({ status }) => status === 201)).toHaveLength(USUAL_ALLOWANCE.guestsOfNetwork)
    expect(await shown()).toBe(USUAL_ALLOWANCE.guestsOfNetwork)
    for (const told of tried.filter(({ status }) => status !== 201))
      expect(told).toMatchObject({
        status: 409,
        body: { type: '/problems/too-many-tables', detail: expect.stringContaining('guests of one network') },
      })
    // Neither people there, nor guests elsewhere, nor tables that nobody is shown.
    const { accessToken } = await signIn()
    expect((await open(accessToken, from)).status).toBe(201)
    expect((await open(guests[0]!, from, 'private')).status).toBe(201)
    const elsewhere = (await guestFrom('203.0.113.8')).body.accessToken
    expect((await open(elsewhere, '203.0.113.8')).status).toBe(201)
  })

  it('are one over a /64 of IPv6, wherever in it they come from', async () => {
    const opened = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const from = `2001:db8:1:2::${i + 1}`
        return (await open((await guestFrom(from)).body.accessToken, from)).status
      }),
    )
    expect(opened.filter((status) => status === 201)).toHaveLength(USUAL_ALLOWANCE.guestsOfNetwork)
  })

  it('may open others when theirs have begun; and from where is not kept any longer', async () => {
    const from = '203.0.113.9'
    const many = Array.from({ length: USUAL_ALLOWANCE.guestsOfNetwork }, async () =>
      open((await guestFrom(from)).body.accessToken, from),
    )
    const [first] = await Promise.all(many)
    const another = (await guestFrom(from)).body.accessToken
    expect((await open(another, from)).status).toBe(409)
    await database.pool.query(`UPDATE game SET status = 'running' WHERE id = $1`, [first!.body.game])
    const kept = async () =>
      (await database.pool.query('SELECT 1 FROM table_source WHERE game_id = $1', [first!.body.game])).rowCount
    expect(await kept()).toBe(1)
    expect((await open(another, from)).status).toBe(201)
    await tidyTables(deps)
    expect(await kept()).toBe(0)
    const { rows } = await database.pool.query(`SELECT encode(source_hash, 'hex') AS hash FROM table_source`)
    expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  })

  it('are so many a day from one address', async () => {
    const from = '203.0.113.10'
    const made = await Promise.all(Array.from({ length: 70 }, () => guestFrom(from)))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(60)
    const told = made.find(({ status }) => status === 429)!
    expect(Number(told.headers['retry-after'])).toBeGreaterThan(3600)
    expect((await guestFrom('203.0.113.11')).status).toBe(201)
  })
})

it('says in GET /v1/limits what whoever runs it has set', async () => {
  const strict = { ...USUAL_ALLOWANCE, guestsOfNetwork: 2, messages: { aMinute: 3, aGame: 9 } }
  const other = await testApp(database, undefined, { guests: 4 }, { ...deps, allowance: strict })
  const limits = (await callsOf(other).call('GET', '/limits')).body as { name: string; most: number }[]
  await other.close()
  const most = Object.fromEntries(limits.map((one) => [one.name, one.most]))
  expect(most).toMatchObject({ 'guest-tables-network': 2, messages: 3, 'messages-in-all': 9, guests: 4 })
})
