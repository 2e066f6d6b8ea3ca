// The post of the accounts room: letters to sign in, and what somebody is told of.
import type { Post } from '../accounts/ports.ts'
import type { Postman } from '../games/ports/mail.ts'
import { noticeMail } from './notice-letter.ts'
import { type Ending, signInMail } from './sign-in-letter.ts'

export interface PostSettings {
  /** How all that comes unasked is ended for an address. */
  readonly endingFor: (address: string) => Ending
  readonly accountPage: string
}

export const accountPost = (postman: Postman, { endingFor, accountPage }: PostSettings): Post => ({
  send: async (letter) => void (await postman.send(signInMail(letter, endingFor(letter.to)))),
  tell: async (notice) => void (await postman.send(noticeMail(notice, accountPage))),
})
