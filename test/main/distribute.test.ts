// `herald distribute` on a PostgreSQL that has no such extension: refused, in one line.
import { expect, it } from 'vitest'
import { ownDatabase } from '../support/database.ts'
import { ending, linesIn, startHerald } from './herald.ts'

const database = ownDatabase()

it('is refused in one line where the extension is missing', async () => {
  const env = { DATABASE_URL: database.url, ACCESS_KEYS: `k:${'x'.repeat(40)}` }
  const { status, stdout, stderr } = await ending(startHerald(['distribute', '--yes'], [], env))
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(linesIn(stderr)).toEqual([
    'herald distribute: this PostgreSQL has no Citus: CREATE EXTENSION citus. See herald distribute --help.',
  ])
})
