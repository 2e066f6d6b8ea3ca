// The keys that sign access tokens: from the environment, or, with the embedded database, made at the first start and kept
// beside it.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SigningKey } from '../http/services.ts'

export type Keys = readonly [SigningKey, ...SigningKey[]]

export function signingKeys({ accessKeys, home }: { accessKeys: Keys | null; home: string }): Keys {
  if (accessKeys) return accessKeys
  const file = join(home, 'keys.json')
  if (!existsSync(file)) {
    mkdirSync(home, { recursive: true, mode: 0o755 })
    const key = { id: randomBytes(4).toString('hex'), secret: randomBytes(32).toString('base64url') }
    writeFileSync(file, JSON.stringify([key]), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Keys
}
