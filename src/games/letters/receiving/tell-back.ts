// What came of a reply, by mail: always to whom the letter was for, wherever the reply came from.
import { digest } from '../../../rules/fairness.ts'
import type { Cover } from '../../ports/incoming.ts'
import type { Letter, Receiver } from '../../ports/letters.ts'
import type { Block, Mail } from '../../ports/mail.ts'
import { WORDS } from '../compose/words.ts'
import type { ReceivingDependencies } from '../dependencies.ts'
import { endingOf } from '../endings.ts'

export interface Reply {
  /** What it answers, and whom that was for. */
  readonly letter: Letter
  readonly receiver: Receiver
  /** The address it came to. */
  readonly to: string
  readonly cover: Cover
  readonly mayTell: { readonly receipt: boolean; readonly refusal: boolean }
}

/**
 * The same for the same mail to the same letter, so that it is answered once. UUIDs of version 8, which other programs do not
 * make: so one of these is known by its id if it ever comes back.
 */
const receiptId = (letter: string, mail: string): string =>
  digest(`receipt/${letter}/${mail}`).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
export const isReceipt = (messageId: string): boolean =>
  /^<[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}@/.test(messageId)

/** Done when it is written down: it leaves by itself. */
export async function tellBack(
  letterTools: ReceivingDependencies,
  { letter, receiver, to, cover }: Reply,
  subject: string,
  blocks: readonly Block[],
): Promise<void> {
  const { receipts, settings } = letterTools
  const words = WORDS[receiver.locale]
  // Whoever ends it ends what it answers: the letters that ask for replies.
  const unsubscribe = endingOf(letterTools, letter.mail ?? letter.id)
  const answer: Mail = {
    ...{ id: receiptId(letter.id, cover.digest), to: receiver.email, locale: receiver.locale, subject },
    blocks: [
      ...blocks,
      {
        t: 'links',
        links: [
          { text: words.preferences, url: `${settings.publicUrl}/me#letters` },
          { text: words.unsubscribe, url: unsubscribe.url },
        ],
      },
    ],
    unsubscribe,
    replyTo: to,
    ...(cover.messageId !== undefined && { inReplyTo: cover.messageId }),
  }
  await receipts.post(answer)
}
