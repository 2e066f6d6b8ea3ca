// What accounts need: people, passwords, and somewhere for letters to go.

import { postOf, postOnce } from '../../accounts/letters/post.ts'
import { sealing } from '../../accounts/letters/sealing.ts'
import type { LetterTools, LetterTrouble } from '../../accounts/letters/tools.ts'
import { type Dependencies as AccountDependencies, USUAL_SETTINGS } from '../../accounts/model/dependencies.ts'
import type { LinkKind } from '../../accounts/ports/outside.ts'
import type { Standings } from '../../accounts/ports/standing.ts'
import { signInCodes } from '../../accounts/sign-in/sign-in-code.ts'
import type { LetterDependencies } from '../../games/letters/dependencies.ts'
import { endingOfAll } from '../../games/letters/endings.ts'
import type { Dependencies } from '../../games/log/dependencies.ts'
import type { ReceiptPost } from '../../games/ports/replies.ts'
import { accountCarrier } from '../../mail/account-post.ts'
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
): { readonly accounts: AccountDependencies; readonly receipts: ReceiptPost } {
  const { clock, random, pubsub } = letters.deps
  const keeping = openAccountKeeping(config, database, { clock }, undo, config.accountConnections)
  const trouble = ({ answer, last }: LetterTrouble) =>
    say(`A letter ${last ? 'could not be sent' : 'is tried again later'}: ${answer}`)
  const tools = accountLetters(config, keys, keeping, letters, trouble)
  const accounts = {
    ...keeping,
    ...{ random, pubsub, standings },
    passwords: argonPasswords(),
    codes: signInCodes(keys.map(({ secret }) => secret)),
    post: postOf(tools),
  }
  return { accounts, receipts: receiptPost(tools) }
}

/** Receipts for mails wait and leave as letters about accounts do, with what they said when they were posted. */
export const receiptPost = (tools: LetterTools): ReceiptPost => ({
  post: (mail) => postOnce(tools, mail.id, { to: mail.to, kind: 'receipt', text: JSON.stringify(mail) }),
})

/** What letters about accounts take, for whoever writes them and for whoever sends those that wait. */
export const accountLetters = (
  config: Config,
  keys: Keys,
  { store, clock }: Pick<AccountDependencies, 'store' | 'clock'>,
  letters: LetterDependencies,
  trouble: LetterTools['trouble'],
): LetterTools => ({
  ...{ store, clock, trouble, random: letters.deps.random },
  sealing: sealing(
    keys.map(({ secret }) => secret),
    letters.deps.random,
  ),
  carrier: accountCarrier(letters.post, {
    endingFor: (address) => endingOfAll(letters, address),
    accountPage: `${config.publicUrl}/me`,
  }),
})

/** What keeping people takes, for who looks after them alone. */
export function openAccountKeeping(
  { publicUrl, linkCaps }: Config,
  database: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  undo: Undo,
  connections = 1,
): Pick<AccountDependencies, 'store' | 'clock' | 'settings'> {
  const prisma = openClient(database.url, connections, isPooled(database))
  undo(() => prisma.$disconnect())
  const linkTo = (token: string, kind: LinkKind) => `${publicUrl}/${kind}#${token}`
  const settings = { ...USUAL_SETTINGS, linkCaps, linkTo }
  return { store: accountStore(prisma), clock, settings }
}
