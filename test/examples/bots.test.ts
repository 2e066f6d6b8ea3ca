// The example bots, as real processes: in TypeScript with the client from its tarball, and in Python with nothing but itself. Both play
// whole games of every kind against a running server; killed in the middle, they go on where they were.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../src/rules/games.ts'
import { verifyBy } from '../../src/rules/verify-by.ts'
import { json, tellingServer } from '../packages/telling-server.ts'
import { served, until } from '../support/served.ts'
import { installBeside, installBot } from './installed.ts'
import { exampleFile, hasPython, python } from './python.ts'

const server = served()
const telling = tellingServer()
const folder = mkdtempSync(join(tmpdir(), 'herald-bots-'))
const running = new Set<ChildProcess>()
let botInTypeScript = ''
beforeAll(async () => {
  botInTypeScript = join(await installBot(folder), 'bot.js')
}, 300_000)
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const BOTS: [string, () => [string, string]][] = [
  ['in TypeScript', () => [process.execPath, botInTypeScript]],
  ...(hasPython ? [['in Python', () => ['python3', exampleFile('bot.py')]] as [string, () => [string, string]]] : []),
]
const names = games.map(({ name }) => name)

/** So seldom that whoever heard nothing by the stream would not end in time. */
const SELDOM_MS = '3600000'

function start([command, file]: [string, string], args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, [file, ...args], {
    env: { ...process.env, HERALD_URL: server.address(), HERALD_EVERY_MS: SELDOM_MS, PYTHONUTF8: '1', ...env },
  })
  running.add(child)
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text
  })
  const ended = new Promise<number | null>((done) => child.on('close', (status) => done(status)))
  void ended.then(() => running.delete(child))
  return { child, said, ended }
}

const call = async <T>(path: string, token?: string, method = 'GET', body?: object): Promise<T> => {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(`${server.address()}/v1${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as T
}

it('The loop of the client ends where there is no token', { timeout: 120_000 }, async () => {
  const script = join(botInTypeScript, '../no-token.js')
  writeFileSync(
    script,
    `import { Herald, play } from '@herald/client'
    await play(new Herald(process.env.HERALD_URL), { answer: () => undefined }).catch(({ kind }) => console.log(kind))`,
  )
  const { said, ended } = start([process.execPath, script], [])
  expect(await ended).toBe(0)
  expect(said).toEqual({ out: 'no-token\n', err: '' })
})

/** Somebody new, with a token for a program. */
async function newToken(): Promise<string> {
  const { accessToken } = await call<{ accessToken: string }>('/sessions/guest', undefined, 'POST', { name: 'Owner' })
  const wish = { name: 'bot', scopes: ['read', 'play', 'manage'] }
  return (await call<{ secret: string }>('/me/tokens', accessToken, 'POST', wish)).secret
}

it('The bot in TypeScript installs where it stands, as its README says', { timeout: 120_000 }, async () => {
  expect(await installBeside(folder)).toEqual(expect.arrayContaining(['Herald', 'play']))
})

it('The instructions that docs/bots.md shows are taken, one for each game', { timeout: 120_000 }, async () => {
  const shown = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8')
  const bodies = [...shown.matchAll(/^PUT \S+\/answers\/standing +(\{.*\})$/gm)].map(
    ([, body]) => JSON.parse(body!) as object,
  )
  expect(bodies).toHaveLength(names.length)
  const token = await newToken()
  for (const [at, { name: ruleset, standard }] of games.entries()) {
    const players = standard.seats.least
    const table = { ruleset, title: 'Asked', options: { players }, bots: Array(players - 1).fill('random') }
    const { game } = await call<{ game: string }>('/games', token, 'POST', table)
    await call(`/games/${game}/nonce`, token, 'PUT', { nonce: 'n' })
    await until(async () => (await call<{ view: object | null }>(`/games/${game}`, token)).view ?? undefined)
    expect(await call(`/games/${game}/answers/standing`, token, 'PUT', bodies[at])).toHaveProperty('seat')
    expect(await call(`/games/${game}/answers`, token)).toMatchObject({ standing: bodies[at] })
  }
})

describe.each(BOTS)('The bot %s', (_name, command) => {
  it('plays a whole game of each kind, and each can be verified', { timeout: 600_000 }, async () => {
    const { said, ended } = start(command(), names)
    expect(await ended, said.err).toBe(0)
    expect(said.err).toBe('')
    const played = [...said.out.matchAll(/^(\S+) (\S+) is over$/gm)]
    expect(played.map(([, ruleset]) => ruleset).sort()).toEqual([...names].sort())
    for (const [, ruleset, game] of played) {
      const proof = await call<{ contributed: boolean[] }>(`/games/${game}/proof`)
      expect(verifyBy(games, proof).filter(({ ok }) => ok !== true)).toEqual([])
      expect(proof.contributed).toContain(true) // it gave its part of chance
      if (!hasPython) continue
      const rules = join(folder, `${ruleset}.json`)
      writeFileSync(rules, JSON.stringify(await call(`/rules/${ruleset}`)))
      expect(await python('verify.py', ['--rules', rules, '-'], [JSON.stringify(proof)])).toMatchObject({ status: 0 })
    }
  })

  it('goes on where it was after it was killed, and answers nothing twice', { timeout: 600_000 }, async () => {
    const token = await newToken()
    const table = {
      ruleset: names[0],
      title: 'Killed',
      options: { players: 3, length: 'short' },
      bots: ['random', 'random'],
    }
    const { game } = await call<{ game: string }>('/games', token, 'POST', table)
    const card = async () => (await call<{ card: { status: string; round: number } }>(`/games/${game}`)).card
    const first = start(command(), [], { HERALD_TOKEN: token })
    await until(async () => ((await card()).round >= 3 ? true : undefined))
    first.child.kill('SIGKILL')
    await first.ended
    const second = start(command(), [], { HERALD_TOKEN: token })
    await until(async () => ((await card()).status === 'finished' ? true : undefined))
    second.child.kill('SIGKILL')
    await second.ended
    expect(first.said.err + second.said.err).toBe('')
    const { log } = await call<{ log: { events: { t: string; year?: number; seat?: number }[] }[] }>(
      `/games/${game}/proof`,
    )
    const given = log.flatMap(({ events }) =>
      events.filter(({ t }) => t === 'orders-given').map(({ year, seat }) => `${year}/${seat}`),
    )
    expect(new Set(given).size).toBe(given.length)
  })

  it('ends where its token is none, and says so', { timeout: 120_000 }, async () => {
    const { said, ended } = start(command(), [], { HERALD_TOKEN: 'herald_none' })
    expect(await ended).toBe(1)
    expect(said.err).toMatch(/unknown-token/)
  })

  it('is asked again after a refusal, and lets no table wait for another', { timeout: 120_000 }, async () => {
    const words = ['act', 'wait']
    const question = { t: 'orders', id: 'orders/1/0', seat: 0, year: 1, count: 2, words }
    const tables = {
      bad: { lords: [], tiles: [], questions: [question] }, // nothing that a bot could make sense of
      good: { lords: [{ city: 1, units: {} }], tiles: [], questions: [question] },
    }
    const cards = Object.keys(tables).map((id) => ({ id, ruleset: 'xidit', status: 'running', waitsFor: [0] }))
    const statuses = [422, 200]
    const answered = new Promise<void>((done) =>
      telling.answerWith((request, reply, body) => {
        const path = request.url!.split('?')[0]!
        const game = path.split('/')[3] as keyof typeof tables
        const say = (status: number, data: object) => json(status, data)(request, reply, body)
        if (path === '/v1/me/stream') return say(404, { type: '/problems/no-such-page' })
        if (path === '/v1/rules/xidit') return say(200, { facts: { board: { roads: [] } } })
        if (path === '/v1/games') return say(200, { games: cards, next: null })
        if (request.method === 'GET') return say(200, { card: {}, viewer: 0, view: tables[game] })
        const status = statuses.shift() ?? 409
        if (status === 200) reply.on('finish', done)
        say(status, { type: '/problems/refused', detail: 'Not so.' })
      }),
    )
    const { child, said, ended } = start(command(), [], { HERALD_URL: telling.url(), HERALD_TOKEN: 'herald_x' })
    await Promise.race([answered, ended])
    child.kill('SIGKILL')
    await ended
    const given = telling.asked.filter(({ method }) => method === 'PUT')
    const one = ['/v1/games/good/answers/orders?question=orders%2F1%2F0', { year: 1, orders: ['wait', 'wait'] }]
    expect(given.slice(0, 2).map(({ url, body }) => [url, JSON.parse(body)])).toEqual([one, one])
    expect(said.err).toMatch(/Not so\./)
    expect(said.err).toMatch(/TypeError|IndexError/)
  })
})
