// Bringing a database up to date while others are at it: who is killed has done nothing, who comes second waits, and who plays notices
// nothing of a table that is not to be had.
import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { awaitUpToDate, bringUpToDate, lookAtTables } from '../../src/main/parts/up-to-date.ts'
import { Mistake } from '../../src/main/terminal/mistake.ts'
import { openPool } from '../../src/store/database/connection.ts'
import { LIMITS } from '../../src/store/database/limits.ts'
import { migrate, PATIENCE, TablesInUse } from '../../src/store/database/migrate.ts'
import { ownDatabase } from '../support/database.ts'
import { laterMigrations, releasedDatabase } from '../support/released.ts'
import { until } from '../support/served.ts'

describe('A migration that is killed in the middle', () => {
  const database = ownDatabase()
  // It goes on when the test lets go of the lock.
  const folder = laterMigrations({
    '9001_later':
      'CREATE TABLE later (id int); SELECT pg_advisory_xact_lock(42); ALTER TABLE game ADD COLUMN later text',
  })

  it('has done nothing, and is done by the next, which waits for what the first still holds', async () => {
    const holder = await database.pool.connect()
    await holder.query('SELECT pg_advisory_lock(42)')
    const child = spawn(process.execPath, [
      ...['--import', 'tsx', '--input-type=module', '-e'],
      `import { migrate } from ${JSON.stringify(new URL('../../src/store/database/migrate.ts', import.meta.url).href)}
       await migrate(${JSON.stringify(database.url)}, ${JSON.stringify(folder)}, () => {}, { lockMs: 600000, tries: 1, pauseMs: 0 })`,
    ])
    const ended = new Promise((gone) => child.once('exit', gone))
    const waiting = (sql: string) =>
      until(async () => (await database.pool.query(`SELECT FROM pg_locks WHERE ${sql} AND NOT granted`)).rowCount === 1)
    await waiting("locktype = 'advisory' AND objid = 42")
    child.kill('SIGKILL')
    await ended

    const said: string[] = []
    const next = migrate(database.url, folder, (line) => said.push(line))
    await waiting("locktype = 'advisory' AND objid = 72707369")
    expect(said).toEqual(['Another process brings the database up to date: waiting for it'])
    await holder.query('SELECT pg_advisory_unlock(42)')
    holder.release()
    expect(await next).toEqual(['9001_later'])
    const { rows } = await database.pool.query(
      "SELECT finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE migration_name = '9001_later'",
    )
    expect(rows).toEqual([{ finished: true }])
    expect(await migrate(database.url, folder)).toEqual([])
  })
})

describe('A table that somebody holds for long', () => {
  const database = ownDatabase()
  const folder = laterMigrations({ '9001_later': 'ALTER TABLE game ADD COLUMN later text' })

  it('keeps nobody from playing, and the migration comes again', async () => {
    // Players are kept from a table for as long as a migration waits for it: that has to be less than they wait themselves.
    expect(PATIENCE.lockMs).toBeLessThanOrEqual(LIMITS.lockMs / 2)
    const holder = await database.pool.connect()
    await holder.query('BEGIN; LOCK TABLE game IN ROW EXCLUSIVE MODE')
    const players = openPool({ url: database.url, max: 4 })
    let isOver = false
    const play = async () => {
      let looks = 0
      for (; !isOver; looks++) await players.query('SELECT id FROM game LIMIT 1')
      return looks
    }
    const playing = Promise.all([play(), play(), play()])
    const said: string[] = []
    const given = migrate(database.url, folder, (line) => said.push(line), { ...PATIENCE, tries: 3, pauseMs: 50 })
    await expect(given).rejects.toBeInstanceOf(TablesInUse)
    expect(said).toEqual([
      '9001_later cannot have its tables now: try 1 of 3, again in 0.05 s',
      '9001_later cannot have its tables now: try 2 of 3, again in 0.05 s',
    ])
    isOver = true
    expect(Math.min(...(await playing))).toBeGreaterThan(0)
    await players.end()

    // Somebody who lets go in time is no trouble at all.
    const again = migrate(
      database.url,
      folder,
      (line) => {
        if (line.includes('try 1')) void holder.query('ROLLBACK')
      },
      { ...PATIENCE, pauseMs: 50 },
    )
    expect(await again).toEqual(['9001_later'])
    holder.release()
  })
})

describe('A database of the release before', () => {
  const database = releasedDatabase()

  it('is waited for, but not for ever, and nothing is changed meanwhile', async () => {
    const before = await lookAtTables(database.url)
    expect(before.waiting.length).toBeGreaterThan(0)
    const said: string[] = []
    const told: string[] = []
    const given = awaitUpToDate(
      ...([
        { migrate: 'wait' },
        { direct: database.url },
        (line) => said.push(line),
        async () => {
          told.push('opened')
          return async () => void told.push('closed')
        },
        { everyMs: 5, mostMs: 50 },
      ] as Parameters<typeof awaitUpToDate>),
    )
    await expect(given).rejects.toThrow(
      /^the database is older than this release \(\d{4}_\w+[^)]*\) still: run herald migrate/,
    )
    await expect(given).rejects.toBeInstanceOf(Mistake)
    expect(said).toEqual([expect.stringMatching(/^the database is older than this release .* at most 1 min$/)])
    expect(told).toEqual(['opened', 'closed'])
    expect(await lookAtTables(database.url)).toEqual(before)
  })

  it('is brought up to date by several at once, and waited for no more', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => bringUpToDate(database.url)))
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    const said: string[] = []
    await awaitUpToDate({ migrate: 'wait' }, { direct: database.url }, (line) => said.push(line))
    expect(said).toEqual([])
  })
})

describe('A database of a later release', () => {
  const database = ownDatabase()
  const note = (name: string) =>
    database.pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ($1, '', $1, now())`,
      [name],
    )

  it('is used as long as only something was added', async () => {
    await note('9998_added')
    expect(await bringUpToDate(database.url)).toEqual([])
    expect(await lookAtTables(database.url)).toMatchObject({ waiting: [], later: ['9998_added'] })
  })

  it('is used where it needs what this release knows', async () => {
    await database.pool.query("INSERT INTO schema_needs VALUES ('9998_added', '0080_schema_needs')")
    expect(await lookAtTables(database.url)).toMatchObject({ waiting: [] })
  })

  it('is refused in one plain line where it needs more, and left as it is', async () => {
    await note('9999_taken_away')
    await database.pool.query("INSERT INTO schema_needs VALUES ('9999_taken_away', '9998_added')")
    for (const ask of [bringUpToDate, lookAtTables]) {
      const refused = ask(database.url)
      await expect(refused).rejects.toBeInstanceOf(Mistake)
      await expect(refused).rejects.toThrow(
        'the database is newer than this release: 9999_taken_away needs one that knows 9998_added: start a later one.',
      )
    }
  })

  it('of which nobody can tell what its tables are, is refused as well', async () => {
    await database.pool.query('DELETE FROM schema_needs')
    await database.pool.query("UPDATE _prisma_migrations SET checksum = '' WHERE migration_name = '0044_calendar'")
    await expect(bringUpToDate(database.url)).rejects.toThrow('0044_calendar was changed after it was applied')
    await database.pool.query("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '0044_calendar'")
    await expect(bringUpToDate(database.url)).rejects.toThrow('0044_calendar failed before: put it right by hand')
  })
})
