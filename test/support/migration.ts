// The SQL of one migration, for tests that put back what was before it.
import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../prisma/migrations/', import.meta.url)

export function migration(number: string): string {
  const name = readdirSync(FOLDER).find((one) => one.startsWith(number))
  return readFileSync(new URL(`${name}/migration.sql`, FOLDER), 'utf8')
}
