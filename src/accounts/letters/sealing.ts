// What a letter says while it waits, encrypted with a key that is not in the database: a link in it signs somebody in.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Random } from '../ports/outside.ts'

export interface Sealing {
  seal(id: string, text: string): Buffer
  /** Undefined for what no key here opens, or is another letter's. */
  open(id: string, sealed: Uint8Array): string | undefined
}

const CIPHER = 'aes-256-gcm'
const [IV, TAG] = [12, 16]

/** The first secret seals; the others still open. */
export function sealing(secrets: readonly string[], random: Random): Sealing {
  // Keys of their own: what signs access tokens does nothing else.
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('account letters').digest())
  return {
    seal(id, text) {
      const iv = Buffer.from(random(IV), 'hex')
      const cipher = createCipheriv(CIPHER, keys[0]!, iv).setAAD(Buffer.from(id))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), hidden])
    },
    open(id, sealed) {
      const bytes = Buffer.from(sealed)
      for (const key of keys) {
        try {
          const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV), { authTagLength: TAG })
          decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(IV, IV + TAG))
          return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8')
        } catch {} // perhaps another key's
      }
      return undefined
    },
  }
}
