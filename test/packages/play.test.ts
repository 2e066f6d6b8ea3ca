// The loop, against a server with tables that ask one question after the other.
import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { type Answer, type Bot, Herald, type PlayOptions, play } from '../../packages/client/src/index.ts'
import { type Handler, json, tellingServer } from './telling-server.ts'

const { asked, answerWith, url } = tellingServer()
const herald = () => new Herald(url(), { token: async () => 'herald_x', longestWait: 20 })

interface Question {
  readonly id: string
  readonly usual?: object
  readonly options?: string
  /** What is handed in for it is answered with these, one after the other. */
  readonly statuses: number[]
  /** After so many looks at the list without an answer, the next one comes. */
  readonly lists?: number
}

/** Games, each with one question after the other; those without are over. A question `500` is a game that cannot be read. */
const tables = (games: Readonly<Record<string, readonly Question[]>>): Handler => {
  const at = new Map(Object.keys(games).map((game) => [game, 0]))
  const lists = new Map<Question, number>()
  const questionAt = (game: string) => games[game]![at.get(game)!]
  return (request, reply, body) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://server')
    const say = (status: number, data: unknown) => json(status, data, { 'retry-after': '0' })(request, reply, body)
    if (pathname === '/v1/me/stream') return say(404, { type: '/problems/no-such-page' })
    if (pathname === '/v1/games') {
      for (const game of at.keys()) {
        const question = questionAt(game)
        if (!question?.lists) continue
        lists.set(question, (lists.get(question) ?? 0) + 1)
        if (lists.get(question)! > question.lists) at.set(game, at.get(game)! + 1)
      }
      const live = [...at.keys()].filter(questionAt)
      return say(200, { games: live.map((id) => ({ id, status: 'running', waitsFor: [0] })), next: null })
    }
    const game = pathname.split('/')[3]!
    const question = questionAt(game)
    if (request.method === 'GET') {
      if (question?.id === '500') return say(500, { type: '/problems/our-mistake' })
      const questions = question ? [{ ...question, seat: 0, t: 'pick', statuses: undefined, lists: undefined }] : []
      const card = { id: game, ruleset: 'game', status: question ? 'running' : 'finished' }
      return say(200, { card, viewer: 0, view: { questions } })
    }
    const status = question?.id === searchParams.get('question') ? question!.statuses.shift()! : 409
    if (status < 300 || status === 409 || status === 412) at.set(game, at.get(game)! + 1)
    say(status, { type: '/problems/x' })
  }
}
/** An answer in a game that no reference knows. */
const picked = (pick: string) => ({ pick }) as unknown as Answer
const handed = () =>
  asked.filter(({ method }) => method === 'PUT').map(({ url, body }) => [url.split('=')[1], JSON.parse(body)])

/** Until so many games are over; gives what it was told of trouble with a game. */
async function playAll(bot: Partial<Bot> = {}, many = 1, options: PlayOptions = {}) {
  const stop = new AbortController()
  const troubles: unknown[][] = []
  const over = () => --many === 0 && stop.abort()
  const trouble: PlayOptions['trouble'] = (error, where) => where && troubles.push([error, where])
  const all = { signal: stop.signal, every: 10, trouble, ...options }
  await play(herald(), { answer: ({ id }) => picked(id), over, ...bot }, all)
  return troubles
}

describe('The loop', () => {
  it('answers what it is asked, once each, whatever comes in between', async () => {
    const g = [
      { id: 'a', statuses: [503, 429, 200] },
      { id: 'b', statuses: [409] },
      { id: 'c', statuses: [412] },
      { id: 'd', statuses: [200] },
    ]
    answerWith(tables({ g }))
    await playAll()
    const ids = handed().map(([id]) => id)
    expect(ids).toEqual(['a', 'a', 'a', 'b', 'c', 'd']) // sent again only where nothing had happened
    expect(handed().at(-1)).toEqual(['d', { pick: 'd' }])
  })

  it('gives the usual answer where it has none, or a rule refuses its own, and says so', async () => {
    const g = [
      { id: 'a', usual: { t: 'pick', pick: 'usual' }, statuses: [422, 200] },
      { id: 'b', usual: { t: 'pick', pick: 'usual' }, statuses: [200] },
    ]
    answerWith(tables({ g }))
    const refused: string[] = []
    const troubles = await playAll({
      answer: ({ id }) => (id === 'a' ? picked('wrong') : undefined),
      refused: (_, { id }) => void refused.push(id),
    })
    expect(refused).toEqual(['a'])
    expect(troubles).toEqual([])
    expect(handed()).toEqual([
      ['a', { pick: 'wrong' }],
      ['a', { pick: 'usual' }],
      ['b', { pick: 'usual' }],
    ])
  })

  it('asks again where a rule refuses and nothing is usual, and tells why', async () => {
    answerWith(tables({ g: [{ id: 'a', statuses: [422, 400, 200] }] }))
    let many = 0
    const troubles = await playAll({ answer: () => picked(String(++many)) })
    expect(handed().map(([, body]) => body)).toEqual([{ pick: '1' }, { pick: '2' }, { pick: '3' }])
    const where = { game: 'g', question: 'a' }
    expect(troubles).toEqual([
      [expect.objectContaining({ status: 422 }), where],
      [expect.objectContaining({ status: 400 }), where],
    ])
  })

  it('asks a question five times as it stands, and again when it is another', async () => {
    const refusals = Array(20).fill(422)
    const g = [
      { id: 'a', options: 'one', statuses: refusals, lists: 40 },
      { id: 'a', options: 'two', statuses: [200] },
    ]
    answerWith(tables({ g }))
    await playAll()
    expect(handed()).toHaveLength(5 + 1)
  })

  it('is asked again at the next look where it would rather wait', async () => {
    answerWith(tables({ g: [{ id: 'a', statuses: [200] }] }))
    let many = 0
    expect(await playAll({ answer: () => (++many < 3 ? undefined : picked('now')) })).toEqual([])
    expect(handed()).toEqual([['a', { pick: 'now' }]])
  })

  it("keeps a table's trouble from the others: what the bot throws, and what the server does", async () => {
    const bad = [{ id: 'a', statuses: [200] }]
    const sick = [{ id: '500', statuses: [], lists: 2 }]
    answerWith(tables({ bad, sick, good: [{ id: 'b', statuses: [200] }] }))
    const put: string[] = []
    const mistake = new Error('A mistake of the bot’s.')
    const troubles = await playAll(
      {
        answer: ({ id }) => {
          put.push(id)
          if (id === 'a' && put.length < 4) throw mistake
          return picked(id)
        },
      },
      3,
    )
    expect(put).toEqual(['a', 'b', 'a', 'a'])
    expect(handed()).toEqual([
      ['b', { pick: 'b' }],
      ['a', { pick: 'a' }],
    ])
    const where = { game: 'bad', question: 'a' }
    expect(troubles.filter(([error]) => error === mistake)).toEqual([
      [mistake, where],
      [mistake, where],
    ])
    expect(troubles).toContainEqual([expect.objectContaining({ status: 500 }), { game: 'sick' }])
  })

  it('tells the console of trouble where nobody else wants to know', async () => {
    answerWith(tables({ g: [{ id: 'a', statuses: [422, 200] }] }))
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const stop = new AbortController()
    await play(herald(), { answer: () => picked('a'), over: () => stop.abort() }, { signal: stop.signal, every: 10 })
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ status: 422 }), { game: 'g', question: 'a' })
    told.mockRestore()
  })

  it('ends when it is told to, also by what it does itself, with nothing to wake it for an hour', async () => {
    await play(herald(), { answer: () => undefined }, { signal: AbortSignal.abort() })
    expect(asked).toEqual([])
    const one = tables({ g: [{ id: 'a', statuses: [200] }] })
    let told: ServerResponse | undefined
    answerWith((request, reply, body) => {
      if (request.url!.startsWith('/v1/me/stream')) {
        told = reply.writeHead(200, { 'content-type': 'text/event-stream' })
        return
      }
      one(request, reply, body)
      if (request.method === 'PUT') told!.write('event: game\ndata: {}\n\n')
    })
    await playAll({}, 1, { every: 3_600_000 })
  })

  it('rejects where there is no token, or it is good no more', async () => {
    // Whoever has no token has no games, but may ask for them: it is the stream that says so.
    answerWith((request, reply, body) =>
      request.url!.startsWith('/v1/me/stream')
        ? json(401, { type: '/problems/no-token' })(request, reply, body)
        : json(200, { games: [], next: null })(request, reply, body),
    )
    await expect(playAll({}, 1, { every: 3_600_000 })).rejects.toMatchObject({ kind: 'no-token' })
    answerWith(json(401, { type: '/problems/unknown-token' }))
    await expect(playAll()).rejects.toMatchObject({ kind: 'unknown-token' })
    answerWith(json(403, { type: '/problems/scope' }))
    await expect(playAll()).rejects.toMatchObject({ kind: 'scope' })
  })
})
