// A mail from the letters that go in it, composed from the log as it is when it is sent.

import { load } from '../../log/load.ts'
import { questionsFor, seatOf, type Table } from '../../model/table.ts'
import { ASKING, kindOf } from '../../notices/kinds.ts'
import type { Bundle, Letter, Receiver } from '../../ports/letters.ts'
import type { Block, Mail } from '../../ports/mail.ts'
import type { LetterDependencies } from '../dependencies.ts'
import { endingOf } from '../endings.ts'
import { composeAlarm } from './alarm.ts'
import type { Composed } from './composed.ts'
import { type GamePart, gamePart, unreadPart } from './game-part.ts'
import { WORDS } from './words.ts'

export async function composeMail(letterTools: LetterDependencies, bundle: Bundle): Promise<Composed> {
  const { mail, receiver, letters } = bundle
  if (receiver === 'operator') return composeAlarm(letterTools, bundle)
  const skipped: { letter: Letter; reason: string }[] = []
  if (!receiver)
    return { mail: undefined, told: [], skipped: letters.map((letter) => ({ letter, reason: 'no address' })) }
  const parts: GamePart[] = []
  for (const game of new Set(letters.map((letter) => letter.game))) {
    const table = await load(letterTools.deps, game)
    const seat = table && seatOf(table.file, receiver.account)
    const asked = table && seat !== undefined ? questionsFor(table, seat).map(({ id }) => id) : []
    const wanted = letters.filter((letter) => {
      if (letter.game !== game) return false
      const reason = seat === undefined ? 'no longer at the table' : reasonToSkip(letter, receiver, asked, table!)
      if (reason !== undefined) skipped.push({ letter, reason })
      return reason === undefined
    })
    if (table && seat !== undefined && wanted.length > 0)
      parts.push(
        table.state === undefined
          ? unreadPart(letterTools, { table, receiver, letters: wanted })
          : await gamePart(letterTools, { table, seat, receiver, letters: wanted }),
      )
  }
  const out = new Set(skipped.map(({ letter }) => letter))
  const told = letters.filter((letter) => !out.has(letter))
  return { mail: parts.length > 0 ? mailOf(letterTools, mail, receiver, parts) : undefined, told, skipped }
}

/** Why nobody needs it any more, if so. */
function reasonToSkip(
  { kind, occasion, wish }: Letter,
  receiver: Receiver,
  asked: readonly string[],
  { file, state }: Table,
): string | undefined {
  const known = kindOf(kind)
  if (known === undefined) return 'unknown kind'
  if (receiver.wishes[wish] === 'off') return 'not wanted any more'
  // That it stands still can be told; what happened in it cannot.
  if (state === undefined && file.seq > 0 && known !== 'parked') return 'its log cannot be read'
  if (!ASKING.includes(known)) return undefined
  const isOpen = known === 'decision-asked' ? asked.includes(occasion) : asked.length > 0
  return isOpen ? undefined : 'answered'
}

function mailOf(letterTools: LetterDependencies, id: string, receiver: Receiver, parts: readonly GamePart[]): Mail {
  const { settings } = letterTools
  const words = WORDS[receiver.locale]
  const [first, ...more] = parts
  const replies = parts.flatMap(({ replyTo }) => replyTo ?? [])
  const unsubscribe = endingOf(letterTools, id)
  // One answer: one simply replies. Several: each has an address of its own.
  const [only] = replies.length === 1 ? replies : []
  return {
    id,
    to: receiver.email,
    locale: receiver.locale,
    subject: more.length === 0 ? first!.subject : words.subjectOfMany(parts.map(({ title }) => title)),
    blocks: [
      ...parts.flatMap((part, i): Block[] => [
        ...(i > 0 ? [{ t: 'rule' as const }] : []),
        ...part.blocks,
        ...(part.replyTo === undefined ? [] : [replyHint(part.replyTo, only === part.replyTo, words)]),
        ...part.tail,
      ]),
      { t: 'rule' },
      { t: 'text', text: words.footer, small: true },
      {
        t: 'links',
        links: [
          { text: words.preferences, url: `${settings.publicUrl}/me#letters` },
          { text: words.unsubscribe, url: unsubscribe.url },
        ],
      },
    ],
    ...(only !== undefined && { replyTo: only }),
    unsubscribe,
  }
}

const replyHint = (address: string, isReply: boolean, words: (typeof WORDS)['en']): Block =>
  isReply
    ? { t: 'text', text: words.byReply, small: true }
    : { t: 'links', links: [{ text: words.byMailTo, url: `mailto:${address}` }] }
