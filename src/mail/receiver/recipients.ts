// Who gets mail here: addresses in the domain that letters are answered to, with a token that we signed, and the one for
// complaints. Everybody else is refused before the mail is sent, and whoever goes on guessing is hung up on.
import { domainToASCII } from 'node:url'
import { NO_RELAY, NOBODY, TOO_MANY } from './answer.ts'
import type { MailTaker } from './port.ts'

/** In small letters, with its domain as it is asked for by name servers. */
export function plainAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at).toLowerCase()}@${domainToASCII(address.slice(at + 1))}`
}

export function recipientsOf(domain: string, { isOurs, count }: MailTaker, mostWrong: number) {
  const wrong = new WeakMap<object, number>()
  const ours = `@${domainToASCII(domain)}`
  /** `session` is whoever asks. */
  return (address: string, session: object): Error | null => {
    const plain = plainAddress(address)
    if (plain.endsWith(ours) && isOurs(plain)) return null
    const times = (wrong.get(session) ?? 0) + 1
    wrong.set(session, times)
    count('wrong-address')
    if (times >= mostWrong) return TOO_MANY()
    return plain.endsWith(ours) ? NOBODY() : NO_RELAY()
  }
}
