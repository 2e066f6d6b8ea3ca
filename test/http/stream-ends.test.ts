// A stream ends when whoever opened it could not open it again: their token is no more, or the game is none of their business.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import { takeOfferedSeat } from '../../src/games/lobby/take-offered-seat.ts'
import { openTable, programOf, somebody, startTable } from '../support/company.ts'
import { ownDatabase } from '../support/database.ts'
import { addressee } from '../support/letters.ts'
import { callsOf } from '../support/sign-in.ts'
import { type Stream, streaming, watch } from '../support/streams.ts'
import { atOrders, expectDone, orders, say } from '../support/tables.ts'

const { startApi, table, close, database } = streaming(ownDatabase())
afterAll(close)

type Api = Awaited<ReturnType<typeof startApi>>
let here: Api
let there: Api
let game = ''
let host = ''
beforeAll(async () => {
  here = await startApi()
  there = await startApi()
  const running = await table()
  game = running.game
  host = running.host
})

/** Its last words, and nothing after them. */
async function lastOf(stream: Stream) {
  const said = await stream.next()
  expect(await stream.next()).toBeUndefined()
  return said
}
const ended = (reason: string) => ({ name: 'ended', data: { reason } })
const call = (method: 'DELETE' | 'POST', url: string, token: string) => callsOf(here).call(method, url, { token })

/** They still hear what is said. */
async function expectOpen(streams: readonly Stream[]) {
  await here.call('POST', `/games/${game}/messages`, host, { text: 'Still here?' })
  for (const stream of streams) {
    expect(await stream.next()).toMatchObject({ name: 'message', data: { text: 'Still here?' } })
    stream.stop()
  }
}

describe('A stream ends, in this process and in another', () => {
  it.each<[string, (token: string) => Promise<{ status: number }>]>([
    ['with its session', (token) => call('DELETE', '/sessions/current', token)],
    ['when all sessions end', (token) => call('DELETE', '/sessions', token)],
    ['with the account', (token) => call('DELETE', '/me', token)],
  ])('%s', async (_, end) => {
    const { token } = await somebody(here.app)
    const streams = [await watch(here.address, game, token), await watch(there.address, game, token)]
    expect(streams.map(({ status }) => status)).toEqual([200, 200])
    expect((await end(token)).status).toBe(204)
    for (const stream of streams) expect(await lastOf(stream)).toMatchObject(ended('unknown-token'))
    // A stream may find out by itself, a moment before this process hears of it.
    await expect.poll(async () => (await watch(there.address, game, token)).status).toBe(401)
  })

  it('when its token is revoked, and no other of the same person', async () => {
    const person = await somebody(here.app)
    const [one, other] = [await programOf(here.app, person, ['read']), await programOf(here.app, person, ['read'])]
    const streams = [await watch(there.address, game, one.secret), await watch(here.address, game, one.secret)]
    const stays = [await watch(there.address, game, other.secret), await watch(there.address, game, person.token)]
    stays.push(await watch(there.address, game))
    expect((await call('DELETE', `/me/tokens/${one.id}`, person.token)).status).toBe(204)
    for (const stream of streams) expect(await lastOf(stream)).toMatchObject(ended('unknown-token'))
    await expectOpen(stays)
  })

  it('when the guest has become somebody, whoever else has the guest’s token', async () => {
    const { askForLink, call: send } = callsOf(here)
    const { token } = await somebody(here.app)
    const stream = await watch(there.address, game, token)
    const { cookie, token: link } = await askForLink('became@example.org')
    expect((await send('POST', '/sessions/link', { body: { token: link }, cookie, token })).status).toBe(201)
    expect(await lastOf(stream)).toMatchObject(ended('unknown-token'))
  })

  it('when its token expires', async () => {
    const { token } = await somebody(here.app)
    const { payload } = here.app.jwt.decode(token) as unknown as { payload: { sub: string; sid: string; ep: number } }
    const { sub, sid, ep } = payload
    const short = here.app.jwt.sign({ sub, sid, ep }, { kid: 'test', algorithm: 'HS256', expiresIn: '2s' })
    const stream = await watch(there.address, game, short)
    expect(stream.status).toBe(200)
    expect(await lastOf(stream)).toMatchObject(ended('unknown-token'))
  })

  it('though nobody rang: it looks again with every sign of life', async () => {
    const lively = await startApi({}, undefined, { heartbeat: 50 })
    const { token, account } = await somebody(here.app)
    const stream = await watch(lively.address, game, token)
    await database.pool.query('DELETE FROM session WHERE account_id = $1', [account])
    expect(await lastOf(stream)).toMatchObject(ended('unknown-token'))
  })
})

describe('A stream opened from a letter', () => {
  it('ends when what the letter asked for is settled', async () => {
    const person = await addressee(database)
    const { game: asked, accounts } = await atOrders(here.deps, 3, { host: person.account })
    const everybodyPlays = async (year: number) => {
      for (const account of accounts) expectDone(await say(here.deps, asked, account, orders(year, 'wait')))
      await carryOnUntilAsked(here.deps, asked)
    }
    await everybodyPlays(1)
    await sendDueLetters(here.services.letters)
    const [link] = here.mails
      .findLast(({ to }) => to === person.email)!
      .blocks.flatMap((block) => (block.t === 'action' ? [new URL(block.link.url)] : []))
    const token = link!.hash.replace('#answer=', '')
    expect(token).not.toBe('')
    const stream = await watch(there.address, asked, token)
    expect(stream.status).toBe(200)
    await everybodyPlays(2)
    const told: string[] = []
    for (let said = await stream.next(); said; said = await stream.next()) told.push(said.name)
    expect(told.indexOf('ended')).toBe(told.length - 1)
    expect((await watch(there.address, asked, token)).status).toBe(401)
  })
})

describe('Somebody who has lost their seat', () => {
  const substituted = async (visibility: 'public' | 'private') => {
    const [host, player, stranger] = [await somebody(here.app), await somebody(here.app), await somebody(here.app)]
    const { deps } = here
    const seated = await startTable(deps, await openTable(deps, [host, player], visibility), host)
    const stream = await watch(there.address, seated, player.token)
    await database.pool.query('UPDATE seat SET offered_at = now() WHERE game_id = $1 AND seat = 1', [seated])
    await database.pool.query('UPDATE game SET revision = revision + 1 WHERE id = $1', [seated])
    const { token: invitation } = (await here.call('POST', `/games/${seated}/invitations`, host.token, {}))
      .body as unknown as { token: string }
    expectDone(await takeOfferedSeat(deps, { game: seated, account: stranger.account, seat: 1, invitation }))
    return { seated, stream, player, stranger }
  }

  it('is told no more of a private game', async () => {
    const { stream, seated, player } = await substituted('private')
    const told: Awaited<ReturnType<Stream['next']>>[] = []
    for (let said = await stream.next(); said; said = await stream.next()) told.push(said)
    expect(told.at(-1)).toMatchObject(ended('no-such-game'))
    expect((await watch(there.address, seated, player.token)).status).toBe(404)
  })

  it('is told of another one what anybody is', async () => {
    const { stream, seated, stranger } = await substituted('public')
    expect(await stream.next()).toMatchObject({ name: 'changed' })
    // What the substitute leaves as instructions is told to the substitute alone.
    const standing = { standing: { census: 'none' } }
    expect((await here.call('PUT', `/games/${seated}/answers/standing`, stranger.token, standing)).status).toBe(200)
    await here.call('POST', `/games/${seated}/messages`, stranger.token, { text: 'Hello all' })
    for (let said = await stream.next(); said.name !== 'message'; said = await stream.next())
      expect(said.name).not.toBe('standing-left')
    stream.stop()
  })

  it('and of a table that is gone, nobody', async () => {
    const host = await somebody(here.app)
    const open = await openTable(here.deps, [host])
    const stream = await watch(there.address, open)
    expect((await here.call('DELETE', `/games/${open}/seats/mine`, host.token)).status).toBe(204)
    expect(await lastOf(stream)).toMatchObject(ended('no-such-game'))
  })
})
