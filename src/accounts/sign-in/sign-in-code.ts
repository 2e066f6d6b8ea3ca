// The six digits of a letter, for whoever reads it elsewhere than where it was asked for. They follow from the link's hash by
// a key of the server: so few can be tried out by whoever reads the database, and without the key there is nothing to try.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Checked } from '../model/fields.ts'
import type { SignInCodes } from '../ports/outside.ts'

export const CODE_DIGITS = 6
const CODES = 10 ** CODE_DIGITS

/** The first secret makes them; those of the others are still good. */
export function signInCodes(secrets: readonly string[]): SignInCodes {
  // Keys of their own: what signs access tokens signs nothing else.
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('codes to sign in').digest())
  const codeBy = (key: Buffer, tokenHash: string): string => {
    const bytes = createHmac('sha256', key).update(tokenHash).digest()
    // Of 48 bits each code is as likely as the next, to one part in 280 million.
    return String(bytes.readUIntBE(0, 6) % CODES).padStart(CODE_DIGITS, '0')
  }
  return {
    of: (tokenHash) => codeBy(keys[0]!, tokenHash),
    // All keys are tried, whichever fits, so that the time tells nothing.
    fits: (tokenHash, typed) =>
      keys.map((key) => isSame(codeBy(key, tokenHash), typed)).reduce((one, other) => one || other, false),
  }
}

const isSame = (code: string, typed: string): boolean =>
  typed.length === code.length && timingSafeEqual(Buffer.from(code), Buffer.from(typed))

/** However it was typed or pasted: 123456, 123 456, 123-456. */
export function checkCode(typed: string): Checked<string> {
  const digits = typed.normalize('NFKC').replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? { value: digits } : { fault: { is: 'code' } }
}
