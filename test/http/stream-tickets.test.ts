// Tickets for streams, for whoever cannot send a token: good once, for a minute, and for that alone.
import { describe, expect, it, vi } from 'vitest'
import { programOf, somebody } from '../support/company.ts'
import { callsOf } from '../support/sign-in.ts'
import { twoApis, watchAt } from '../support/streams.ts'
import { expectDone, orders, say } from '../support/tables.ts'

const { apis, table } = twoApis()

describe('A ticket', () => {
  const ticketOf = async (token: string, body: object = {}) =>
    (await apis.here.call('POST', '/stream-tickets', token, body)).body as unknown as {
      ticket: string
      expiresAt: string
    }
  const mine = (ticket: string, more = '') => watchAt(`${apis.there.address}/v1/me/stream?ticket=${ticket}${more}`)
  const ofGame = (game: string, ticket: string, more = '') =>
    watchAt(`${apis.there.address}/v1/games/${game}/stream?ticket=${ticket}${more}`)

  it('opens the stream it is for, once in all processes, with messages that need no names', async () => {
    const me = await somebody(apis.here.app)
    const { game } = await table(me)
    const { ticket, expiresAt } = await ticketOf(me.token)
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 60_000)).toBeLessThan(30_000)
    const stream = await mine(ticket, '&names=false')
    expect(await stream.next()).toMatchObject({ name: '', data: { kind: 'present', games: [{ game }] } })
    expect((await mine(ticket)).status).toBe(401)
    expect((await watchAt(`${apis.here.address}/v1/me/stream?ticket=${ticket}`)).status).toBe(401)

    const forGame = await ofGame(game, (await ticketOf(me.token, { game })).ticket, '&names=false&since=0')
    expect(await forGame.next()).toMatchObject({ id: 1, name: '', data: { kind: 'begun', seq: 1 } })
    expectDone(await say(apis.here.deps, game, me.account, orders(1, 'wait')))
    expect(await stream.next()).toMatchObject({ name: '', data: { kind: 'game', game } })
    for (const one of [stream, forGame]) one.stop()
  })

  it('opens nothing else: no other stream, and nothing that takes a token', async () => {
    const me = await somebody(apis.here.app)
    const { game } = await table(me)
    const { game: other } = await table(me)
    expect((await ofGame(game, (await ticketOf(me.token)).ticket)).status).toBe(403)
    expect((await ofGame(other, (await ticketOf(me.token, { game })).ticket)).status).toBe(403)
    expect((await mine((await ticketOf(me.token, { game })).ticket)).status).toBe(403)
    const { ticket } = await ticketOf(me.token)
    expect((await apis.here.call('GET', '/me', ticket)).status).toBe(401)
    expect((await apis.here.call('GET', `/me?ticket=${ticket}`, '')).status).toBe(401)
    expect((await mine(`${ticket}x`)).status).toBe(401)
    expect((await mine(me.token)).status).toBe(401)
    expect((await apis.here.call('POST', '/stream-tickets', '', {})).status).toBe(401)
    expect((await apis.here.call('POST', '/stream-tickets', me.token, { game: 'mine' })).status).toBe(400)
  })

  it('is good for nothing after its minute, or after its token; and what it has opened ends with that', async () => {
    const me = await somebody(apis.here.app)
    const old = await ticketOf(me.token)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect((await mine(old.ticket)).status).toBe(401)
    vi.useRealTimers()
    const { secret, id } = await programOf(apis.here.app, me, ['read'])
    const [used, kept] = [await ticketOf(secret), await ticketOf(secret)]
    const stream = await mine(used.ticket)
    await stream.next()
    expect((await callsOf(apis.here).call('DELETE', `/me/tokens/${id}`, { token: me.token })).status).toBe(204)
    expect(await stream.next()).toMatchObject({ name: 'ended', data: { reason: 'unknown-token' } })
    expect((await mine(kept.ticket)).status).toBe(401)
  })
})
