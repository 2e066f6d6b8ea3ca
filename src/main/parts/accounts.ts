// What accounts need: people, passwords, and somewhere for letters to go.
import type { Post } from '../../accounts/ports.ts'
import { type Tools as AccountTools, USUAL_SETTINGS } from '../../accounts/tools.ts'
import type { Postman } from '../../games/ports/mail.ts'
import type { Tools } from '../../games/tools.ts'
import { signInPost } from '../../mail/sign-in-letter.ts'
import { openClient } from '../../store/account-client.ts'
import { argonPasswords } from '../../store/account-passwords.ts'
import { accountStore } from '../../store/account-store.ts'
import type { Config } from '../config.ts'
import type { Undo } from './build.ts'
import type { Say } from './database.ts'

export function openAccountParts(
  config: Config,
  url: string,
  { clock, random }: Pick<Tools, 'clock' | 'random'>,
  postman: Postman,
  say: Say,
  undo: Undo,
): AccountTools {
  const prisma = openClient(url)
  undo(() => prisma.$disconnect())
  return {
    store: accountStore(prisma),
    clock,
    random,
    passwords: argonPasswords(),
    post: patient(signInPost(postman), say),
    settings: { ...USUAL_SETTINGS, linkTo: (token) => `${config.publicUrl}/sign-in#${token}` },
  }
}

/** Whoever asks for a letter does not wait for the other server, nor learn from it whether there is such an address. */
const patient = (post: Post, say: Say): Post => ({
  async send(letter) {
    post.send(letter).catch((error: Error) => say(`A letter could not be sent: ${error.message}`))
  },
})
