// What accounts need: people, passwords, and somewhere for letters to go.
import { join } from 'node:path'
import { type Tools as AccountTools, USUAL_SETTINGS } from '../../accounts/tools.ts'
import type { Tools } from '../../games/append.ts'
import { localMailbox } from '../../mail/mailbox.ts'
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
    post: localMailbox(join(config.home, 'mail'), clock, (file) => say(`A letter is in ${file}`)),
    settings: { ...USUAL_SETTINGS, linkTo: (token) => `${config.publicUrl}/sign-in#${token}` },
  }
}
