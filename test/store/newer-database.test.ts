// A database that a later release has brought up to date is refused, and left as it is.
import { expect, it } from 'vitest'
import { bringUpToDate } from '../../src/main/parts/database.ts'
import { Mistake } from '../../src/main/terminal/mistake.ts'
import { ownDatabase } from '../support/database.ts'

const database = ownDatabase()

it('is refused in one plain line that names what is not known', async () => {
  expect(await bringUpToDate(database.url)).toEqual([])
  await database.pool.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('later', '', '9999_later', now())`,
  )
  const refused = await bringUpToDate(database.url).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Mistake)
  expect((refused as Mistake).message).toMatch(/^the database is newer than this release, [^\n]* 9999_later: [^\n]*$/)
})
