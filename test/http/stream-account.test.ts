// One stream for all of somebody's games: how they stand, what becomes of each, and from where one last was; in another process
// than that in which it happens.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { takeOfferedSeat } from '../../src/games/lobby/take-offered-seat.ts'
import { GameCache } from '../../src/games/log/cache.ts'
import { openTable, playOn, programOf, type Somebody, somebody, startTable } from '../support/company.ts'
import { addressee } from '../support/letters.ts'
import { callsOf } from '../support/sign-in.ts'
import { type Stream, twoApis, watch, watchAt, watchMine } from '../support/streams.ts'
import { expectDone, orders, say } from '../support/tables.ts'

const { apis, database, startApi, table } = twoApis()

const untilNamed = async (stream: Stream, name: string) => {
  for (let said = await stream.next(); said; said = await stream.next()) if (said.name === name) return said
  throw new Error(`no ${name}`)
}
const gamesIn = ({ data }: Awaited<ReturnType<Stream['next']>>): string[] =>
  data.games.map(({ game }: { game: string }) => game)
/** As if what was told had been told long ago: what is within the last minute is told again. */
const longBefore = (cursor: string) => (Number.parseInt(cursor, 36) - 1).toString(36)
const age = (games: readonly string[]) =>
  database.pool.query("UPDATE game SET changed_at = now() - interval '1 hour' WHERE id = ANY($1::uuid[])", [games])

describe('The stream of all one’s games', () => {
  it('says first how they stand: what is asked until when, and nothing of those that are over or of others', async () => {
    const me = await somebody(apis.here.app)
    const { game } = await table(me)
    const open = await openTable(apis.here.deps, [me])
    const over = await openTable(apis.here.deps, [me])
    await database.pool.query("UPDATE game SET status = 'finished' WHERE id = $1", [over])
    await table(await somebody(apis.here.app))
    const stream = await watchMine(apis.there.address, me.token)
    expect(stream).toMatchObject({ status: 200, type: expect.stringMatching(/^text\/event-stream/) })
    const present = await stream.next()
    expect(present).toMatchObject({ name: 'present', data: { invitations: [] } })
    expect(present.data.unchanged).toBeUndefined()
    expect(gamesIn(present)).toEqual([open, game])
    const { body } = await apis.here.call('GET', `/games/${game}`, me.token)
    const { card, view } = body as unknown as { card: Record<string, unknown>; view: { questions: object[] } }
    const { status, title, seq, round, waitsFor, dueAt } = card
    const asked = (view.questions as { id: string; t: string }[]).map(({ id, t }) => ({ question: id, kind: t }))
    expect(asked).toHaveLength(1)
    expect(present.data.games[1]).toMatchObject({ game, status, title, seq, round, waitsFor, dueAt, asked, seat: 0 })
    expect(present.data.games[0]).toMatchObject({ game: open, status: 'open', asked: [], dueAt: null, said: 0 })
    stream.stop()
  })

  it('tells of each that becomes another, in another process, with what happened and what is asked then', async () => {
    const me = await somebody(apis.here.app)
    const { game, accounts } = await table(me)
    const stream = await watchMine(apis.there.address, me.token)
    await stream.next()
    expectDone(await say(apis.here.deps, game, me.account, orders(1, 'wait')))
    const handedIn = await untilNamed(stream, 'game')
    expect(handedIn.data).toMatchObject({ game, happened: ['orders-given'], asked: [], waitsFor: [1, 2] })
    for (const account of accounts.slice(1)) expectDone(await say(apis.here.deps, game, account, orders(1, 'wait')))
    await carryOnUntilAsked(apis.here.deps, game)
    let said = await untilNamed(stream, 'game')
    while (said.data.asked.length === 0) said = await untilNamed(stream, 'game')
    const { revision, seq } = (await apis.here.deps.store.read(game))!.file
    expect(said.data).toMatchObject({ game, revision, seq, waitsFor: [0, 1, 2], asked: [{ kind: 'orders' }] })
    expect(said.data.happened.length).toBeGreaterThan(2)
    stream.stop()
  })

  it('tells nothing of what is secret to its reader, not even that it happened, and of talk what they may hear', async () => {
    const [me, other] = [await somebody(apis.here.app), await somebody(apis.here.app)]
    const game = await startTable(apis.here.deps, await openTable(apis.here.deps, [me, other]), me)
    const [mine, theirs] = [
      await watchMine(apis.there.address, me.token),
      await watchMine(apis.there.address, other.token),
    ]
    for (const stream of [mine, theirs]) await stream.next()
    const standing = { standing: { census: 'none' } }
    expect((await apis.here.call('PUT', `/games/${game}/answers/standing`, me.token, standing)).status).toBe(200)
    expect((await untilNamed(mine, 'game')).data).toMatchObject({ game, happened: ['standing-left'] })
    await apis.here.call('POST', `/games/${game}/messages`, me.token, { text: 'Hello all' })
    expect(await theirs.next()).toMatchObject({ name: 'message', data: { game, text: 'Hello all', from: 0 } })
    expect(await mine.next()).toMatchObject({ name: 'message', data: { game, text: 'Hello all' } })
    for (const stream of [mine, theirs]) stream.stop()
  })

  it('has games that are opened, joined, taken over, left and lost meanwhile', async () => {
    const [me, host] = [await somebody(apis.here.app), await somebody(apis.here.app)]
    const stream = await watchMine(apis.there.address, me.token)
    expect(await stream.next()).toMatchObject({ name: 'present', data: { games: [] } })
    const own = await openTable(apis.here.deps, [me])
    expect((await untilNamed(stream, 'game')).data).toMatchObject({ game: own, status: 'open', happened: [] })
    const joined = await openTable(apis.here.deps, [host])
    await apis.here.call('POST', `/games/${joined}/seats`, me.token, {})
    while ((await untilNamed(stream, 'game')).data.game !== joined);
    await apis.here.call('DELETE', `/games/${joined}/seats/mine`, me.token)
    expect((await untilNamed(stream, 'gone')).data).toEqual({ game: joined })
    await apis.here.call('DELETE', `/games/${own}/seats/mine`, me.token)
    expect((await untilNamed(stream, 'gone')).data).toEqual({ game: own })

    const seated = await startTable(
      apis.here.deps,
      await openTable(apis.here.deps, [host, await somebody(apis.here.app)]),
      host,
    )
    await database.pool.query('UPDATE seat SET offered_at = now() WHERE game_id = $1 AND seat = 1', [seated])
    await database.pool.query('UPDATE game SET revision = revision + 1 WHERE id = $1', [seated])
    expectDone(await takeOfferedSeat(apis.here.deps, { game: seated, account: me.account, seat: 1 }))
    expect((await untilNamed(stream, 'game')).data).toMatchObject({ game: seated, seat: 1 })
    await playOn(apis.here.deps, seated, () => 0.5)
    let last = await untilNamed(stream, 'game')
    while (last.data.status === 'running') last = await untilNamed(stream, 'game')
    expect(last.data).toMatchObject({ game: seated, status: 'finished', asked: [] })
    stream.stop()
  })

  it('tells whom an invitation was mailed to, who can sit down by it, and nobody else', async () => {
    const [host, guest] = [await addressee(database), await addressee(database)]
    const [hosts, guests] = [await tokenOf(host.email), await tokenOf(guest.email)]
    const stranger = await somebody(apis.here.app)
    const opening = { ruleset: 'xidit', title: 'Ours', visibility: 'private', options: { players: 3 } }
    const { game } = (await apis.here.call('POST', '/games', hosts, opening)).body
    const stream = await watchMine(apis.there.address, guests)
    expect(await stream.next()).toMatchObject({ data: { games: [], invitations: [] } })
    const invited = await apis.here.call('POST', `/games/${game}/invitations/mail`, hosts, { email: guest.email })
    expect(invited.status).toBe(201)
    const { data } = await untilNamed(stream, 'invitation')
    expect(data).toMatchObject({ game, title: 'Ours', ruleset: 'xidit' })
    const again = await watchMine(apis.there.address, guests)
    expect((await again.next()).data.invitations).toEqual([data])
    again.stop()
    const { invitation } = data
    expect((await apis.here.call('GET', `/invitations/${invitation}`, stranger.token)).status).toBe(404)
    expect((await apis.here.call('POST', `/games/${game}/seats`, stranger.token, { invitation })).status).toBe(404)
    expect((await apis.here.call('GET', `/invitations/${invitation}`, guests)).status).toBe(200)
    expect((await apis.here.call('POST', `/games/${game}/seats`, guests, { invitation })).status).toBe(201)
    expect((await untilNamed(stream, 'game')).data).toMatchObject({ game, seat: 1 })
    stream.stop()
    const then = await watchMine(apis.there.address, guests)
    expect((await then.next()).data.invitations).toEqual([])
    then.stop()
  })

  it('goes on from where one was: what has changed, ended or was said, and which is as it was', async () => {
    const me = await somebody(apis.here.app)
    const [one, two, three, four] = [await table(me), await table(me), await table(me), await table(me)]
    const first = await watchMine(apis.here.address, me.token)
    const { cursor } = await first.next()
    first.stop()
    await age([one, two, three, four].map(({ game }) => game))
    expectDone(await say(apis.here.deps, one.game, one.accounts[1]!, orders(1, 'wait')))
    await apis.here.call('POST', `/games/${two.game}/messages`, me.token, { text: 'Well?' })
    await database.pool.query("UPDATE game SET status = 'abandoned', changed_at = now() WHERE id = $1", [three.game])
    const back = await watchMine(apis.there.address, me.token, longBefore(cursor))
    const present = await back.next()
    expect(gamesIn(present).toSorted()).toEqual([one.game, two.game, three.game].toSorted())
    expect(present.data.unchanged).toEqual([four.game])
    expect(present.data.games.find(({ game }: { game: string }) => game === two.game)).toMatchObject({ said: 1 })
    back.stop()
    const bySince = await watchAt(`${apis.there.address}/v1/me/stream?since=${cursor}&names=false`, {
      authorization: `Bearer ${me.token}`,
    })
    expect(await bySince.next()).toMatchObject({ name: '', data: { kind: 'present', unchanged: [four.game] } })
    bySince.stop()
    const nonsense = await watchMine(apis.there.address, me.token, 'nonsense!')
    const all = await nonsense.next()
    expect(gamesIn(all).toSorted()).toEqual([one.game, two.game, four.game].toSorted())
    expect(all.data.unchanged).toBeUndefined()
    nonsense.stop()
  })

  it('is lines of JSON where these are asked for', async () => {
    const me = await somebody(apis.here.app)
    const { game } = await table(me)
    const stopping = new AbortController()
    const headers = { authorization: `Bearer ${me.token}`, accept: 'application/x-ndjson' }
    const response = await fetch(`${apis.there.address}/v1/me/stream`, { headers, signal: stopping.signal })
    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    const lines: { kind: string; id: string; game?: string }[] = []
    let text = ''
    const reader = response.body!.pipeThrough(new TextDecoderStream() as never).getReader()
    const untilLines = async (count: number) => {
      while (lines.length < count) {
        const parts = (text + (await reader.read()).value).split('\n')
        text = parts.pop()!
        for (const part of parts) if (part !== '') lines.push(JSON.parse(part))
      }
    }
    await untilLines(1)
    expectDone(await say(apis.here.deps, game, me.account, orders(1, 'wait')))
    await untilLines(2)
    expect(lines).toMatchObject([{ kind: 'present' }, { kind: 'game', game, happened: ['orders-given'] }])
    for (const { id } of lines) expect(id).toMatch(/^[0-9a-z]{8}$/)
    stopping.abort()
  })

  it('ends with its token, in another process too; it is for those who show one', async () => {
    const me = await somebody(apis.here.app)
    const { secret, id } = await programOf(apis.here.app, me, ['read'])
    const streams = [await watchMine(apis.there.address, secret), await watchMine(apis.there.address, me.token)]
    for (const stream of streams) await stream.next()
    const end = async (url: string) => callsOf(apis.here).call('DELETE', url, { token: me.token })
    expect((await end(`/me/tokens/${id}`)).status).toBe(204)
    expect(await streams[0]!.next()).toMatchObject({ name: 'ended', data: { reason: 'unknown-token' } })
    expect((await end('/sessions/current')).status).toBe(204)
    expect(await streams[1]!.next()).toMatchObject({ name: 'ended', data: { reason: 'unknown-token' } })
    for (const stream of streams) expect(await stream.next()).toBeUndefined()
    expect((await watchAt(`${apis.there.address}/v1/me/stream`)).status).toBe(401)
    expect(
      (
        await watchMine(
          apis.there.address,
          (
            await programOf(apis.here.app, await somebody(apis.here.app), ['play'])
          ).secret,
        )
      ).status,
    ).toBe(403)
  })

  it('takes one of the places that somebody has for streams', async () => {
    const me = await somebody(apis.here.app)
    const { game } = await table(me)
    const few = await startApi({ streams: 2 })
    const open = [await watchMine(few.address, me.token), await watch(few.address, game, me.token)]
    expect((await watchMine(few.address, me.token)).status).toBe(429)
    for (const stream of open) stream.stop()
    await expect.poll(async () => (await watchMine(few.address, me.token)).status).toBe(200)
  })
})

describe('What it costs', () => {
  it('is a few statements to open, with three games or with two hundred; and one reading of a game that changes, for all', async () => {
    const people = [await somebody(apis.here.app), await somebody(apis.here.app), await somebody(apis.here.app)]
    const [me] = people as [Somebody]
    const { game } = await table(me)
    const shared = await startTable(apis.here.deps, await openTable(apis.here.deps, [me, people[1]!]), me)
    const opened = async (token: string) => {
      const app = await startApi({}, (deps) => ({ ...deps, cache: new GameCache() }))
      const calls = countStatements()
      const stream = await watchMine(app.address, token)
      const present = await stream.next()
      const { statements } = calls.stop()
      return { app, stream, present, statements }
    }
    const few = await opened(me.token)
    expect(gamesIn(few.present)).toHaveLength(2)
    few.stream.stop()
    await copies(game, 198)
    const many = await opened(me.token)
    expect(gamesIn(many.present)).toHaveLength(200)
    const asked = many.present.data.games.filter((line: { asked: object[] }) => line.asked.length > 0)
    expect(asked.length).toBeGreaterThanOrEqual(199)
    // Their list, talk, what is asked (by the hundred) with the people there, and invitations; besides who asks, and what others look around for.
    const besides = ['standings', 'marks', 'seated-in', 'tally']
    const own = (statements: readonly string[]) => statements.filter((name) => !besides.includes(name)).toSorted()
    const ALL = ['list-mine', 'people', 'people', 'read-games', 'received-invitations', 'talk-in']
    expect(own(few.statements)).toEqual(ALL)
    expect(own(many.statements)).toEqual([...ALL, 'people', 'read-games'].toSorted())

    const others = await Promise.all([1, 2, 3].map(() => watchMine(many.app.address, me.token)))
    others.push(await watchMine(many.app.address, people[1]!.token), await watch(many.app.address, shared, me.token))
    for (const stream of others.slice(0, -1)) await stream.next()
    const calls = countStatements()
    const answered = await apis.here.call('PUT', `/games/${shared}/answers/standing`, me.token, {
      standing: { census: 'none' },
    })
    expect(answered.status).toBe(200)
    for (const stream of [many.stream, ...others.slice(0, 3)])
      expect((await untilNamed(stream, 'game')).data).toMatchObject({ game: shared, happened: ['standing-left'] })
    expect(await others.at(-1)!.next()).toMatchObject({ name: 'standing-left' })
    const { statements } = calls.stop()
    expect(statements.filter((name) => name === 'pages')).toHaveLength(1)
    expect(statements.filter((name) => name === 'read-games').length).toBeLessThanOrEqual(1)
    for (const stream of [many.stream, ...others]) stream.stop()
  })
})

/** Whoever has this address, signed in. */
async function tokenOf(email: string): Promise<string> {
  const { askForLink, call } = callsOf(apis.here)
  const { cookie, token } = await askForLink(email)
  const { body } = await call('POST', '/sessions/link', { body: { token }, cookie })
  return (body as { accessToken: string }).accessToken
}

/** What is asked of the database meanwhile, by name. */
function countStatements() {
  const statements: string[] = []
  const { pool } = database
  const query = pool.query.bind(pool) as (...asked: unknown[]) => unknown
  const counted = (...asked: unknown[]) => {
    const [first] = asked as [string | { name?: string; text: string }]
    statements.push(typeof first === 'string' ? first : (first.name ?? first.text))
    return query(...asked)
  }
  pool.query = counted as typeof pool.query
  return {
    stop() {
      pool.query = query as typeof pool.query
      return { statements: statements.filter((name) => name !== 'publish') }
    },
  }
}

/** So many games like this one. */
async function copies(game: string, count: number): Promise<void> {
  await database.pool.query('CREATE TABLE IF NOT EXISTS twin (id uuid)')
  await database.pool.query('TRUNCATE twin')
  await database.pool.query('INSERT INTO twin SELECT gen_random_uuid() FROM generate_series(1, $1)', [count])
  for (const [table, key] of [
    ['game', 'id'],
    ['seat', 'game_id'],
    ['log', 'game_id'],
    ['snapshot', 'game_id'],
  ]) {
    const { rows } = await database.pool.query<{ name: string }>(
      'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND column_name <> $2',
      [table, key],
    )
    const columns = rows.map(({ name }) => `"${name}"`)
    await database.pool.query(
      `INSERT INTO ${table} (${[key, ...columns].join(', ')})
       SELECT ${['twin.id', ...columns.map((name) => `o.${name}`)].join(', ')} FROM ${table} o, twin WHERE o.${key} = $1`,
      [game],
    )
  }
}
