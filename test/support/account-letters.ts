// Letters about accounts, as tests write and send them.
import { createHash, randomBytes } from 'node:crypto'
import { sealing } from '../../src/accounts/letters/sealing.ts'
import type { LetterTools, LetterTrouble } from '../../src/accounts/letters/tools.ts'
import type { Letter } from '../../src/accounts/ports/letters.ts'
import type { Postman } from '../../src/games/ports/mail.ts'
import { accountCarrier, type PostSettings } from '../../src/mail/account-post.ts'
import type { PrismaClient } from '../../src/store/accounts/client.ts'
import { accountLetterStore } from '../../src/store/accounts/letters.ts'
import { SECRET } from './letters.ts'

const random = (bytes: number) => randomBytes(bytes).toString('hex')

export const POST_SETTINGS: PostSettings = {
  endingFor: (address) => ({ url: `https://example.org/end/${address.length}` }),
  accountPage: 'https://example.org/me',
}

/** To sign in with, good for a quarter of an hour from now. */
export const signInLetter = (to: string, link: string, locale: 'en' | 'de' = 'en', now = new Date()): Letter => ({
  ...{ to, kind: 'sign-in', link, code: '123456', device: 'Firefox on Linux', locale },
  tokenHash: createHash('sha256').update(link).digest('hex'),
  expiresAt: new Date(now.getTime() + 15 * 60_000),
})

export function accountLettersFor(
  prisma: PrismaClient,
  postman: Postman,
  clock: () => Date,
  secrets: readonly string[] = [SECRET],
): LetterTools & { readonly troubles: LetterTrouble[] } {
  const troubles: LetterTrouble[] = []
  return {
    store: accountLetterStore(prisma),
    carrier: accountCarrier(postman, POST_SETTINGS),
    sealing: sealing(secrets, random),
    ...{ clock, random, troubles },
    trouble: (trouble) => void troubles.push(trouble),
  }
}
