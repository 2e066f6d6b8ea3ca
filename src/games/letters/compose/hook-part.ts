// The part of a mail that is about no game: a webhook was switched off. Which one, and why, is on the page that it leads to.
import type { Kind } from '../../notices/kinds.ts'
import type { Receiver } from '../../ports/letters.ts'
import type { Block } from '../../ports/mail.ts'
import type { LetterDependencies } from '../dependencies.ts'
import type { GamePart } from './game-part.ts'
import { WORDS } from './words.ts'

export const HOOK_OFF = 'webhook-off' satisfies Kind

export function hookPart({ settings }: LetterDependencies, { locale }: Receiver): GamePart {
  const words = WORDS[locale]
  const subject = words.subject[HOOK_OFF]('', '')
  const blocks: Block[] = [
    { t: 'heading', text: subject },
    { t: 'text', text: words.lead[HOOK_OFF]('', '') },
    { t: 'action', link: { text: words.yourWebhooks, url: `${settings.publicUrl}/me#webhooks` } },
  ]
  return { subject, title: undefined, thread: undefined, blocks, brief: blocks, tail: [], replyTo: undefined }
}
