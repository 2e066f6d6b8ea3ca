// What came of a reply, by mail: always to whom the letter was for, wherever the reply came from.
import { randomId } from '../../model/ids.ts'
import type { Cover } from '../../ports/incoming.ts'
import type { Letter, Receiver } from '../../ports/letters.ts'
import type { Block, Mail } from '../../ports/mail.ts'
import { WORDS } from '../compose/words.ts'
import type { LetterDependencies } from '../dependencies.ts'
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

/** UUIDs of version 8, which programs do not make: so one of these is known by its id if it ever comes back. */
const receiptId = (random: (bytes: number) => string): string => randomId(random).replace(/(?<=^.{14})4/, '8')
export const isReceipt = (messageId: string): boolean =>
  /^<[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}@/.test(messageId)

/** Whether it left. What was handed in stays so either way. */
export async function tellBack(
  letterTools: LetterDependencies,
  { letter, receiver, to, cover }: Reply,
  subject: string,
  blocks: readonly Block[],
): Promise<boolean> {
  const { post, deps, settings } = letterTools
  const words = WORDS[receiver.locale]
  // Whoever ends it ends what it answers: the letters that ask for replies.
  const unsubscribe = endingOf(letterTools, letter.mail ?? letter.id)
  const answer: Mail = {
    ...{ id: receiptId(deps.random), to: receiver.email, locale: receiver.locale, subject },
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
  return post.send(answer).then(
    () => true,
    () => false,
  )
}
