// The embedded database: it comes up, keeps what it was given, and recovers from whatever happens to it.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from '../../src/store/database/migrate.ts'
import { startEmbedded } from '../../src/store/embedded/server.ts'
import { makeOldFolder, tcpSocketsOf } from '../support/old-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'herald-embedded-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))
const quietly = () => {}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

const postmasterOf = (home: string) => Number(readFileSync(join(home, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
const modeOf = (path: string) => statSync(path).mode & 0o777

function as(url: string, role: string, password: string): string {
  const other = new URL(url)
  Object.assign(other, { username: role, password })
  return other.href
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('The embedded database', () => {
  it('keeps its data from one start to the next, and refuses a second server on the same folder', async () => {
    const home = join(folder, 'kept')
    const said: string[] = []
    const first = await startEmbedded(home, (line) => said.push(line))
    expect(said).toContain('Making a new database …')
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await expect(startEmbedded(home, quietly)).rejects.toThrow(/is Herald running already/)
    await first.stop()
    const second = await startEmbedded(home, quietly)
    expect((await query(second.url, 'SELECT answer FROM kept')).rows).toEqual([{ answer: 42 }])
    await second.stop()
  })

  it('stops when its process is killed, and the next start recovers by itself', async () => {
    const home = join(folder, 'killed')
    const script = `const { startEmbedded } = await import(${JSON.stringify(new URL('../../dist/store/embedded/server.js', import.meta.url).href)})
      const { url } = await startEmbedded(${JSON.stringify(home)}, () => {}); console.log(url); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = String(await new Promise<Buffer>((line) => child.stdout.once('data', line))).trim()
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS answer')
    const server = postmasterOf(home)
    expect(isAlive(server)).toBe(true)
    child.kill('SIGKILL')
    const again = await startEmbedded(home, quietly)
    expect((await query(again.url, 'SELECT answer FROM kept')).rows).toEqual([{ answer: 7 }])
    await again.stop()
  })
})

describe('Nobody else on this machine', () => {
  it('finds a port to knock at', async () => {
    const server = await startEmbedded(join(folder, 'silent'), quietly)
    onTestFinished(server.stop)
    expect((await query(server.url, 'SHOW listen_addresses')).rows).toEqual([{ listen_addresses: '' }])
    expect(tcpSocketsOf(postmasterOf(join(folder, 'silent')))).toEqual([])
  })

  it('gets to the socket, or reads the password', async () => {
    const home = join(folder, 'closed')
    const server = await startEmbedded(home, quietly)
    onTestFinished(server.stop)
    const socket = new URL(server.url).searchParams.get('host')!
    expect(modeOf(socket)).toBe(0o700)
    expect(modeOf(join(home, 'password'))).toBe(0o600)
    expect(modeOf(join(socket, '.s.PGSQL.5432')) & 0o077).toBe(0)
    if (process.getuid?.() !== 0) return // nobody else can be tried
    const knock = `require('node:net').connect(${JSON.stringify(join(socket, '.s.PGSQL.5432'))})
      .on('connect', () => process.exit(0)).on('error', ({ code }) => { console.log(code); process.exit(1) })`
    const tried = spawnSync(process.execPath, ['-e', knock], { uid: 65534, gid: 65534, cwd: '/' })
    expect(tried).toMatchObject({ status: 1 })
    expect(String(tried.stdout).trim()).toBe('EACCES')
    expect(() => execFileSync('cat', [join(home, 'password')], { uid: 65534, gid: 65534, stdio: 'ignore' })).toThrow()
  })

  it('has a password that works', async () => {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')]
    const server = await startEmbedded(one, quietly)
    onTestFinished(server.stop)
    const second = await startEmbedded(other, quietly)
    onTestFinished(second.stop)
    for (const [role, password] of [
      ['herald', 'herald'],
      ['herald', new URL(second.url).password],
      ['postgres', 'herald'],
      ['postgres', ''],
      ['postgres', new URL(server.url).password],
    ] as const)
      await expect(query(as(server.url, role, password), 'SELECT 1'), `${role} ${password}`).rejects.toThrow()
  })
})

describe('The service itself', () => {
  it('is no superuser in its database: it runs no programs, and reads and writes no files', async () => {
    const server = await startEmbedded(join(folder, 'plain'), quietly)
    onTestFinished(server.stop)
    const { rows } = await query(
      server.url,
      `SELECT rolsuper, rolcreaterole, rolreplication, rolbypassrls,
         EXISTS (SELECT 1 FROM pg_auth_members WHERE member = r.oid) AS "isMember"
       FROM pg_roles r WHERE rolname = current_user`,
    )
    const nothing = { rolsuper: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false }
    expect(rows).toEqual([{ ...nothing, isMember: false }])
    for (const attack of [
      `COPY (SELECT 1) TO PROGRAM 'touch ${folder}/was-here'`,
      `COPY (SELECT 1) TO '${folder}/was-here'`,
      `SELECT pg_read_file('/etc/passwd')`,
      `SELECT lo_import('/etc/passwd')`,
      `ALTER ROLE herald SUPERUSER`,
      `SET ROLE postgres`,
      `SELECT rolpassword FROM pg_authid`,
      `ALTER SYSTEM SET listen_addresses = '*'`,
    ])
      await expect(query(server.url, attack), attack).rejects.toThrow(/permission denied|must be superuser|must have/)
    expect(existsSync(join(folder, 'was-here'))).toBe(false)
  })

  it('has a password again when its own was lost, and what it kept', async () => {
    const home = join(folder, 'lost')
    const server = await startEmbedded(home, quietly)
    await query(server.url, 'CREATE TABLE kept AS SELECT 3 AS answer')
    await server.stop()
    rmSync(join(home, 'password'))
    const again = await startEmbedded(home, quietly)
    onTestFinished(again.stop)
    expect(again.url).not.toBe(server.url)
    expect((await query(again.url, 'SELECT answer FROM kept')).rows).toEqual([{ answer: 3 }])
  })
})

describe('A password that is not the database’s', () => {
  it('is of no use, and is told at once; one of a database that is gone is forgotten', async () => {
    const home = join(folder, 'mixed')
    await (await startEmbedded(home, quietly)).stop()
    writeFileSync(join(home, 'password'), 'anothers')
    await expect(startEmbedded(home, quietly)).rejects.toThrow(/another password/)
    rmSync(join(home, 'pg'), { recursive: true })
    const server = await startEmbedded(home, quietly)
    onTestFinished(server.stop)
    expect((await query(server.url, 'SELECT 1 AS answer')).rows).toEqual([{ answer: 1 }])
  })
})

describe('A folder', () => {
  it('from when everybody knew the superuser’s password is made safe, with all that is in it', async () => {
    const home = join(folder, 'old')
    const game = await makeOldFolder(home, MIGRATIONS)
    const server = await startEmbedded(home, quietly)
    onTestFinished(server.stop)
    await expect(query(as(server.url, 'postgres', 'herald'), 'SELECT 1')).rejects.toThrow(/password/)
    const { rows } = await query(server.url, 'SELECT id FROM game')
    expect(rows).toEqual([{ id: game }])
    // All is the service's own: it can be changed, added to and brought up to date.
    const foreign = `SELECT relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'bullmq') AND pg_get_userbyid(relowner) <> current_user
      UNION ALL SELECT proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname IN ('public', 'bullmq') AND pg_get_userbyid(proowner) <> current_user`
    expect((await query(server.url, foreign)).rows).toEqual([])
    await query(
      server.url,
      `ALTER TABLE game ADD COLUMN later integer; INSERT INTO outbox (game_id, seq, task)
      VALUES (gen_random_uuid(), 1, 'bots'); ALTER TABLE bullmq.job ADD COLUMN later integer`,
    )
    expect(await migrate(server.url, MIGRATIONS)).toEqual([])
  })

  it('whose path is too long for a socket has one elsewhere, at the same place every time', async () => {
    const home = join(folder, 'deep'.repeat(25))
    const server = await startEmbedded(home, quietly)
    const socket = new URL(server.url).searchParams.get('host')!
    onTestFinished(() => rmSync(socket, { recursive: true, force: true }))
    expect(socket.startsWith(home)).toBe(false)
    expect(modeOf(socket)).toBe(0o700)
    await server.stop()
    const again = await startEmbedded(home, quietly)
    expect(again.url).toBe(server.url)
    await again.stop()
    // Somebody else's, by the same name, is not walked into.
    rmSync(socket, { recursive: true })
    mkdirSync(socket, { mode: 0o777 })
    chmodSync(socket, 0o777)
    const third = await startEmbedded(home, quietly)
    onTestFinished(third.stop)
    const other = new URL(third.url).searchParams.get('host')!
    onTestFinished(() => rmSync(other, { recursive: true, force: true }))
    expect(other).not.toBe(socket)
  })

  it('that the server’s user cannot enter is served from a room of its own', async () => {
    const closed = join(folder, 'mine')
    mkdirSync(closed, { mode: 0o700 })
    const server = await startEmbedded(join(closed, 'data'), quietly)
    onTestFinished(server.stop)
    expect((await query(server.url, 'SELECT 1 AS answer')).rows).toEqual([{ answer: 1 }])
    expect(modeOf(new URL(server.url).searchParams.get('host')!)).toBe(0o700)
  })
})

describe('Migrations', () => {
  it('are applied once, also by several processes at once, and changed ones are refused', async () => {
    const server = await startEmbedded(join(folder, 'migrated'), quietly)
    try {
      const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(server.url, MIGRATIONS)))
      expect(applied.flat().length).toBe(new Set(applied.flat()).size)
      expect(applied.flat()).toContain('0001_games')
      expect(await migrate(server.url, MIGRATIONS)).toEqual([])
      await query(server.url, `UPDATE _prisma_migrations SET checksum = 'other' WHERE migration_name = '0001_games'`)
      await expect(migrate(server.url, MIGRATIONS)).rejects.toThrow(/0001_games was changed/)
    } finally {
      await server.stop()
    }
  })
})
