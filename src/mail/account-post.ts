// Carries the letters of the accounts room: those to sign in, what somebody is told of, and what is written elsewhere.
import type { Carrier, Content } from '../accounts/ports/letters.ts'
import { type Mail, type Postman, Undeliverable } from '../games/ports/mail.ts'
import { noticeMail } from './notice-letter.ts'
import { type Ending, signInMail } from './sign-in-letter.ts'

export interface PostSettings {
  /** How all that comes unasked is ended for an address. */
  readonly endingFor: (address: string) => Ending
  readonly accountPage: string
}

export function accountCarrier(postman: Postman, { endingFor, accountPage }: PostSettings): Carrier {
  const mailOf = (id: string, content: Content): Mail =>
    'text' in content
      ? (JSON.parse(content.text) as Mail)
      : 'kind' in content
        ? signInMail(id, content, endingFor(content.to))
        : noticeMail(id, content, accountPage)
  return {
    async carry(id, content) {
      try {
        return { t: 'accepted', answer: await postman.send(mailOf(id, content)) }
      } catch (error) {
        return { t: 'refused', answer: (error as Error).message, isFinal: error instanceof Undeliverable }
      }
    },
  }
}
