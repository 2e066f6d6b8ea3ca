// Playing by mail: the first line of a reply is an answer, if the reply comes from the right address to the right one. What
// came of it goes back by mail.
import { isolated } from '../../text/isolated.ts'
import { load } from '../log/load.ts'
import type { Failure } from '../model/failure.ts'
import { randomId } from '../model/ids.ts'
import { seatOf } from '../model/table.ts'
import { answerQuestion, type Receipt } from '../play/answer-question.ts'
import type { Cover, IncomingMail } from '../ports/incoming.ts'
import type { Letter, Receiver } from '../ports/letters.ts'
import type { Block, Mail } from '../ports/mail.ts'
import { askingOf } from './asking.ts'
import { WORDS, type Words } from './compose/words.ts'
import type { LetterDependencies } from './dependencies.ts'
import { endingOf, endLetters } from './endings.ts'

/**
 * `unknown`: nobody here is meant, and nobody is answered; `ignored`: a machine wrote it; `unsubscribed`: no more letters of
 * that kind; `unreadable`: somebody is meant, but it is no letter; else what became of the answer, which goes back by mail
 * as well.
 */
export type Received =
  | { readonly result: 'unknown' | 'ignored' | 'unsubscribed' }
  | { readonly result: 'unreadable'; readonly fault: string }
  | {
      readonly result: 'taken'
      readonly words: readonly string[]
      readonly seal: string | null
      readonly answered: boolean
    }
  | { readonly result: 'refused'; readonly words: readonly string[]; readonly answered: boolean }

const ADDRESS = /^(reply|unsubscribe)\+([0-9a-f]+)@/

/** What strangers send is never opened: the address says whether somebody here is meant. */
export async function receiveMail(letterTools: LetterDependencies, cover: Cover): Promise<Received> {
  const { store, tokens } = letterTools
  if (cover.isAutomatic) return { result: 'ignored' }
  const address = cover.to.find((to) => ADDRESS.test(to)) ?? ''
  const [, purpose, token = ''] = ADDRESS.exec(address) ?? []
  if (purpose === 'unsubscribe') {
    return { result: (await endLetters(letterTools, token)) ? 'unsubscribed' : 'unknown' }
  }
  const id = purpose === 'reply' ? tokens.read('reply', token) : undefined
  const letter = id === undefined ? undefined : await store.letter(id)
  const receiver = letter?.account ? await store.receiver(letter.account) : undefined
  if (!letter || !receiver) return { result: 'unknown' }
  const mail = await cover.open()
  if ('fault' in mail) return { result: 'unreadable', fault: mail.fault }
  // A letter that was passed on is not a way to play for its receiver.
  if (receiver.email !== mail.from) return { result: 'unknown' }
  return judge(letterTools, letter, receiver, { ...mail, address })
}

/** With the address it came to. */
type Reply = IncomingMail & { readonly address: string }

async function judge(
  letterTools: LetterDependencies,
  letter: Letter,
  receiver: Receiver,
  mail: Reply,
): Promise<Received> {
  const { deps } = letterTools
  const words = WORDS[receiver.locale]
  const table = await load(deps, letter.game)
  const seat = table && seatOf(table.file, receiver.account)
  const line = firstLine(mail.text)
  const refuse = async (...said: string[]): Promise<Received> => {
    const quoted = line === undefined ? [] : [`${words.refusal.yourLine}: ${line.slice(0, 200)}`]
    const title = isolated(table?.file.title ?? '')
    const blocks: Block[] = [
      { t: 'heading', text: words.refusal.subject(title) },
      ...[words.refusal.lead, ...said, ...quoted].map((text): Block => ({ t: 'text', text })),
      { t: 'text', text: words.refusal.again, small: true },
    ]
    const answered = await sendBack(letterTools, letter, receiver, mail, words.refusal.subject(title), blocks)
    return { result: 'refused', words: said, answered }
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
  const title = isolated(table.file.title)
  const answered = await sendBack(
    letterTools,
    letter,
    receiver,
    mail,
    words.receipt.subject(title),
    receipt(given.value, title, words),
  )
  return { result: 'taken', words: given.value.words, seal: given.value.seal, answered }
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

/** What it quotes is not its first line. */
function firstLine(text: string): string | undefined {
  const line = text
    .split(/\r\n|\r|\n/)
    .map((one) => one.replace(/[\u00a0\ufeff]/g, ' ').trim())
    .find((one) => one !== '')
  return line === undefined || line.startsWith('>') ? undefined : line
}

/** Whether it left. What was handed in stays so either way. */
async function sendBack(
  letterTools: LetterDependencies,
  letter: Letter,
  receiver: Receiver,
  mail: Reply,
  subject: string,
  blocks: readonly Block[],
): Promise<boolean> {
  const { post, deps, settings } = letterTools
  const words = WORDS[receiver.locale]
  // Whoever ends it ends what it answers: the letters that ask for replies.
  const unsubscribe = endingOf(letterTools, letter.mail ?? letter.id)
  const answer: Mail = {
    ...{ id: randomId(deps.random), to: receiver.email, locale: receiver.locale, subject },
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
    replyTo: mail.address,
    ...(mail.messageId !== undefined && { inReplyTo: mail.messageId }),
  }
  return post.send(answer).then(
    () => true,
    () => false,
  )
}
