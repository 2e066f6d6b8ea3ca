// Playing by mail: the line somebody wrote in a reply is an answer to what the letter asked. What came of it goes back by mail.
import { isolated } from '../../../text/isolated.ts'
import { load } from '../../log/load.ts'
import type { Failure } from '../../model/failure.ts'
import { seatOf } from '../../model/table.ts'
import { answerQuestion, type Receipt } from '../../play/answer-question.ts'
import type { Block } from '../../ports/mail.ts'
import { askingOf } from '../asking.ts'
import { WORDS, type Words } from '../compose/words.ts'
import type { ReceivingDependencies } from '../dependencies.ts'
import type { Received } from './received.ts'
import { type Reply, tellBack } from './tell-back.ts'

const LONGEST_QUOTE = 200

export async function answerByMail(letterTools: ReceivingDependencies, reply: Reply): Promise<Received> {
  const { deps } = letterTools
  const { letter, receiver, mayTell } = reply
  const mail = await reply.cover.open()
  if ('fault' in mail) return { result: 'unreadable', fault: mail.fault }
  const { line } = mail
  const words = WORDS[receiver.locale]
  const table = await load(deps, letter.game)
  const seat = table && seatOf(table.file, receiver.account)
  const title = isolated(table?.file.title ?? '')
  const otherSender = isSameMailbox(mail.from, receiver.email)
    ? []
    : [words.receipt.cameFrom(isolated(mail.from.slice(0, LONGEST_QUOTE)))]
  const refuse = async (...said: string[]): Promise<Received> => {
    const quoted = line === undefined ? [] : [`${words.refusal.yourLine}: ${line.slice(0, LONGEST_QUOTE)}`]
    const blocks: Block[] = [
      { t: 'heading', text: words.refusal.subject(title) },
      ...[words.refusal.lead, ...said, ...quoted, ...otherSender].map((text): Block => ({ t: 'text', text })),
      { t: 'text', text: words.refusal.again, small: true },
    ]
    if (mayTell.refusal) await tellBack(letterTools, reply, words.refusal.subject(title), blocks)
    return { result: 'refused', words: said, answered: mayTell.refusal }
  }
  if (!table || seat === undefined) return refuse(words.refusal.gone)
  const asking = await askingOf(letterTools, letter, table, seat)
  if (!asking) return refuse(words.refusal.over)
  if (line === undefined) return refuse(words.refusal.nothing)
  const read = table.ruleset.readLine(line, table.state, seat)
  if (!read.ok) return refuse(read.refusal.message)
  const { t: kind, ...answer } = read.value
  if (!asking.mayAnswer(kind)) return refuse(words.refusal.over)
  const said = { game: letter.game, account: receiver.account, kind, answer, locale: receiver.locale }
  const question = asking.questionFor(kind)
  const given = await answerQuestion(deps, { ...said, ...(question !== undefined && { question }) })
  if (!given.ok) return refuse(reasonOf(given.failure, words))
  const blocks = [...receipt(given.value, title, words), ...otherSender.map((text): Block => ({ t: 'text', text }))]
  if (mayTell.receipt) await tellBack(letterTools, reply, words.receipt.subject(title), blocks)
  return { result: 'taken', words: given.value.words, seal: given.value.seal, answered: mayTell.receipt }
}

function reasonOf(failure: Failure, { refusal }: Words): string {
  if (failure.kind === 'refused') return failure.refusal.message
  if (failure.kind === 'not-asked') return refusal.over
  return failure.kind === 'too-many-changes' ? refusal.tooOften : refusal.gone
}

/** The log's length; and what proves later that nothing was changed: what is sealed, by what, and the log's head with it. */
const receipt = ({ words: said, warnings, seq, seal, salt, head }: Receipt, title: string, words: Words): Block[] => [
  { t: 'heading', text: words.receipt.subject(title) },
  { t: 'text', text: words.receipt.lead },
  { t: 'list', title: words.receipt.yourAnswer, lines: said },
  ...(warnings.length > 0 ? [{ t: 'list', title: words.receipt.warnings, lines: warnings } as const] : []),
  { t: 'text', text: `${words.receipt.number} ${seq}`, small: true },
  ...proven(words.receipt.seal, seal),
  ...proven(words.receipt.salt, salt),
  ...proven(words.receipt.head, head),
]

const proven = (name: string, digits: string | null): Block[] =>
  digits === null ? [] : [{ t: 'text', text: `${name}: ${digits}`, small: true }]

/** Whatever stands behind a plus. */
const isSameMailbox = (one: string, other: string): boolean => {
  const bare = (address: string) => address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  return bare(one) === bare(other)
}
