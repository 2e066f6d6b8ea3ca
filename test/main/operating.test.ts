// What docs/operating.md and docs/security.md have whoever runs a server do, done as it stands there: a backup while people play, and
// all its keys changed.
import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { botFor } from '../../src/bots/bots.ts'
import { bringUpToDate } from '../../src/main/parts/up-to-date.ts'
import { games } from '../../src/rules/games.ts'
import { ownDatabase } from '../support/database.ts'
import { checkSignature } from '../support/dkim.ts'
import { Player } from '../support/player.ts'
import { header, postOffice } from '../support/post-office.ts'
import { isPairThere, type PostgresPair, programOf, startPostgresPair } from '../support/postgres-pair.ts'
import { until } from '../support/served.ts'
import { ending, startHerald } from './herald.ts'

const PATIENCE = 240_000
const OLD = `old:${'one secret '.replaceAll(' ', '-').repeat(4)}`
const NEW = `new:${'two secret '.replaceAll(' ', '-').repeat(4)}`
const folder = mkdtempSync(join(tmpdir(), 'herald-operating-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function started(command: 'api' | 'worker' | 'serve', env: Record<string, string>) {
  const child = startHerald([command], [], { LOG_LEVEL: 'error', PORT: '0', ACCESS_KEYS: OLD, REDIS_URL: '', ...env })
  let said = ''
  child.stdout.on('data', (bytes) => {
    said += bytes
  })
  const ended = ending(child)
  await until(async () => {
    if (child.exitCode !== null) throw new Error((await ended).stderr)
    return said.includes('Ctrl-C stops it')
  })
  const stop = async () => {
    child.kill('SIGTERM')
    expect((await ended).status).toBe(0)
  }
  return { address: /http:\S+/.exec(said)?.[0].replace('localhost', '127.0.0.1') ?? '', stop }
}

const WHAT = 'a backup and what it is good for'
describe.runIf(isPairThere(WHAT))('A backup', () => {
  let pair: PostgresPair
  beforeAll(async () => {
    pair = await startPostgresPair(folder)
    await bringUpToDate(pair.leader)
  })
  afterAll(() => pair.stop())

  it('is made while people play, and can be gone on from', { timeout: PATIENCE }, async () => {
    const server = await started('serve', { DATABASE_URL: pair.leader })
    const ruleset = games[0]!.standard
    const ada = new Player(server.address, botFor('random', ruleset)!, Math.random)
    await ada.visit('Ada')
    const wish = { ruleset: ruleset.name, title: 'Kept', options: { players: 3 }, bots: ['random', 'random'] }
    const { game } = await ada.call<{ game: string }>('POST', '/games', wish)
    await ada.call('PUT', `/games/${game}/nonce`, { nonce: '' })
    let isOver = false
    const playing = (async () => {
      while (!isOver) await ada.answer(game)
    })()
    await until(() => ada.receipts.length > 0)
    const before = ada.receipts.length
    const file = join(folder, 'herald.dump')
    execFileSync(programOf('pg_dump'), ['--format=custom', `--file=${file}`, pair.leader])
    isOver = true
    await playing
    await server.stop()

    const restored = pair.leader.replace(/[^/]*$/, 'restored')
    const at = pair.leader.replace(/[^/]*$/, 'postgres')
    execFileSync(programOf('psql'), ['-qc', 'CREATE DATABASE restored', at])
    execFileSync(programOf('pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${restored}`, file])
    const run = (...args: string[]) => ending(startHerald(args, [], { DATABASE_URL: restored }))
    expect(await run('migrate', '--check')).toMatchObject({ status: 0 })
    expect(await run('check')).toMatchObject({ status: 0, stdout: '✓ All is well with 1 games.\n' })
    const again = await started('serve', { DATABASE_URL: restored })
    const seen = (await (await fetch(`${again.address}/v1/games/${game}`)).json()) as { card: { seq: number } }
    expect(seen.card.seq).toBeGreaterThanOrEqual(ada.receipts[before - 1]!.seq)
    await again.stop()
  })
})

describe('Changing keys', () => {
  const database = ownDatabase()
  const post = postOffice()
  const env = () => ({ DATABASE_URL: database.url, HERALD_HOME: folder })
  const me = async (address: string, token: string) =>
    (await fetch(`${address}/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status
  const json = async (address: string, path: string, body: object) =>
    (await (
      await fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as { accessToken: string; refreshToken: string }
  const guest = (address: string) => json(address, '/v1/sessions/guest', { name: 'Ada' })

  it('ACCESS_KEYS: last, first, alone; nobody is signed out', { timeout: PATIENCE }, async () => {
    const one = await started('api', { ...env(), ACCESS_KEYS: OLD })
    const early = await guest(one.address)
    const two = await started('api', { ...env(), ACCESS_KEYS: `${OLD},${NEW}` })
    expect(await me(two.address, early.accessToken)).toBe(200)
    await one.stop()
    // Beside one that signs with the old key first, one that signs with the new: both take both.
    const three = await started('api', { ...env(), ACCESS_KEYS: `${NEW},${OLD}` })
    const late = await guest(three.address)
    for (const { address } of [two, three])
      for (const { accessToken } of [early, late]) expect(await me(address, accessToken)).toBe(200)
    await two.stop()
    await three.stop()
    const four = await started('api', { ...env(), ACCESS_KEYS: NEW })
    expect(await me(four.address, late.accessToken)).toBe(200)
    expect(await me(four.address, early.accessToken)).toBe(401)
    const renewed = await json(four.address, '/v1/sessions/refresh', { refreshToken: early.refreshToken })
    expect(await me(four.address, renewed.accessToken)).toBe(200)
    await four.stop()
  })

  it('METRICS_TOKEN: the next one is good at once, and the old one no more', { timeout: PATIENCE }, async () => {
    for (const [mine, other] of [
      ['a'.repeat(16), 'b'.repeat(16)],
      ['b'.repeat(16), 'a'.repeat(16)],
    ] as const) {
      const api = await started('api', { ...env(), METRICS_TOKEN: mine })
      const ask = async (token: string) =>
        (await fetch(`${api.address}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status
      expect([await ask(mine), await ask(other)]).toEqual([200, 401])
      await api.stop()
    }
  })

  it('DKIM: another selector, with the key that its record tells', { timeout: PATIENCE }, async () => {
    for (const selector of ['one', 'two']) {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      const file = join(folder, `${selector}.pem`)
      writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
      const dkim = { DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: selector, DKIM_KEY_FILE: file }
      const mail = { SMTP_URL: post.url(), MAIL_FROM: 'Herald <herald@example.org>' }
      const api = await started('api', { ...env(), ...mail, ...dkim })
      const email = `${selector}@example.org`
      await fetch(`${api.address}/v1/sign-in/links`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, locale: 'en' }),
      })
      const [letter] = await post.arrival(email, 1)
      expect(header(letter!, 'dkim-signature')).toContain(`s=${selector};`)
      expect(checkSignature(letter!.raw, publicKey)).toMatchObject({ isGood: true })
      await api.stop()
    }
  })

  it('PUSH_KEY: browsers are told by the same key while ACCESS_KEYS change', { timeout: PATIENCE }, async () => {
    const keyOf = async (more: Record<string, string>) => {
      const api = await started('api', { ...env(), ...more })
      const { accessToken } = await guest(api.address)
      const headers = { authorization: `Bearer ${accessToken}` }
      const { key } = (await (await fetch(`${api.address}/v1/me/push`, { headers })).json()) as { key: string }
      await api.stop()
      return key
    }
    const kept = await keyOf({ PUSH_KEY: '1'.repeat(64) })
    expect(kept).toMatch(/^B/)
    expect(await keyOf({ PUSH_KEY: '1'.repeat(64), ACCESS_KEYS: NEW })).toBe(kept)
    expect(await keyOf({ PUSH_KEY: '2'.repeat(64) })).not.toBe(kept)
    expect(await keyOf({ ACCESS_KEYS: NEW })).not.toBe(await keyOf({}))
  })
})
