// `herald admin` as its own process, beside an API that people call: for the tests of one file.
import { tmpdir } from 'node:os'
import { ownDatabase } from '../support/database.ts'
import { streaming } from '../support/streams.ts'
import { ending, startHerald } from './herald.ts'

export function operated() {
  const database = ownDatabase()
  const { startApi, close } = streaming(database)
  const env = { DATABASE_URL: database.url, ACCESS_KEYS: `k:${'x'.repeat(40)}`, HERALD_HOME: tmpdir() }
  const admin = (...args: string[]) => ending(startHerald(['admin', ...args], [], env))
  /** What it says as data. */
  const data = async (...args: string[]) => {
    const { status, stdout, stderr } = await admin(...args, '--json')
    return { status, stderr, json: JSON.parse(stdout) }
  }
  return { database, startApi, close, admin, data }
}
