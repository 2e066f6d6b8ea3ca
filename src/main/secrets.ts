// The keys that sign access tokens: from the environment, or, with the embedded database, made at the first start and kept
// beside it.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SigningKey } from '../http/services.ts'
import { Mistake } from './terminal/mistake.ts'

export type Keys = readonly [SigningKey, ...SigningKey[]]

interface Where {
  readonly accessKeys: Keys | null
  readonly databaseUrl: string | undefined
  readonly home: string
}

export function signingKeys({ accessKeys, databaseUrl, home }: Where): Keys {
  if (accessKeys) return accessKeys
  // Processes that share a database must share the keys: one cannot make them up for all.
  if (databaseUrl) throw new Mistake('ACCESS_KEYS is needed with DATABASE_URL: id:secret, 32 characters or more.')
  const file = join(home, 'keys.json')
  if (!existsSync(file)) {
    mkdirSync(home, { recursive: true, mode: 0o755 })
    const key = { id: randomBytes(4).toString('hex'), secret: randomBytes(32).toString('base64url') }
    writeFileSync(file, JSON.stringify([key]), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Keys
}
