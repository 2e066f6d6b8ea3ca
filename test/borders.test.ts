// The borders between the rooms hold, and the check that keeps them sees every kind of breach.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const CRUISER = join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const CONFIG = join(PROJECT, '.dependency-cruiser.cjs')
const PATIENCE = 120_000

interface Violation {
  from: string
  to: string
  rule: { name: string; severity: string }
}

/** Every violation as `rule: from -> to`, sorted. */
function cruise(root: string): string[] {
  const folders = ['src', 'web', 'packages'].filter((folder) => existsSync(join(root, folder)))
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json', ...folders]
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (!run.stdout.startsWith('{')) throw new Error(`the check did not run: ${run.stderr}`)
  const { violations } = JSON.parse(run.stdout).summary as { violations: Violation[] }
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort()
}

/** Names of games in the rooms that serve them all, as `file: name`. The games are the folders of src/rules. */
function gamesNamed(root: string): string[] {
  const games = readdirSync(join(root, 'src/rules'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const rooms = ['games', 'accounts', 'store', 'jobs', 'mail', 'http', 'main'].filter((room) =>
    existsSync(join(root, 'src', room)),
  )
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, 'src', room), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
  return files.flatMap((file) => {
    const text = `${file}\n${readFileSync(join(root, file), 'utf8')}`
    // However its words are joined: kingdom-defenders, KingdomDefenders, 'Kingdom Defenders'.
    const isNamed = (game: string) => new RegExp(game.replaceAll('-', '[-_ ]?'), 'i').test(text)
    return games.filter((game) => isNamed(game.name)).map((game) => `${file}: ${game.name}`)
  })
}

/** Words of one game in what serves them all: its bots, its rules' numbers, how much of what it asks for. */
function wordsOfGames(): string[] {
  const rooms = ['src/games', 'src/http', 'src/jobs', 'src/mail', 'src/main', 'src/store', 'web']
  const files = rooms.flatMap((room) =>
    readdirSync(join(PROJECT, room), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|md)$/.test(entry.name))
      .map((entry) => relative(PROJECT, join(entry.parentPath, entry.name)))
      .filter((file) => !/^web\/desks\/[^/]+\//.test(file)),
  )
  const own = /regent|six orders|sechs befehle|\bX-\d|\bKD-\d|year-report|orders? of the year/i
  return files.filter((file) => own.test(readFileSync(join(PROJECT, file), 'utf8')))
}

describe('The project', () => {
  it('keeps its borders', { timeout: PATIENCE }, () => expect(cruise(PROJECT)).toEqual([]))

  it('names no game where all games are served', () => expect(gamesNamed(PROJECT)).toEqual([]))

  it('speaks no game’s own words where all games are served', () => expect(wordsOfGames()).toEqual([]))
})

/** A file, what it imports, and the rules that forbid it, with how the check names what is imported. */
const BREACHES: [file: string, imported: string, breaches: Record<string, string>][] = [
  ['src/rules/clock.ts', 'node:fs', { 'rules-borders': 'fs' }],
  ['src/rules/player.ts', '../bots/bot.ts', { 'rules-borders': 'src/bots/bot.ts' }],
  ['src/rules/ids.ts', 'nanoid', { 'rules-borders': 'node_modules/nanoid/index.js' }],
  [
    'src/rules/xidit/loan.ts',
    '../kingdom-defenders/state.ts',
    { 'games-apart': 'src/rules/kingdom-defenders/state.ts' },
  ],
  ['packages/client/src/loan.ts', '../../../src/bots/bot.ts', { 'packages-apart': 'src/bots/bot.ts' }],
  ['packages/client/src/file.ts', 'node:fs', { 'packages-apart': 'fs' }],
  ['src/bots/host.ts', '../games/lobby/join.ts', { 'bots-borders': 'src/games/lobby/join.ts' }],
  ['src/bots/queue.ts', 'bullmq', { 'jobs-owns-its-tools': 'node_modules/bullmq/index.js' }],
  ['src/picture/bot.ts', '../bots/bot.ts', { 'picture-borders': 'src/bots/bot.ts' }],
  ['src/picture/sign.ts', './png.ts', { 'pictures-for-browsers': 'src/picture/png.ts' }],
  ['src/picture/sheet.ts', 'node:fs', { 'pictures-without-node': 'fs' }],
  ['web/sheet.ts', '../src/picture/png.ts', { 'pictures-for-browsers': 'src/picture/png.ts' }],
  ['src/http/png.ts', '@resvg/resvg-js', { 'picture-owns-its-tools': 'node_modules/@resvg/resvg-js/index.js' }],
  ['src/games/play/wire.ts', '../../main/compose.ts', { 'games-borders': 'src/main/compose.ts' }],
  ['src/games/log/sql.ts', 'pg', { 'store-owns-its-tools': 'node_modules/pg/index.js' }],
  [
    'src/games/log/prisma.ts',
    '../../generated/prisma/client.ts',
    { 'games-borders': 'src/generated/prisma/client.ts' },
  ],
  ['src/games/model/fixture.ts', '../../../test/fixture.ts', { 'games-borders': 'test/fixture.ts' }],
  ['src/accounts/people/seat.ts', '../../games/lobby/join.ts', { 'accounts-borders': 'src/games/lobby/join.ts' }],
  ['src/store/games/join.ts', '../../games/lobby/join.ts', { 'store-borders': 'src/games/lobby/join.ts' }],
  ['src/jobs/prisma.ts', '@prisma/client', { 'store-owns-its-tools': 'node_modules/@prisma/client/index.js' }],
  ['src/store/games/app.ts', '../../http/app.ts', { 'store-borders': 'src/http/app.ts' }],
  ['src/jobs/log.ts', '../store/games/log.ts', { 'jobs-borders': 'src/store/games/log.ts' }],
  ['src/mail/join.ts', '../games/lobby/join.ts', { 'mail-borders': 'src/games/lobby/join.ts' }],
  ['src/mail/reply.ts', 'fastify', { 'http-owns-its-tools': 'node_modules/fastify/index.js' }],
  ['src/http/log.ts', '../store/games/log.ts', { 'http-borders': 'src/store/games/log.ts' }],
  ['src/http/rules.ts', '../rules/ruleset.ts', { 'http-borders': 'src/rules/ruleset.ts' }],
  ['src/http/post.ts', 'nodemailer', { 'mail-owns-its-tools': 'node_modules/nodemailer/index.js' }],
  ['src/http/cache.ts', 'ioredis', { 'jobs-owns-its-tools': 'ioredis', 'no-unresolvable': 'ioredis' }],
  ['src/http/typo.ts', './no-such-file.ts', { 'no-unresolvable': './no-such-file.ts' }],
  ['src/attic/box.ts', 'node:fs', { 'known-rooms': 'fs' }],
  ['src/loose.ts', './games/lobby/join.ts', { 'known-rooms': 'src/games/lobby/join.ts' }],
  ['web/app.ts', '../src/games/lobby/join.ts', { 'web-borders': 'src/games/lobby/join.ts' }],
  ['src/games/attic.ts', './ports/store.ts', { 'games-known-rooms': 'src/games/ports/store.ts' }],
  ['src/games/model/asks.ts', '../lobby/join.ts', { 'games-model-borders': 'src/games/lobby/join.ts' }],
  ['src/store/database/asks.ts', '../games/log.ts', { 'store-database-borders': 'src/store/games/log.ts' }],
  ['web/attic/box.ts', '../words/words.ts', { 'web-known-rooms': 'web/words/words.ts' }],
  ['web/parts/seat.ts', '../desks/desk.ts', { 'web-parts-borders': 'web/desks/desk.ts' }],
  ['web/desks/seat.ts', '../table/seats.ts', { 'web-desks-borders': 'web/table/seats.ts' }],
  ['web/table/page.ts', '../app.ts', { 'web-table-borders': 'web/app.ts' }],
  // Which games there are is for main to know.
  ['src/games/play/list.ts', '../../rules/games.ts', { 'games-injected': 'src/rules/games.ts' }],
  ['src/games/play/bots.ts', '../../bots/bots.ts', { 'games-injected': 'src/bots/bots.ts' }],
  ['src/games/play/boards.ts', '../../picture/pictures.ts', { 'games-injected': 'src/picture/pictures.ts' }],
  [
    'src/store/games/state.ts',
    '../../rules/kingdom-defenders/state.ts',
    { 'games-injected': 'src/rules/kingdom-defenders/state.ts' },
  ],
  ['src/games/log/ring-a.ts', './ring-b.ts', { 'no-cycles': 'src/games/log/ring-b.ts' }],
]

/** A file and what it may import. */
const ALLOWED: [file: string, imported: string][] = [
  ['src/games/log/ring-b.ts', './ring-a.ts'], // the ring is told of once, above
  ['src/rules/hash.ts', '@noble/hashes/sha2.js'],
  ['src/rules/catalogue.ts', './xidit/state.ts'],
  ['src/rules/xidit/state.ts', '../ruleset.ts'],
  ['src/rules/xidit/orders/move.ts', '../state.ts'],
  ['src/bots/regent.ts', '../rules/xidit/state.ts'],
  ['web/lesson.ts', '../src/rules/xidit/state.ts'],
  ['src/picture/board.ts', '../rules/xidit/state.ts'],
  ['src/picture/png.ts', '@resvg/resvg-js'],
  ['src/picture/png/encode.ts', 'node:zlib'],
  ['src/games/read/read-png.ts', '../../picture/png.ts'],
  ['src/games/read/read.ts', '../../rules/ruleset.ts'],
  ['src/games/advance/regent.ts', '../../bots/bot.ts'],
  ['src/games/letters/letters.ts', '../../picture/board.ts'],
  ['src/games/model/id.ts', 'node:crypto'],
  ['src/games/model/short-id.ts', 'nanoid'],
  ['src/accounts/sign-in/sign-in.ts', '../ports/outside.ts'],
  ['src/store/games/outbox.ts', '../../games/ports/store.ts'],
  ['src/store/accounts/people.ts', '../../accounts/ports/outside.ts'],
  ['src/store/database/tally.ts', '../../http/ports.ts'],
  ['src/store/games/upcast.ts', '../../rules/ruleset.ts'],
  ['src/store/database/client.ts', '../../generated/prisma/client.ts'],
  ['src/store/database/pool.ts', 'pg'],
  ['src/jobs/workers/resolve.worker.ts', '../../games/lobby/join.ts'],
  ['src/jobs/connection.ts', 'bullmq'],
  ['src/jobs/redis/tally.ts', '../../http/ports.ts'],
  ['src/mail/send.ts', 'nodemailer'],
  ['src/mail/letter.ts', '../games/ports/store.ts'],
  ['src/http/app.ts', 'fastify'],
  ['src/http/join.route.ts', '../games/lobby/join.ts'],
  ['src/http/sign-in.route.ts', '../accounts/sign-in/sign-in.ts'],
  ['src/main/store.ts', '../store/games/log.ts'],
  ['src/main/games.ts', '../rules/games.ts'],
  ['src/main/http.ts', 'fastify'],
  ['web/routes.ts', './table/seats.ts'],
  ['web/parts/field.ts', '../words/words.ts'],
  ['web/table/head.ts', '../desks/desk.ts'],
  ['web/board.ts', '../src/picture/board.ts'],
  ['src/generated/prisma/client.ts', './models.ts'],
  ['src/generated/prisma/models.ts', './client.ts'],
]

/** Every way to import, each from the rules into the bots or the platform. */
const WAYS: [statement: string, to: string][] = [
  ["import { thing } from '../bots/bot.ts'", 'src/bots/bot.ts'],
  ["import '../bots/bot.ts'", 'src/bots/bot.ts'],
  ["export * from '../bots/bot.ts'", 'src/bots/bot.ts'],
  ["export type { Thing } from '../bots/bot.ts'", 'src/bots/bot.ts'],
  ["export type Mine = import('../bots/bot.ts').Thing", 'src/bots/bot.ts'],
  ["export const late = () => import('../bots/bot.ts')", 'src/bots/bot.ts'],
  ["import facts from '../bots/facts.json' with { type: 'json' }", 'src/bots/facts.json'],
  ["export const fs = process.getBuiltinModule('node:fs')", 'fs'],
]

/** What stands there to be imported. */
const GROUND = [
  ...['rules/ruleset', 'rules/kingdom-defenders/state', 'bots/bot', 'games/lobby/join', 'games/ports/store'],
  ...['accounts/ports/outside', 'store/games/log', 'main/compose', 'http/ports'],
  ...['rules/games', 'bots/bots', 'picture/pictures'],
]
  .map((file) => `src/${file}.ts`)
  .concat(['words/words', 'desks/desk', 'table/seats'].map((file) => `web/${file}.ts`))

const PACKAGES = [
  'nanoid',
  'bullmq',
  'pg',
  '@prisma/client',
  'fastify',
  'nodemailer',
  '@noble/hashes',
  '@resvg/resvg-js',
]

describe('The check', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'borders-')))
  let found: string[] = []

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }

  beforeAll(() => {
    for (const file of [...GROUND, 'test/fixture.ts']) write(file, 'export interface Thing {}\n')
    for (const name of PACKAGES) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
      for (const file of ['index', 'sha2']) write(`node_modules/${name}/${file}.js`, 'exports.thing = 1\n')
    }
    // Types only, as these leave no trace in what is run, and are imports all the same.
    for (const [file, imported] of [...BREACHES, ...ALLOWED])
      write(file, `import type { Thing } from '${imported}'\nexport interface Mine extends Thing {}\n`)
    write('src/bots/facts.json', '{}')
    for (const [index, [statement]] of WAYS.entries()) write(`src/rules/way-${index}.ts`, `${statement}\n`)
    found = cruise(root)
  }, PATIENCE)

  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it.each(BREACHES)('sees that %s imports %s', (file, _, breaches) => {
    for (const [rule, to] of Object.entries(breaches)) expect(found).toContain(`${rule}: ${file} -> ${to}`)
  })

  it.each(WAYS.map(([statement, to], index) => ({ statement, to, index })))('sees: $statement', ({ to, index }) =>
    expect(found).toContain(`rules-borders: src/rules/way-${index}.ts -> ${to}`),
  )

  it('sees nothing else, so that what is allowed is', () =>
    expect(found.filter((breach) => !breach.includes('/way-'))).toEqual(
      BREACHES.flatMap(([file, , breaches]) =>
        Object.entries(breaches).map(([rule, to]) => `${rule}: ${file} -> ${to}`),
      ).sort(),
    ))

  it('sees a game named where all games are served', () => {
    write('src/games/lobby/open.ts', "export const standard = 'XIDIT'\n")
    write('src/http/games/kingdom_defenders.route.ts', 'export {}\n')
    write('src/mail/README.md', 'Letters of Kingdom Defenders.\n')
    write('src/bots/xidit.ts', 'export {}\n')
    expect(gamesNamed(root).sort()).toEqual([
      'src/games/lobby/open.ts: xidit',
      'src/http/games/kingdom_defenders.route.ts: kingdom-defenders',
      'src/mail/README.md: kingdom-defenders',
      'src/store/games/state.ts: kingdom-defenders',
    ])
  })
})
