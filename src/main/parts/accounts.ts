// What accounts need: people, passwords, and somewhere for letters to go.
import { join } from 'node:path'
import type { Post } from '../../accounts/ports.ts'
import { type Tools as AccountTools, USUAL_SETTINGS } from '../../accounts/tools.ts'
import type { Tools } from '../../games/tools.ts'
import { localMailbox } from '../../mail/mailbox.ts'
import { smtpPost } from '../../mail/smtp.ts'
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
    post: patient(openPost(config, clock, say, undo), say),
    settings: { ...USUAL_SETTINGS, linkTo: (token) => `${config.publicUrl}/sign-in#${token}` },
  }
}

function openPost({ smtp, home }: Config, clock: Tools['clock'], say: Say, undo: Undo): Post {
  if (!smtp) return localMailbox(join(home, 'mail'), clock, (file) => say(`A letter is in ${file}`))
  const post = smtpPost(smtp)
  undo(async () => post.close())
  return post
}

/** Whoever asks for a letter does not wait for the other server, nor learn from it whether there is such an address. */
const patient = (post: Post, say: Say): Post => ({
  async send(letter) {
    post.send(letter).catch((error: Error) => say(`A letter could not be sent: ${error.message}`))
  },
})
