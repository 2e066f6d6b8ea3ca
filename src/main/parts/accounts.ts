// What accounts need: people, passwords, and somewhere for letters to go.

import { type Dependencies as AccountDependencies, USUAL_SETTINGS } from '../../accounts/dependencies.ts'
import type { Standings } from '../../accounts/ports/standing.ts'
import type { LinkKind, Post } from '../../accounts/ports.ts'
import { signInCodes } from '../../accounts/sign-in-code.ts'
import type { LetterDependencies } from '../../games/letters/dependencies.ts'
import { endingOfAll } from '../../games/letters/endings.ts'
import type { Dependencies } from '../../games/log/dependencies.ts'
import { accountPost } from '../../mail/account-post.ts'
import { openClient } from '../../store/accounts/client.ts'
import { argonPasswords } from '../../store/accounts/passwords.ts'
import { accountStore } from '../../store/accounts/store.ts'
import type { Config } from '../config.ts'
import type { Keys } from '../secrets.ts'
import type { Undo } from './build.ts'
import { type Database, isPooled, type Say } from './database.ts'

export function openAccountParts(
  config: Config,
  database: Database,
  keys: Keys,
  standings: Standings,
  letters: LetterDependencies,
  say: Say,
  undo: Undo,
): AccountDependencies {
  const { clock, random, pubsub } = letters.deps
  return {
    ...openAccountKeeping(config, database, { clock }, undo, CONNECTIONS),
    ...{ random, pubsub, standings },
    passwords: argonPasswords(),
    codes: signInCodes(keys.map(({ secret }) => secret)),
    post: watched(
      accountPost(letters.post, {
        endingFor: (address) => endingOfAll(letters, address),
        accountPage: `${config.publicUrl}/me`,
      }),
      say,
    ),
  }
}

const CONNECTIONS = 10

/** What keeping people takes, for who looks after them alone. */
export function openAccountKeeping(
  { publicUrl }: Config,
  database: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  undo: Undo,
  connections = 1,
): Pick<AccountDependencies, 'store' | 'clock' | 'settings'> {
  const prisma = openClient(database.url, connections, isPooled(database))
  undo(() => prisma.$disconnect())
  const linkTo = (token: string, kind: LinkKind) => `${publicUrl}/${kind}#${token}`
  const settings = { ...USUAL_SETTINGS, linkTo }
  return { store: accountStore(prisma), clock, settings }
}

/** What keeps a letter from leaving is for the operator to know. */
const watched = (post: Post, say: Say): Post => {
  const told = (error: Error) => {
    say(`A letter could not be sent: ${error.message}`)
    throw error
  }
  return {
    send: (letter) => post.send(letter).catch(told),
    tell: (notice) => post.tell(notice).catch(told),
  }
}
