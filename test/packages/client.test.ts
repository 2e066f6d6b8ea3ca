// The client, against a server that says what it is told to: retries, pages, streams that break, sign-in, webhooks.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  authorize,
  exchange,
  Herald,
  ProblemError,
  refresh,
  streamAccount,
  streamGame,
  verifyWebhook,
} from '../../packages/client/src/index.ts'
import { broken, type Handler, json, tellingServer } from './telling-server.ts'

const { asked, answerWith, url } = tellingServer()
const herald = () => new Herald(url(), { token: async () => 'herald_x', longestWait: 20 })

describe('Calls', () => {
  it('fill in places and questions, and carry the token', async () => {
    answerWith(json(200, { card: {} }, { etag: '"1"' }))
    const { data, headers } = await herald().get('/v1/games/{game}', {
      path: { game: 'a/b' },
      headers: { 'if-none-match': '"0"' },
    })
    expect(data).toEqual({ card: {} })
    expect(headers.get('etag')).toBe('"1"')
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/v1/games/a%2Fb' })
    expect(asked[0]!.headers).toMatchObject({ authorization: 'Bearer herald_x', 'if-none-match': '"0"' })
  })

  it('wait as long as the server asks, within a limit, and come again', async () => {
    answerWith(json(429, {}, { 'retry-after': '3600' }), json(503, {}), json(200, []))
    expect((await herald().get('/v1/rules')).data).toEqual([])
    expect(asked).toHaveLength(3)
    answerWith(json(429, { type: '/problems/too-many', title: 'Too many.' }))
    await expect(herald().get('/v1/rules')).rejects.toMatchObject({ status: 429, kind: 'too-many' })
    expect(asked).toHaveLength(3 + 5)
  })

  it('that were cut off are sent again, but what makes something only with a key', async () => {
    answerWith(broken, json(200, []))
    await herald().get('/v1/rules')
    answerWith(broken, json(201, { game: '1' }))
    const body = {} as never
    await expect(herald().post('/v1/games', { body })).rejects.not.toBeInstanceOf(ProblemError)
    answerWith(broken, json(201, { game: '1' }))
    const made = await herald().post('/v1/games', { body, headers: { 'Idempotency-Key': 'k' } })
    expect(made.data.game).toBe('1')
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'POST', 'POST'])
  })

  it('that are refused say why', async () => {
    answerWith(json(409, { type: '/problems/refused', detail: 'Not now.', code: 'not-asked', questions: [] }))
    const refused = await herald()
      .get('/v1/rules')
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ProblemError)
    expect(refused).toMatchObject({ status: 409, kind: 'refused', message: 'Not now.', problem: { code: 'not-asked' } })
    expect(asked).toHaveLength(1)
  })

  it('go through pages, for as long as somebody takes them', async () => {
    answerWith(json(200, { games: [{ id: 1 }, { id: 2 }], next: 'c' }), json(200, { games: [{ id: 3 }], next: null }))
    const ids: unknown[] = []
    for await (const { id } of herald().games({ which: 'mine' })) ids.push(id)
    expect(ids).toEqual([1, 2, 3])
    expect(asked.map((one) => one.url)).toEqual(['/v1/games?which=mine', '/v1/games?which=mine&cursor=c'])
  })
})

describe('A stream', () => {
  const piece =
    (text: string): Handler =>
    (_, reply) => {
      reply.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const part of text.match(/[\s\S]{1,7}/g)!) reply.write(part)
      reply.end()
    }

  it('is read piece by piece, and opened again after the last message', async () => {
    answerWith(
      piece(': hello\r\n\r\nid: a\r\nevent: present\r\ndata: {"games":\r\ndata: []}\r\n\r\n'),
      json(503, {}, { 'retry-after': '0' }),
      piece('id: b\nevent: game\ndata: {"game":"ä"}\n\nevent: ended\ndata: {"reason":"unknown-token"}\n\n'),
    )
    const heard: unknown[] = []
    for await (const { event, data } of streamAccount(herald())) heard.push([event, data])
    expect(heard).toEqual([
      ['present', { games: [] }],
      ['game', { game: 'ä' }],
      ['ended', { reason: 'unknown-token' }],
    ])
    expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, 'a', 'a'])
  })

  it('that is refused says so, and ends when nobody listens', async () => {
    answerWith(json(401, { type: '/problems/unknown-token' }))
    await expect(streamAccount(herald()).next()).rejects.toMatchObject({ status: 401 })
    answerWith((_, reply) => void reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n'))
    const stop = new AbortController()
    const stream = streamAccount(herald(), { signal: stop.signal })
    expect((await stream.next()).value).toMatchObject({ event: 'message', data: 1 })
    stop.abort()
    expect(await stream.next()).toEqual({ done: true, value: undefined })
  })
})

describe("A game's stream", () => {
  it('tells events of the log whatever they are called, and comes again after an end that is none', async () => {
    const said = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
    const log = { seq: 7, at: '', by: null, event: { t: 'ended' } }
    const stream =
      (text: string): Handler =>
      (_, reply) =>
        void reply.writeHead(200, { 'content-type': 'text/event-stream' }).end(text)
    answerWith(
      stream(said('ended', log) + said('ended', { reason: 'no-database' })),
      stream(said('ended', { reason: 'no-such-game' })),
    )
    const heard: unknown[] = []
    for await (const { event, data } of streamGame(herald(), 'g')) heard.push([event, data])
    expect(heard).toEqual([
      ['ended', log],
      ['ended', { reason: 'no-such-game' }],
    ])
  })
})

describe('Sign-in', () => {
  const client = () => ({ server: url(), clientId: 'https://page.example/', redirectUri: 'https://page.example/back' })

  const back = ({ state }: { state: string }, iss: string) =>
    `https://page.example/back?${new URLSearchParams({ code: 'c', state, iss })}`

  it('asks with a challenge and hands in what it was made of', async () => {
    const begun = await authorize(client(), 'read play')
    const query = new URL(begun.url).searchParams
    const challenge = createHash('sha256').update(begun.verifier).digest('base64url')
    expect(Object.fromEntries(query)).toEqual({
      ...{ response_type: 'code', client_id: 'https://page.example/', redirect_uri: 'https://page.example/back' },
      ...{ scope: 'read play', state: begun.state, code_challenge: challenge, code_challenge_method: 'S256' },
    })
    answerWith(json(200, { access_token: 'a', refresh_token: 'r', expires_in: 3600 }))
    const tokens = await exchange(client(), begun, back(begun, client().server))
    expect(tokens.access_token).toBe('a')
    expect(Object.fromEntries(new URLSearchParams(asked[0]!.body))).toMatchObject({
      code: 'c',
      code_verifier: begun.verifier,
    })
    await refresh(client(), 'r')
    expect(Object.fromEntries(new URLSearchParams(asked[1]!.body))).toMatchObject({
      grant_type: 'refresh_token',
      refresh_token: 'r',
    })
  })

  it('takes no answer to another question, and says a no as one', async () => {
    const begun = await authorize(client(), 'read')
    await expect(exchange(client(), begun, 'https://page.example/back?code=c&state=other')).rejects.toThrow('state')
    // A server that sends people on to another one does not get that one's code.
    for (const other of [back(begun, 'https://other.example'), back(begun, '')])
      await expect(exchange(client(), begun, other)).rejects.toThrow('another server')
    const iss = encodeURIComponent(client().server)
    const no = `https://page.example/back?error=access_denied&state=${begun.state}&iss=${iss}`
    await expect(exchange(client(), begun, no)).rejects.toThrow('access_denied')
    answerWith(json(400, { error: 'invalid_grant' }))
    await expect(refresh(client(), 'old')).rejects.toMatchObject({ status: 400, kind: 'invalid_grant' })
    expect(asked).toHaveLength(1)
  })
})

describe('A webhook', () => {
  // The example that the standard gives.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const body = '{"test": 2432232314}'
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  }
  const now = new Date(1614265330_000)

  it('that is signed is read, also by one of two secrets and signatures', async () => {
    expect(await verifyWebhook(secret, { body, headers }, now)).toEqual({ test: 2432232314 })
    const several = { ...headers, 'webhook-signature': `v1,AAAA v2,x ${headers['webhook-signature']}` }
    expect(await verifyWebhook(['whsec_AAAA', secret], { body, headers: new Headers(several) }, now)).toBeTruthy()
  })

  it('that is another, old, or signed with another secret is not', async () => {
    const refused = (change: object, secrets = secret, when = now, text = body) =>
      expect(verifyWebhook(secrets, { body: text, headers: { ...headers, ...change } }, when)).rejects.toThrow()
    await refused({}, secret, now, `${body} `)
    await refused({ 'webhook-id': 'other' })
    await refused({}, 'whsec_AAAA')
    await refused({ 'webhook-signature': 'v1,%%%' })
    await refused({ 'webhook-signature': undefined })
    await refused({}, secret, new Date(now.getTime() + 301_000))
    await refused({}, secret, new Date(now.getTime() - 301_000))
  })
})
