// Secrets that are handed out once, and what is kept of them.
import { createHash } from 'node:crypto'
import type { Random } from '../ports/outside.ts'

/** 32 random bytes, fit for a web address. */
export const newSecret = (random: Random): string => Buffer.from(random(32), 'hex').toString('base64url')

/** What is kept instead of a secret. A plain hash will do: nobody guesses 32 random bytes. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Random bytes as a UUID of version 4. */
export function newId(random: Random): string {
  const hex = random(16)
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)]
  return parts.join('-')
}

/** Whether it could be the name of something here at all. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
