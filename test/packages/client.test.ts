// The client, against a server that says what it is told to: retries, pages, streams that break, sign-in, webhooks.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AnswerFields,
  authorize,
  type Bot,
  exchange,
  Herald,
  ProblemError,
  play,
  refresh,
  streamAccount,
  verifyWebhook,
} from '../../packages/client/src/index.ts'

type Handler = (request: IncomingMessage, reply: ServerResponse, body: string) => void
const asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
let answers: Handler[] = []
const server = createServer((request, reply) => {
  let body = ''
  request.setEncoding('utf8').on('data', (text) => {
    body += text
  })
  request.on('end', () => {
    asked.push({ method: request.method!, url: request.url!, headers: request.headers, body })
    const handler = answers.length > 1 ? answers.shift()! : answers[0]!
    handler(request, reply, body)
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
})

const json =
  (status: number, data: unknown, headers: Record<string, string> = {}): Handler =>
  (_, reply) =>
    void reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(data))
const broken: Handler = (request) => void request.socket.destroy()
const herald = () => new Herald(url, { token: async () => 'herald_x', longestWait: 20 })

describe('Calls', () => {
  it('fill in places and questions, and carry the token', async () => {
    answers = [json(200, { card: {} }, { etag: '"1"' })]
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
    answers = [json(429, {}, { 'retry-after': '3600' }), json(503, {}), json(200, [])]
    expect((await herald().get('/v1/rules')).data).toEqual([])
    expect(asked).toHaveLength(3)
    answers = [json(429, { type: '/problems/too-many', title: 'Too many.' })]
    await expect(herald().get('/v1/rules')).rejects.toMatchObject({ status: 429, kind: 'too-many' })
    expect(asked).toHaveLength(3 + 5)
  })

  it('that were cut off are sent again, but what makes something only with a key', async () => {
    answers = [broken, json(200, [])]
    await herald().get('/v1/rules')
    answers = [broken, json(201, { game: '1' })]
    const body = {} as never
    await expect(herald().post('/v1/games', { body })).rejects.not.toBeInstanceOf(ProblemError)
    answers = [broken, json(201, { game: '1' })]
    const made = await herald().post('/v1/games', { body, headers: { 'Idempotency-Key': 'k' } })
    expect(made.data.game).toBe('1')
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'POST', 'POST'])
  })

  it('that are refused say why', async () => {
    answers = [json(409, { type: '/problems/refused', detail: 'Not now.', code: 'not-asked', questions: [] })]
    const refused = await herald()
      .get('/v1/rules')
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ProblemError)
    expect(refused).toMatchObject({ status: 409, kind: 'refused', message: 'Not now.', problem: { code: 'not-asked' } })
    expect(asked).toHaveLength(1)
  })

  it('go through pages, for as long as somebody takes them', async () => {
    answers = [json(200, { games: [{ id: 1 }, { id: 2 }], next: 'c' }), json(200, { games: [{ id: 3 }], next: null })]
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
    answers = [
      piece(': hello\r\n\r\nid: a\r\nevent: present\r\ndata: {"games":\r\ndata: []}\r\n\r\n'),
      json(503, {}, { 'retry-after': '0' }),
      piece('id: b\nevent: game\ndata: {"game":"ä"}\n\nevent: ended\ndata: {"reason":"unknown-token"}\n\n'),
    ]
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
    answers = [json(401, { type: '/problems/unknown-token' })]
    await expect(streamAccount(herald()).next()).rejects.toMatchObject({ status: 401 })
    answers = [(_, reply) => void reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')]
    const stop = new AbortController()
    const stream = streamAccount(herald(), { signal: stop.signal })
    expect((await stream.next()).value).toMatchObject({ event: 'message', data: 1 })
    stop.abort()
    expect(await stream.next()).toEqual({ done: true, value: undefined })
  })
})

describe('Sign-in', () => {
  const client = () => ({ server: url, clientId: 'https://page.example/', redirectUri: 'https://page.example/back' })

  it('asks with a challenge and hands in what it was made of', async () => {
    const begun = await authorize(client(), 'read play')
    const query = new URL(begun.url).searchParams
    const challenge = createHash('sha256').update(begun.verifier).digest('base64url')
    expect(Object.fromEntries(query)).toEqual({
      ...{ response_type: 'code', client_id: 'https://page.example/', redirect_uri: 'https://page.example/back' },
      ...{ scope: 'read play', state: begun.state, code_challenge: challenge, code_challenge_method: 'S256' },
    })
    answers = [json(200, { access_token: 'a', refresh_token: 'r', expires_in: 3600 })]
    const tokens = await exchange(client(), begun, `https://page.example/back?code=c&state=${begun.state}`)
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
    const no = `https://page.example/back?error=access_denied&state=${begun.state}`
    await expect(exchange(client(), begun, no)).rejects.toThrow('access_denied')
    answers = [json(400, { error: 'invalid_grant' })]
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

describe('The loop', () => {
  const game = 'g'
  /** One question after the other; what is handed in for it is answered with these statuses, one after the other. */
  const table = (questions: readonly { id: string; usual?: object; statuses: number[] }[]): Handler => {
    let at = 0
    return (request, reply) => {
      const url = new URL(request.url!, 'http://server')
      const question = questions[at]
      if (url.pathname === '/v1/me/stream') return json(404, { type: '/problems/no-such-page' })(request, reply, '')
      if (url.pathname === '/v1/games')
        return json(200, { games: question ? [{ id: game, status: 'running', waitsFor: [0] }] : [], next: null })(
          request,
          reply,
          '',
        )
      if (request.method === 'GET') {
        const asked = question ? [{ ...question, seat: 0, t: 'pick', statuses: undefined }] : []
        const card = { id: game, ruleset: 'game', status: question ? 'running' : 'finished' }
        return json(200, { card, viewer: 0, view: { questions: asked } })(request, reply, '')
      }
      const status = question?.id === url.searchParams.get('question') ? question!.statuses.shift()! : 409
      if (status < 300 || status === 409 || status === 412) at++
      return json(status, { type: '/problems/x' }, { 'retry-after': '0' })(request, reply, '')
    }
  }
  /** An answer in a game that no reference knows. */
  const picked = (pick: string) => ({ pick }) as unknown as AnswerFields
  const handed = () =>
    asked.filter(({ method }) => method === 'PUT').map(({ url, body }) => [url.split('=')[1], JSON.parse(body)])
  const playAll = async (bot: Partial<Bot> = {}) => {
    const stop = new AbortController()
    const over = () => stop.abort()
    await play(herald(), { answer: ({ id }) => picked(id), over, ...bot }, { signal: stop.signal, every: 10 })
  }

  it('answers what it is asked, once each, whatever comes in between', async () => {
    answers = [
      table([
        { id: 'a', statuses: [503, 429, 200] },
        { id: 'b', statuses: [409] },
        { id: 'c', statuses: [412] },
        { id: 'd', statuses: [200] },
      ]),
    ]
    await playAll()
    const ids = handed().map(([id]) => id)
    expect(ids).toEqual(['a', 'a', 'a', 'b', 'c', 'd']) // sent again only where nothing had happened
    expect(handed().at(-1)).toEqual(['d', { pick: 'd' }])
  })

  it('gives the usual answer where it has none, or a rule refuses its own, and says so', async () => {
    answers = [
      table([
        { id: 'a', usual: { t: 'pick', pick: 'usual' }, statuses: [422, 200] },
        { id: 'b', usual: { t: 'pick', pick: 'usual' }, statuses: [200] },
      ]),
    ]
    const refused: string[] = []
    await playAll({
      answer: ({ id }) => (id === 'a' ? picked('wrong') : undefined),
      refused: (_, { id }) => void refused.push(id),
    })
    expect(refused).toEqual(['a'])
    expect(handed()).toEqual([
      ['a', { pick: 'wrong' }],
      ['a', { pick: 'usual' }],
      ['b', { pick: 'usual' }],
    ])
  })

  it('ends when it is told to, and when its token is good no more', async () => {
    await play(herald(), { answer: () => undefined }, { signal: AbortSignal.abort() })
    expect(asked).toEqual([])
    // Also by what it does itself, with nothing to wake it for an hour.
    const one = table([{ id: 'a', statuses: [200] }])
    let told: ServerResponse | undefined
    answers = [
      (request, reply, body) => {
        if (request.url!.startsWith('/v1/me/stream')) {
          told = reply.writeHead(200, { 'content-type': 'text/event-stream' })
          return
        }
        one(request, reply, body)
        if (request.method === 'PUT') told!.write('event: game\ndata: {}\n\n')
      },
    ]
    const stop = new AbortController()
    const bot = { answer: () => picked('a'), over: () => stop.abort() }
    await play(herald(), bot, { signal: stop.signal, every: 3_600_000 })
    answers = [json(401, { type: '/problems/unknown-token' })]
    await expect(playAll()).rejects.toMatchObject({ kind: 'unknown-token' })
  })
})
