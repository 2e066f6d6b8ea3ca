// Keeps what this release writes, for all later ones to read: `npm run record-release -- NAME` makes test/records/NAME from a
// server that people play on: docs/releasing.md says when. Nothing of it is made up, so it is another each time.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import PostalMime from 'postal-mime'
import { botFor } from '../../src/bots/bots.ts'
import { readConfig } from '../../src/main/config.ts'
import { startService } from '../../src/main/service.ts'
import { games } from '../../src/rules/games.ts'
import { Stream } from '../../src/rules/random.ts'
import { startEmbedded } from '../../src/store/embedded/server.ts'
import { freePort } from '../support/free-port.ts'
import { Player } from '../support/player.ts'
import { dumpOf } from './dump.ts'
import { promised } from './promised.ts'

const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))
const RECORDS = fileURLToPath(new URL('../records', import.meta.url))

const [name = ''] = process.argv.slice(2)
const folder = join(RECORDS, name)
if (!/^release-\d+$/.test(name) || existsSync(folder)) {
  console.error('Name a release that is not there yet: npm run record-release -- release-2')
  process.exit(2)
}

const home = mkdtempSync(join(tmpdir(), 'herald-release-'))
const postgres = await startEmbedded(join(home, 'data'), () => {})
const port = await freePort()
const many = '100000000'
const config = readConfig({
  ...{ DATABASE_URL: postgres.url, ACCESS_KEYS: `release:${'secret'.repeat(6)}`, HERALD_HOME: home },
  ...{ PORT: String(port), LOG_LEVEL: 'error', MIGRATE: 'auto' },
  ...{ REQUESTS_A_MINUTE: many, ADDRESS_REQUESTS_A_MINUTE: many, SIGN_INS_A_MINUTE: many },
})
const service = await startService(config, () => {})
const client = new pg.Client({ connectionString: postgres.url })
await client.connect()
try {
  const kept = await play()
  const reference = await (await fetch(`http://127.0.0.1:${port}/openapi.json`)).json()
  await service.stop()
  const sql = await dumpOf(client, MIGRATIONS)
  mkdirSync(folder)
  writeFileSync(join(folder, 'dump.sql'), sql)
  for (const [file, value] of Object.entries(kept))
    writeFileSync(join(folder, `${file}.json`), `${JSON.stringify(value)}\n`)
  // What this release promises, for later ones to keep: there is one, of the last.
  writeFileSync(join(RECORDS, 'reference.json'), `${JSON.stringify(promised(reference))}\n`)
  console.log(`${folder}: ${Math.ceil(sql.length / 1024)} KB of SQL`)
} finally {
  await client.end()
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
}

/** One table that waits, one game under way with a snapshot, one that is over; and what else people leave behind. */
async function play() {
  const ruleset = games[0]!.standard
  const luck = new Stream('00'.repeat(32), 'release')
  const player = () => new Player(`http://127.0.0.1:${port}`, botFor('random', ruleset)!, () => luck.word() / 2 ** 32)
  const [ada, ben, cara] = [player(), player(), player()]
  await ada.signIn('ada@example.org', 'en', () => linkTo('ada@example.org'))
  await ben.signIn('ben@example.org', 'de', () => linkTo('ben@example.org'))
  await cara.visit('Cara')
  await ada.call('PATCH', '/me', { name: 'Ada', mail: { letters: { 'game-over': 'off' } } })
  // What Ben wishes to read in the evening waits when the server is stopped.
  const { mail } = await ben.call<{ mail: { letters: Record<string, string> } }>('GET', '/me')
  const letters = Object.fromEntries(Object.keys(mail.letters).map((wish) => [wish, 'digest']))
  await ben.call('PATCH', '/me', { name: 'Ben', timeZone: 'Europe/Berlin', mail: { letters, digestHour: 20 } })
  await ben.call('POST', '/me/vacations', { firstDay: daysAhead(200), lastDay: daysAhead(206) })
  await ada.call('POST', '/me/tokens', { name: 'A program', scopes: ['read', 'play'] })

  const open = async (title: string, bots: readonly string[], agreement: object) => {
    const wish = { ruleset: ruleset.name, title, options: { players: 3, length: 'short' }, bots, agreement }
    const { game } = await ada.call<{ game: string }>('POST', '/games', wish)
    const nonce = await ada.call<object>('PUT', `/games/${game}/nonce`, { nonce: 'ada-likes-dice' })
    return { game, given: { ...nonce, seat: 0 } }
  }
  const waiting = await open('Waiting', [], {})
  await cara.call('POST', `/games/${waiting.game}/seats`, { nonce: 'cara' })
  await ada.call('POST', `/games/${waiting.game}/invitations`, {})

  const over = await open('Over', ['random'], {})
  await ben.call('POST', `/games/${over.game}/seats`, { nonce: 'ben' })
  const underWay = await open('Under way', ['random'], { pace: 'weekly', absence: { substituteAfter: 3 } })
  await ben.call('POST', `/games/${underWay.game}/seats`, { nonce: 'ben' })

  while ((await nextOf(over.game, ada, ben)).card.status === 'running');
  const receipts = [...ada.receipts]
  // Into the third round: there the first who is asked has handed in, and the other has not.
  for (let round = 0; round < 3; ) round = (await nextOf(underWay.game, ada, ben)).card.round
  await ben.call('PUT', `/games/${underWay.game}/draft`, { orders: ['wait'] })
  await ada.call('POST', `/games/${underWay.game}/messages`, { text: 'Good luck, everybody!', to: null })
  await ben.call('POST', `/games/${underWay.game}/messages`, { text: 'Between us.', to: 0 })
  await ben.call('PUT', `/games/${underWay.game}/pause`, {})
  await untilRead('SELECT FROM outbox', 0)
  await untilRead("SELECT FROM letter WHERE state = 'waiting' AND next_try_at < now() + interval '1 minute'", 0)

  const log = await ada.call<object>('GET', `/games/${over.game}/log`)
  const proof = await ada.call<object>('GET', `/games/${over.game}/proof`)
  const snapshot = await client.query('SELECT seq, state FROM snapshot WHERE game_id = $1', [underWay.game])
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return {
    about: {
      ...{ herald: version, at: new Date().toISOString(), ruleset: ruleset.name, version: ruleset.version },
      games: { waiting: waiting.game, underWay: underWay.game, over: over.game },
      accounts: { ada: ada.account, ben: ben.account, cara: cara.account },
    },
    ...{ log, proof, receipts, given: over.given, snapshot: snapshot.rows[0] },
  }
}

/** The next who is asked answers. */
async function nextOf(game: string, ...players: Player[]) {
  for (;;) {
    for (const player of players) {
      const seen = await player.look(game)
      if (seen.card.status === 'finished') return seen
      if (!seen.view?.questions.length) continue
      await player.answer(game)
      return seen
    }
    await wait(20)
  }
}

/** The token of the newest link that was mailed there. */
async function linkTo(email: string): Promise<string> {
  for (;;) {
    const files = existsSync(join(home, 'mail')) ? readdirSync(join(home, 'mail')).toSorted().toReversed() : []
    for (const file of files) {
      const letter = await PostalMime.parse(readFileSync(join(home, 'mail', file)))
      const [, token] = /sign-in#([\w-]+)/.exec(letter.text ?? '') ?? []
      if (letter.to?.[0]?.address === email && token) return token
    }
    await wait(50)
  }
}

async function untilRead(sql: string, count: number): Promise<void> {
  while ((await client.query(sql)).rowCount !== count) await wait(100)
}

function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
