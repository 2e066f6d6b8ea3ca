// Ending letters from a letter itself, without signing in: those of its kinds; or, from a letter that somebody asked for and
// that has no kind to end (to sign in), all that come unasked. Who asks for a letter to sign in gets one all the same.
import { digest } from '../../rules/fairness.ts'
import { WISHES } from '../notices/kinds.ts'
import type { LetterStore } from '../ports/letters.ts'
import type { Mail } from '../ports/mail.ts'
import type { LetterDependencies } from './dependencies.ts'
import type { LetterTokens, Purpose } from './tokens.ts'

type Signing = Pick<LetterDependencies, 'tokens' | 'settings'>
type Ending = NonNullable<Mail['unsubscribe']>

/** No more letters of the kinds in this mail. */
export const endingOf = (signing: Signing, mail: string): Ending => endingBy(signing, 'unsubscribe', mail)

/** No more letters at all to an address, whether or not anybody here has it. */
export const endingOfAll = (signing: Signing, address: string): Ending =>
  endingBy(signing, 'unsubscribe-all', digitsOf(address))

function endingBy({ tokens, settings }: Signing, purpose: Purpose, id: string): Ending {
  const token = tokens.sign(purpose, id)
  return {
    url: `${settings.publicUrl}/v1/mail/unsubscribe/${token}`,
    ...(settings.replyDomain !== null && { mailto: `unsubscribe+${token}@${settings.replyDomain}` }),
  }
}

/** An address is nobody else's business, so it is not in the token. */
const digitsOf = (address: string): string => digest(address).slice(0, 32)

export type Ends = 'kinds' | 'all'

/** What a token would end; undefined for one that is none. */
export function whatEnds(tokens: LetterTokens, token: string): Ends | undefined {
  if (tokens.read('unsubscribe', token) !== undefined) return 'kinds'
  return tokens.read('unsubscribe-all', token) === undefined ? undefined : 'all'
}

/** Undefined when there is no such mail (any more). */
export async function endLetters(
  { store, tokens }: { readonly store: LetterStore; readonly tokens: LetterTokens },
  token: string,
): Promise<Ends | undefined> {
  const mail = tokens.read('unsubscribe', token)
  if (mail !== undefined) return (await store.turnOff(mail)) ? 'kinds' : undefined
  const address = tokens.read('unsubscribe-all', token)
  if (address === undefined) return undefined
  await store.turnOffAll(address.replaceAll('-', ''), WISHES)
  return 'all'
}
