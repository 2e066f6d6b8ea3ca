// The addresses of ours that mail comes to: a word for what it is about, and a token. Whether one is ours is seen without
// looking anything up.
import type { LetterTokens, Purpose } from '../tokens.ts'

/** Where complaints about all letters are sent to one address, and say themselves which they are about. */
const FEEDBACK = /^bounce@/
const ADDRESS = /^(reply|unsubscribe|bounce)\+([0-9a-f]+)@/
const PURPOSES = {
  reply: ['reply'],
  unsubscribe: ['unsubscribe', 'unsubscribe-all'],
  bounce: ['bounce'],
} as const satisfies Record<string, readonly Purpose[]>

export interface Addressed {
  readonly address: string
  readonly about: keyof typeof PURPOSES
  readonly token: string
}

/** The first of these that has our form. */
export function addressedIn(addresses: readonly string[]): Addressed | undefined {
  for (const address of addresses) {
    const [, about, token] = ADDRESS.exec(address) ?? []
    if (about !== undefined) return { address, about: about as Addressed['about'], token: token! }
  }
  return undefined
}

export const isFeedback = (address: string): boolean => FEEDBACK.test(address)

/** Whether we gave it out: nobody else can make one, but for the one that everybody may know. */
export function isOurs(tokens: LetterTokens, address: string): boolean {
  if (isFeedback(address)) return true
  const addressed = addressedIn([address])
  if (!addressed) return false
  return PURPOSES[addressed.about].some((purpose) => tokens.read(purpose, addressed.token) !== undefined)
}
