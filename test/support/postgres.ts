// Starts the database server that the tests share, with the template that each file copies, and stops it when they are through.
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/store/database/migrate.ts'
import { startEmbedded } from '../../src/store/embedded/server.ts'

export default async function (project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'herald-postgres-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  const server = await startEmbedded(data, () => {})
  forgetTheDisk(join(data, 'pg'))
  await migrate(server.url, fileURLToPath(new URL('../../prisma/migrations', import.meta.url)))
  await growOld(server.url)
  project.provide('postgres', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What waits for a while after an upgrade, so that servers of both releases can go on, has waited. */
async function growOld(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`UPDATE _prisma_migrations SET finished_at = now() - interval '1 year'`)
  await client.end()
}

/**
 * Nothing in it outlives the run, so no commit waits for the disk, and nobody tidies up in a database that is to be dropped. What must outlive a crash is tested on servers of their
 * own, which are as they are in service.
 */
function forgetTheDisk(data: string): void {
  appendFileSync(
    join(data, 'postgresql.conf'),
    '\nfsync = off\nfull_page_writes = off\nsynchronous_commit = off\nautovacuum = off\n',
  )
  process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGHUP')
}
