// The part of a mail that is about one game: what happened, the board, where it stands, what is asked, and the way there.

import type { Locale, Seat } from '../../../rules/ruleset.ts'
import { isolated } from '../../../text/isolated.ts'
import { readPages } from '../../log/pages/read-pages.ts'
import type { GameFile, ReadPage } from '../../model/game.ts'
import { introducedAt, namesAt } from '../../model/names.ts'
import { questionsFor, type Table } from '../../model/table.ts'
import { inTheirTime } from '../../model/time/their-time.ts'
import { type Kind, kindOf } from '../../notices/kinds.ts'
import type { Letter, Receiver } from '../../ports/letters.ts'
import type { Block, Thread } from '../../ports/mail.ts'
import { askingOf } from '../asking.ts'
import type { LetterDependencies } from '../dependencies.ts'
import { ANSWER_PREFIX } from '../tokens.ts'
import { threadOf } from './thread.ts'
import { tellRound } from './told-round.ts'
import { WORDS, type Words } from './words.ts'

export interface GamePart {
  readonly subject: string
  /** Of the game; undefined for what is about none. */
  readonly title: string | undefined
  readonly thread: Thread | undefined
  readonly blocks: readonly Block[]
  /** The same in few words, for a mail with many. */
  readonly brief: readonly Block[]
  /** What comes last. */
  readonly tail: readonly Block[]
  /** Where an answer can be mailed to, if one is asked for. */
  readonly replyTo: string | undefined
}

interface About {
  readonly table: Table
  readonly seat: Seat
  readonly receiver: Receiver
  /** At least one, the newest last. */
  readonly letters: readonly Letter[]
  /** Whether the mail is about other games as well. */
  readonly isOneOfMany: boolean
}

export async function gamePart(letterTools: LetterDependencies, about: About): Promise<GamePart> {
  const { deps, tokens, boards, settings } = letterTools
  const { table, seat, receiver, letters, isOneOfMany } = about
  const { file, ruleset } = table
  const { locale } = receiver
  const title = isolated(file.title)
  const words = WORDS[locale]
  const newest = letters.at(-1)!
  const pages = await readPages(deps, table)
  const reader = { viewer: seat, locale, names: namesAt(file, locale) }
  const position = ruleset.briefing(ruleset.view(table.state, seat), reader)
  const asked = questionsFor(table, seat)
  const isAsked = asked.length > 0
  // What is asked now may not be what this letter is about, if it comes late.
  const asking = isAsked ? await askingOf(letterTools, newest, table, seat) : undefined
  const canAnswer = asking !== undefined && asked.some(({ t }) => asking.mayAnswer(t))
  const takesLines = asked.some((question) => asking?.mayAnswer(question.t) && ruleset.takesLine(question))
  const png = await boards.draw(
    { ...table, state: stateAt(table, pages, newest.seq) },
    { seq: newest.seq, locale, names: reader.names, isOneOfMany },
  )
  const home = `${settings.publicUrl}/games/${file.id}`
  const replyTo =
    takesLines && settings.replyDomain !== null
      ? `reply+${tokens.sign('reply', newest.id)}@${settings.replyDomain}`
      : undefined
  const answer: Block = canAnswer
    ? {
        t: 'action',
        link: { text: words.answer, url: `${home}#answer=${ANSWER_PREFIX}${tokens.sign('answer', newest.id)}` },
      }
    : { t: 'action', link: { text: words.open, url: home } }
  const kind = kindOf(newest.kind)!
  const subject = words.subject[kind](title, position[0]?.title ?? '')
  const report = letters.findLast((letter) => letter.kind === 'round-over')
  const telling = letters.filter((letter) => TELLING.includes(letter.kind as Kind))
  const isOneOfSeveral = telling.length > 1
  const tales = telling.flatMap((letter) => tale(table, pages, reader, letter, isOneOfSeveral))
  const board: Block[] = png ? [{ t: 'picture', png, words: words.board(title) }] : []
  const standing = position.map(({ title, lines }): Block => ({ t: 'list', title, lines }))

  const brief: readonly Block[] = [
    { t: 'heading', text: title },
    text(ruleset.title[locale], true),
    ...leads(letters, title, table, locale),
    ...(kind === 'game-began' ? [text(words.atTheTable(introducedAt(file, locale)))] : []),
    ...deadline(file, receiver, words, isAsked),
    answer,
  ]

  return {
    subject: isAsked && kind === 'round-over' ? `${subject} – ${words.yourTurn}` : subject,
    title,
    thread: threadOf(file, receiver.account),
    replyTo,
    brief,
    blocks: [
      ...brief,
      // At the end, what came of it matters more than the last steps to it.
      ...(kind === 'game-over' ? [...standing, ...board, ...tales] : [...tales, ...board, ...standing]),
      ...(canAnswer ? [answer, text(words.answerGood, true)] : []),
    ],
    tail: report ? [{ t: 'links', links: [{ text: words.lookBack, url: `${home}#round=${report.occasion}` }] }] : [],
  }
}

/** Of a game without a position to show: that it has something to say, and the way there. */
export function unreadPart(
  { settings }: LetterDependencies,
  { table, receiver, letters }: Omit<About, 'seat' | 'isOneOfMany'>,
): GamePart {
  const { file } = table
  const words = WORDS[receiver.locale]
  const title = isolated(file.title)
  const home = { text: words.open, url: `${settings.publicUrl}/games/${file.id}` }
  const subject = words.subject[kindOf(letters.at(-1)!.kind)!](title, '')
  const blocks: Block[] = [
    { t: 'heading', text: title },
    text(table.ruleset.title[receiver.locale], true),
    ...leads(letters, title, table, receiver.locale),
    { t: 'action', link: home },
  ]
  return {
    subject,
    title,
    thread: threadOf(file, receiver.account),
    blocks,
    brief: blocks,
    tail: [],
    replyTo: undefined,
  }
}

const text = (words: string, small = false): Block => ({ t: 'text', text: words, small })

/** Each kind once: three rounds in one digest need one sentence. */
const leads = (letters: readonly Letter[], title: string, { ruleset }: Table, locale: Locale): Block[] =>
  [...new Set(letters.map(({ kind }) => kindOf(kind)!))].map((kind) => {
    const { occasion } = letters.findLast((letter) => letter.kind === kind)!
    return text(
      WORDS[locale].lead[kind](title, kind === 'round-over' ? ruleset.roundName(Number(occasion), locale) : ''),
    )
  })

const TELLING: readonly Kind[] = ['round-over', 'decision-asked', 'game-over']

function tale(
  table: Table,
  pages: readonly ReadPage[],
  reader: Parameters<typeof tellRound>[2],
  { kind, occasion, seq }: Letter,
  isOneOfSeveral: boolean,
): Block[] {
  const told = tellRound(table, pages, reader, seq, kind === 'round-over' ? Number(occasion) : undefined)
  if (!told) return []
  const words = WORDS[reader.locale]
  const round = table.ruleset.roundName(told.round, reader.locale)
  const titled = (title: string) => (isOneOfSeveral ? `${round}: ${title}` : title)
  const list = (title: string, lines: readonly string[]): Block[] =>
    lines.length > 0 ? [{ t: 'list', title: titled(title), lines }] : []
  const others: Block[] =
    told.others.length > 0 ? [{ t: 'tale', title: titled(words.othersDid), paragraphs: told.others }] : []
  return [...list(words.happenedToYou, told.own), ...others, ...list(words.elseHappened, told.rest)]
}

function deadline(file: GameFile, { locale, timeZone }: Receiver, words: Words, isAsked: boolean): Block[] {
  if (file.status === 'finished') return []
  if (!isAsked) return [text(words.nothingAsked)]
  const at = file.timing.dueAt
  return at ? [text(words.until(inTheirTime(at, locale, timeZone)))] : []
}

const stateAt = ({ file, ruleset, state }: Table, pages: readonly ReadPage[], seq: number): unknown =>
  seq >= file.seq ? state : ruleset.fold(pages.flatMap((page) => page.events).slice(0, seq))
