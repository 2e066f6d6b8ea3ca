// What letters need: a way to leave, keys for the links in them, and the boards they show.
import { join } from 'node:path'
import { boards, LETTER_BOARD } from '../../games/letters/compose/boards.ts'
import type { LetterDependencies } from '../../games/letters/dependencies.ts'
import { ReceivedCounts } from '../../games/letters/receiving/received.ts'
import { letterTokens } from '../../games/letters/tokens.ts'
import type { Postman } from '../../games/ports/mail.ts'
import { localMailbox } from '../../mail/mailbox.ts'
import { smtpPost } from '../../mail/smtp.ts'
import type { Config } from '../config.ts'
import type { Keys } from '../secrets.ts'
import type { Undo } from './build.ts'
import type { Say } from './database.ts'
import type { GameParts } from './games.ts'

export const openLetterParts = (
  config: Config,
  keys: Keys,
  { deps, letterStore: store, replies }: GameParts,
  say: Say,
  undo: Undo,
): LetterDependencies => ({
  ...{
    deps,
    store,
    replies,
    received: new ReceivedCounts(),
    boards: boards(deps.catalogue, LETTER_BOARD),
    tokens: letterTokens(keys.map(({ secret }) => secret)),
  },
  post: openPost(config, deps.clock, say, undo),
  settings: { publicUrl: config.publicUrl, replyDomain: config.replyDomain, operator: config.operatorEmail },
})

export const mailFolder = ({ home }: Pick<Config, 'home'>): string => join(home, 'mail')

function openPost(config: Config, clock: () => Date, say: Say, undo: Undo): Postman {
  if (!config.smtp) return localMailbox(mailFolder(config), clock, (file) => say(`A letter is in ${file}`))
  const post = smtpPost(config.smtp)
  undo(async () => post.close())
  return post
}
