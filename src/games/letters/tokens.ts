// Tokens that letters carry: for an answer, a reply, to end letters, or to come back. Each names a letter or a mail (or hides an
// address) and is signed for one purpose; all else is in the row. Small letters and digits alone, and short enough for the left side of an address.
import { createHmac, timingSafeEqual } from 'node:crypto'

export type Purpose = 'answer' | 'reply' | 'unsubscribe' | 'unsubscribe-all' | 'bounce'

export interface LetterTokens {
  sign(purpose: Purpose, id: string): string
  /** The id, if one of the keys signed it for this purpose. */
  read(purpose: Purpose, token: string): string | undefined
}

/** How an answer token begins, so that it is known for what it is wherever it turns up. */
export const ANSWER_PREFIX = 'herald_answer_'

const ID_DIGITS = 32
const MAC_BYTES = 12
const FORM = new RegExp(`^[0-9a-f]{${ID_DIGITS}}[0-9a-f]{${2 * MAC_BYTES}}$`)

/** The first secret signs; the others are still good. */
export function letterTokens(secrets: readonly string[]): LetterTokens {
  // Keys of their own: what signs access tokens signs nothing else.
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('letters').digest())
  const mac = (key: Buffer, purpose: Purpose, digits: string) =>
    createHmac('sha256', key).update(`${purpose}/${digits}`).digest().subarray(0, MAC_BYTES)
  return {
    sign(purpose, id) {
      const digits = id.replaceAll('-', '')
      return `${digits}${mac(keys[0]!, purpose, digits).toString('hex')}`
    },
    read(purpose, token) {
      if (!FORM.test(token)) return undefined
      const digits = token.slice(0, ID_DIGITS)
      const given = Buffer.from(token.slice(ID_DIGITS), 'hex')
      return keys.some((key) => timingSafeEqual(mac(key, purpose, digits), given))
        ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
        : undefined
    },
  }
}
