// A mail from the letters that go in it, composed from the log as it is when it is sent.

import { load } from '../../log/load.ts'
import { DamagedLog } from '../../model/damaged-log.ts'
import { questionsFor, seatOf, type Table } from '../../model/table.ts'
import { kindOf } from '../../notices/kinds.ts'
import type { Bundle, Letter, Receiver } from '../../ports/letters.ts'
import type { Block, Mail } from '../../ports/mail.ts'
import type { LetterDependencies } from '../dependencies.ts'
import { endingOf } from '../endings.ts'
import { composeAlarm } from './alarm.ts'
import { type Composed, reasonNotTo } from './composed.ts'
import { fitted } from './fit.ts'
import { type GamePart, gamePart, unreadPart } from './game-part.ts'
import { HOOK_OFF, hookPart } from './hook-part.ts'
import { reasonItIsOld } from './old-news.ts'
import { WORDS } from './words.ts'

export async function composeMail(letterTools: LetterDependencies, bundle: Bundle): Promise<Composed> {
  const { mail, receiver, letters } = bundle
  if (receiver === 'operator') return composeAlarm(letterTools, bundle)
  const skipped: { letter: Letter; reason: string }[] = []
  const nobody = receiver ? reasonNotTo(receiver) : 'no address'
  if (!receiver || nobody !== null)
    return { mail: undefined, told: [], skipped: letters.map((letter) => ({ letter, reason: nobody! })) }
  const parts: GamePart[] = []
  const games = new Set(letters.filter(({ kind }) => kind !== HOOK_OFF).map((letter) => letter.game))
  const isOneOfMany = games.size > 1
  for (const game of games) {
    const table = await load(letterTools.deps, game)
    const seat = table && seatOf(table.file, receiver.account)
    const asked = table && seat !== undefined ? questionsFor(table, seat).map(({ id }) => id) : []
    const wanted = letters.filter((letter) => {
      if (letter.game !== game || letter.kind === HOOK_OFF) return false
      const reason = seat === undefined ? 'no longer at the table' : reasonToSkip(letter, receiver, asked, table!)
      if (reason !== undefined) skipped.push({ letter, reason })
      return reason === undefined
    })
    if (table && seat !== undefined && wanted.length > 0)
      parts.push(
        table.state === undefined
          ? unreadPart(letterTools, { table, receiver, letters: wanted })
          : await gamePart(letterTools, { table, seat, receiver, letters: wanted, isOneOfMany }).catch((error) => {
              if (!(error instanceof DamagedLog)) throw error
              return unreadPart(letterTools, { table, receiver, letters: wanted })
            }),
      )
  }
  const ofHooks = letters.filter(({ kind }) => kind === HOOK_OFF)
  const isWanted = ofHooks.every(({ wish }) => receiver.wishes[wish] !== 'off')
  if (!isWanted) skipped.push(...ofHooks.map((letter) => ({ letter, reason: 'not wanted any more' })))
  const beside = ofHooks.length > 0 && isWanted ? [hookPart(letterTools, receiver)] : []
  const out = new Set(skipped.map(({ letter }) => letter))
  const told = letters.filter((letter) => !out.has(letter))
  const all = [...parts, ...beside]
  return { mail: all.length > 0 ? mailOf(letterTools, mail, receiver, fitted(all)) : undefined, told, skipped }
}

/** Why nobody needs it any more, if so. */
function reasonToSkip(
  { kind, occasion, wish }: Letter,
  receiver: Receiver,
  asked: readonly string[],
  table: Table,
): string | undefined {
  const known = kindOf(kind)
  if (known === undefined) return 'unknown kind'
  if (receiver.wishes[wish] === 'off') return 'not wanted any more'
  return reasonItIsOld({ kind: known, occasion }, asked, table)
}

function mailOf(letterTools: LetterDependencies, id: string, receiver: Receiver, parts: readonly GamePart[]): Mail {
  const { settings } = letterTools
  const words = WORDS[receiver.locale]
  // What is about no game comes last, and lends its subject only where there is no other.
  const titles = parts.flatMap(({ title }) => title ?? [])
  const replies = parts.flatMap(({ replyTo }) => replyTo ?? [])
  const unsubscribe = endingOf(letterTools, id)
  // One answer: one simply replies. Several: each has an address of its own.
  const [only] = replies.length === 1 ? replies : []
  // News of several games belong to no thread: they would tie the games' threads together.
  const threads = parts.flatMap((part) => part.thread ?? [])
  const [thread] = threads.length === 1 ? threads : []
  return {
    id,
    to: receiver.email,
    locale: receiver.locale,
    subject: titles.length > 1 ? words.subjectOfMany(titles) : parts[0]!.subject,
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
    ...(thread && { thread }),
    unsubscribe,
  }
}

const replyHint = (address: string, isReply: boolean, words: (typeof WORDS)['en']): Block =>
  isReply
    ? { t: 'text', text: words.byReply, small: true }
    : { t: 'links', links: [{ text: words.byMailTo, url: `mailto:${address}` }] }
