// `herald serve` as people meet it: one command, Ctrl-C, and everything still there the next time, even after a kill.
import { chmodSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleset } from '../support/tables.ts'
import { type Asked, answerTo, placeOf } from './asked.ts'
import { ending, startHerald, temporaryFolder } from './herald.ts'
import { runReadme } from './readme.ts'

const PATIENCE = 120_000

async function serve(home: string) {
  // Whoever waits for a game by asking again and again asks often.
  const limits = { REQUESTS_A_MINUTE: '1000000', ADDRESS_REQUESTS_A_MINUTE: '1000000' }
  const child = startHerald(['serve'], [], { HERALD_HOME: home, PORT: '0', LOG_LEVEL: 'silent', ...limits })
  const ended = ending(child)
  const address = await new Promise<string>((found, failed) => {
    let text = ''
    child.stdout.on('data', (bytes) => {
      text += bytes
      const at = /Herald is at (http:\S+)/.exec(text)?.[1]
      if (at) found(at)
    })
    void ended.then(({ stderr }) => failed(new Error(stderr)))
  })
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${address}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as { refreshToken: string; accessToken: string } }
  }
  return { child, ended, address, post }
}

describe('herald serve', () => {
  it('starts with nothing, stops in order, and finds its data again, after a kill too', {
    timeout: PATIENCE,
  }, async () => {
    const home = temporaryFolder()
    chmodSync(home, 0o755)
    const first = await serve(home)
    expect(await (await fetch(`${first.address}/readyz`)).json()).toEqual({ database: true, queue: true })
    expect((await fetch(`${first.address}/mailbox`)).status).toBe(200) // nobody else is on this machine
    const guest = await first.post('/sessions/guest', { name: 'Ada' })
    first.child.kill('SIGINT')
    expect(await first.ended).toMatchObject({ status: 0 })

    const second = await serve(home)
    const again = await second.post('/sessions/refresh', { refreshToken: guest.body.refreshToken })
    expect(again.status).toBe(201)
    second.child.kill('SIGKILL')
    await second.ended

    const third = await serve(home)
    expect((await third.post('/sessions/refresh', { refreshToken: again.body.refreshToken })).status).toBe(201)
    // The keys are kept as well: nobody is signed out by a restart.
    const headers = { authorization: `Bearer ${guest.body.accessToken}` }
    expect((await fetch(`${third.address}/v1/me`, { headers })).status).toBe(200)
    third.child.kill('SIGTERM')
    expect((await third.ended).status).toBe(0)
  })

  it('carries games on by itself, to their end, and does what the README says', { timeout: PATIENCE }, async () => {
    const home = temporaryFolder()
    chmodSync(home, 0o755)
    const { address, post, child, ended } = await serve(home)
    const said = await runReadme(address, /"t":"year-begun","year":2/)
    expect(said.slice(-2000)).not.toContain('/problems/')
    expect(said.match(/{"seat":0,"words":/g)).toHaveLength(2) // receipts: where to start, and the orders
    expect(said).toMatch(/^event: orders-given$/m)
    expect((await fetch(`${address}/rules/${ruleset.name}`)).status).toBe(200) // the text came along when it was built
    const { accessToken } = (await post('/sessions/guest', { name: 'Ada' })).body
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }
    const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
      const response = await fetch(`${address}/v1${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      expect(response.ok).toBe(true)
      return (response.status === 204 ? undefined : await response.json()) as T
    }
    const options = { players: 3, length: 'short' }
    const { game } = await call<{ game: string }>('POST', '/games', {
      ruleset: ruleset.name,
      title: 'An evening',
      options,
    })
    await call('POST', `/games/${game}/start`, {})
    // One person and two bots: whatever Ada is asked she answers, until it is over.
    for (let status = ''; status !== 'finished'; ) {
      const seen = await call<{ card: { status: string }; view: { questions: Asked[] } }>('GET', `/games/${game}`)
      status = seen.card.status
      const [asked] = seen.view.questions
      if (asked) await call('PUT', `/games/${game}/${placeOf(asked)}`, answerTo(asked))
    }
    expect(await call('GET', `/games/${game}/check`)).toMatchObject({ brokenAfter: null })
    child.kill('SIGINT')
    expect((await ended).status).toBe(0)
  })

  it('says in one line what whoever starts it can put right', { timeout: PATIENCE }, async () => {
    const home = temporaryFolder()
    chmodSync(home, 0o755)
    const { address, child, ended } = await serve(home)
    const other = temporaryFolder()
    chmodSync(other, 0o755)
    const told = async (env: Record<string, string>) => {
      const { status, stderr } = await ending(startHerald(['serve'], [], { LOG_LEVEL: 'silent', PORT: '0', ...env }))
      return { status, line: stderr.trim().split('\n').at(-1) }
    }
    const [sameHome, samePort, noDatabase] = await Promise.all([
      told({ HERALD_HOME: home }),
      told({ HERALD_HOME: other, PORT: new URL(address).port }),
      told({ DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/herald', ACCESS_KEYS: `k:${'x'.repeat(40)}` }),
    ])
    expect(sameHome).toMatchObject({ status: 2, line: expect.stringMatching(/ is in use by process \d+: /) })
    expect(samePort).toMatchObject({ status: 2, line: expect.stringMatching(/HOST and PORT: cannot listen there/) })
    expect(noDatabase).toMatchObject({ status: 2, line: expect.stringMatching(/DATABASE_URL: PostgreSQL does not/) })
    expect(noDatabase.line).not.toContain('hunter2')
    child.kill('SIGINT')
    expect((await ended).status).toBe(0)
  })

  it('names a wrong setting in one line before anything starts', async () => {
    const { status, stderr } = await ending(
      startHerald(['serve'], [], { PORT: 'eighty', HERALD_HOME: temporaryFolder() }),
    )
    expect(status).toBe(2)
    expect(stderr).toMatch(/^herald serve: PORT is a port from 0 to 65535, not "eighty"\.[^\n]*\n$/)
  })
})
