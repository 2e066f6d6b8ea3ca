// Starts the database server that all tests share, and stops it when they are through.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/store/database/migrate.ts'
import { startEmbedded } from '../../src/store/embedded/server.ts'

export default async function (project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'herald-postgres-'))
  chmodSync(folder, 0o755)
  const server = await startEmbedded(join(folder, 'data'), () => {})
  await migrate(server.url, fileURLToPath(new URL('../../prisma/migrations', import.meta.url)))
  project.provide('postgres', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
