// Passwords as Argon2id, with the parameters that OWASP names. A hash carries its own, so these can change later.
import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '../../accounts/ports/outside.ts'

/** 19 MiB, two passes, one lane; Argon2id is what the library does unless told otherwise. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function argonPasswords(): Passwords {
  // Checked for those who have no password, so that they take as long as the others. Nobody knows what it is of.
  const decoy = hash(crypto.getRandomValues(new Uint8Array(32)), COST)
  return {
    hash: (password) => hash(password, COST),
    async check(kept, password) {
      const right = await verify(kept ?? (await decoy), password)
      return right && kept !== null
    },
  }
}
