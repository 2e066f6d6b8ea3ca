// What every release has written is read by this one: its database is brought up to date, its games are opened, played on and
// verified, and what people kept of them still holds. docs/releasing.md says how a release is added.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { LETTER_KINDS, type LetterKind } from '../../src/accounts/ports/words.ts'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { load } from '../../src/games/log/load.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import { checkLog } from '../../src/games/read/finished/check-log.ts'
import { readFigures } from '../../src/games/read/finished/read-figures.ts'
import { readProof } from '../../src/games/read/finished/read-proof.ts'
import { readLog } from '../../src/games/read/read-log.ts'
import { readPicture } from '../../src/games/read/read-picture.ts'
import { listRounds, readRound } from '../../src/games/read/read-rounds.ts'
import { readView } from '../../src/games/read/read-view.ts'
import { isSame } from '../../src/rules/canonical.ts'
import { games as known } from '../../src/rules/games.ts'
import { verifyBy } from '../../src/rules/verify-by.ts'
import { letterStore } from '../../src/store/beside/letters.ts'
import { migrate } from '../../src/store/database/migrate.ts'
import { archiveStore } from '../../src/store/games/archive/archive.ts'
import { depsFor } from '../support/database.ts'
import { everybodyAnswers } from '../support/games.ts'
import { expectDone } from '../support/tables.ts'

const RECORDS = new URL('../records/', import.meta.url)
const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))
const releases = readdirSync(RECORDS).filter((name) => name.startsWith('release-'))
/** Kinds of letters that came after a release: they go by what is usual. */
const LATER: Readonly<Record<string, readonly LetterKind[]>> = { 'release-1': ['webhook'] }

it('there is at least the first', () => expect(releases).toContain('release-1'))

describe.each(releases)('What %s wrote', (release) => {
  const read = (file: string) => readFileSync(new URL(`${release}/${file}`, RECORDS), 'utf8')
  const kept = (file: string) => JSON.parse(read(`${file}.json`))
  const { at, games, accounts } = kept('about')
  const url = new URL(inject('postgres'))
  const server = new URL(url)
  server.pathname = '/postgres'
  url.pathname = `/test_${release.replace('-', '_')}_${process.pid}`
  const pool = new pg.Pool({ connectionString: url.href, max: 10 })
  // The deadlines are of that day.
  const deps = { ...depsFor({ url: url.href, pool }), clock: () => new Date(at) }

  const onServer = async (sql: string) => {
    const client = new pg.Client({ connectionString: server.href })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  beforeAll(async () => {
    await onServer(`CREATE DATABASE ${url.pathname.slice(1)} TEMPLATE template0`)
    await pool.query(read('dump.sql'))
    await migrate(url.href, MIGRATIONS)
  })
  afterAll(async () => {
    pool.on('error', () => {})
    await pool.end()
    await onServer(`DROP DATABASE ${url.pathname.slice(1)} WITH (FORCE)`)
  })

  const soundness = async () => {
    const faults: unknown[] = []
    expect(await checkGames(deps, (fault) => faults.push(fault))).toBe(Object.keys(games).length)
    return faults
  }

  it('is up to date once, and sound', async () => {
    expect(await migrate(url.href, MIGRATIONS)).toEqual([])
    expect(await soundness()).toEqual([])
  })

  it('is opened: every game, by everybody', async () => {
    for (const [status, game] of Object.entries<string>(games))
      for (const reader of [null, ...Object.values<string>(accounts)]) {
        const seen = expectDone(await readView(deps, game, reader)).look()
        const expected = { waiting: 'open', underWay: 'running', over: 'finished' }[status]
        expect(seen.card.status).toBe(expected)
        expect(seen.view === null).toBe(status === 'waiting')
      }
  })

  it('has snapshots that today’s rules go on from, or leave alone: both lead to the same', async () => {
    const { ruleset, state } = (await load(deps, games.underWay))!
    const events = (await deps.store.pages(games.underWay)).flatMap((page) => page.events)
    expect(ruleset.fold(events)).toEqual(state)
    const { seq, state: then } = kept('snapshot')
    const opened = (await deps.store.read(games.underWay))!
    expect(opened.snapshot).toMatchObject({ seq, state: then, version: opened.file.version })
    expect(isSame(ruleset.fold(events.slice(0, seq)), then)).toBe(opened.snapshot!.schema === ruleset.stateSchema)
  })

  it('has logs that are shown as they were sealed', async () => {
    const log = expectDone(await readLog(deps, games.over, null))
    const shown = log.map(({ seal, head, salt, events }) => ({ seal, head, salt, events }))
    expect(shown).toEqual(
      kept('log').map(({ seal, head, salt, events }: (typeof log)[number]) => ({ seal, head, salt, events })),
    )
  })

  it('is verified: the proof it gave, the proof this one gives, with what people kept', async () => {
    const people = { receipts: kept('receipts'), given: kept('given') }
    for (const proof of [kept('proof'), expectDone(await readProof(deps, games.over, null))])
      expect(verifyBy(known, proof, people).filter(({ ok }) => !ok)).toEqual([])
  })

  it('is told, drawn and counted, round by round', async () => {
    const rounds = expectDone(await listRounds(deps, games.over, null))
    expect(expectDone(await readFigures(deps, games.over, null))).toHaveLength(rounds.length)
    for (const { round } of rounds) {
      const told = expectDone(await readRound(deps, { game: games.over, reader: accounts.ada, round, views: true }))
      expect(told.steps.flatMap(({ lines }) => lines).length).toBeGreaterThan(0)
    }
    const picture = expectDone(await readPicture(deps, { game: games.over, reader: null, locale: 'de' }))
    expect(expectDone(await picture.svg())).toContain('<svg')
  })

  it('has people, their letters and what they wish, as they left them', async () => {
    const letters = letterStore(pool)
    expect(await letters.receiver(accounts.cara)).toBeUndefined() // a guest
    expect(await letters.receiver(accounts.ada)).toMatchObject({ email: 'ada@example.org', locale: 'en' })
    const ben = (await letters.receiver(accounts.ben))!
    expect(ben).toMatchObject({ email: 'ben@example.org', locale: 'de', timeZone: 'Europe/Berlin', digestHour: 20 })
    expect(new Set(Object.values(ben.wishes))).toEqual(new Set(['digest']))
    // By the names wishes have today: every letter goes by one of them.
    expect(LETTER_KINDS.filter((kind) => !(kind in ben.wishes))).toEqual(LATER[release] ?? [])
    expect(Object.keys(ben.wishes).filter((kind) => !LETTER_KINDS.includes(kind as LetterKind))).toEqual([])
    const wishes = (await letters.of(accounts.ben)).map(({ wish }) => wish)
    expect(wishes.filter((wish) => !LETTER_KINDS.includes(wish as LetterKind))).toEqual([])
    const states = new Set((await letters.of(accounts.ben)).map(({ state }) => state))
    expect(states).toContain('waiting')
    expect((await letters.of(accounts.ada)).map(({ state }) => state)).toContain('sent')
  })

  it('is played on to its end, and verified', async () => {
    while ((await load(deps, games.underWay))!.file.status === 'running') {
      await everybodyAnswers(deps, games.underWay)
      await carryOnUntilAsked(deps, games.underWay)
    }
    const proof = expectDone(await readProof(deps, games.underWay, null))
    expect(verifyBy(known, proof).filter(({ ok }) => !ok)).toEqual([])
    expect(await soundness()).toEqual([])
  })

  it('is put away when it is over, and read, told and verified as before', async () => {
    const archive = archiveStore(pool)
    const over = [games.over, games.underWay]
    const readAll = async () => {
      const anew = { ...depsFor({ url: url.href, pool }), clock: deps.clock }
      return Promise.all(
        over.map(async (game) => {
          const rounds = expectDone(await listRounds(anew, game, null))
          const told = rounds.map(({ round }) => readRound(anew, { game, reader: null, round, views: true }))
          const picture = expectDone(await readPicture(anew, { game, reader: null, locale: 'de' }))
          return {
            ...{ rounds, told: await Promise.all(told), svg: expectDone(await picture.svg()) },
            log: [
              await readLog(anew, game, null),
              await readLog(anew, game, null, 9),
              await readLog(anew, game, null, 1e6),
            ],
            check: await checkLog(anew, game, null),
            figures: await readFigures(anew, game, null),
            proof: await readProof(anew, game, null),
            pages: await anew.store.pages(game),
            seen: expectDone(await readView(anew, game, accounts.ada)).look(),
          }
        }),
      )
    }
    const before = await readAll()
    for (const game of over) expect(await archive.putAway(game, deps.clock())).toBe('put-away')
    expect((await pool.query('SELECT 1 FROM log WHERE game_id = ANY($1)', [over])).rowCount).toBe(0)
    expect(await readAll()).toEqual(before)
    expect(await soundness()).toEqual([])
  })
})
