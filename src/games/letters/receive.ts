// Mail that comes in: the address it came to says what it is about. Whoever has that address may answer, as whoever has the
// link in the letter may; what came of it goes to the letter's receiver, whoever wrote it.
import { NotNow } from '../../flow/not-now.ts'
import type { Cover } from '../ports/incoming.ts'
import type { Letter } from '../ports/letters.ts'
import type { ReceivingDependencies } from './dependencies.ts'
import { endLetters } from './endings.ts'
import { type Addressed, addressedIn } from './receiving/addressed.ts'
import { answerByMail } from './receiving/answer-by-mail.ts'
import { isForged } from './receiving/forged.ts'
import type { Received } from './receiving/received.ts'
import { isReceipt } from './receiving/tell-back.ts'
import { isReport, receiveReport } from './returned.ts'

/** Mails to one letter that are read. */
export const MAILS_A_DAY = 100
/** Refusals of those that are mailed. Others change nothing either. */
export const REFUSALS_A_DAY = 5

export async function receiveMail(letterTools: ReceivingDependencies, cover: Cover): Promise<Received> {
  const { received } = letterTools
  try {
    const became = await receive(letterTools, cover)
    received.count(became.result)
    return became
  } catch (error) {
    received.count('trouble')
    throw error
  }
}

/** What strangers send is never opened: the address says whether somebody here is meant. */
async function receive(letterTools: ReceivingDependencies, cover: Cover): Promise<Received> {
  if (isReport(cover)) return receiveReport(letterTools, cover) // automatic, all of them
  const addressed = addressedIn(cover.to)
  // Nobody is answered, so there is no harm in a machine that does it for somebody.
  if (addressed?.about === 'unsubscribe')
    return { result: (await endLetters(letterTools, addressed.token)) ? 'unsubscribed' : 'unknown' }
  if (cover.isAutomatic) return { result: 'ignored' }
  return addressed?.about === 'reply' ? receiveReply(letterTools, addressed, cover) : { result: 'unknown' }
}

async function receiveReply(letterTools: ReceivingDependencies, to: Addressed, cover: Cover): Promise<Received> {
  const { store, tokens, replies, deps } = letterTools
  const id = tokens.read('reply', to.token)
  const letter = id === undefined ? undefined : await store.letter(id)
  const receiver = letter?.account ? await store.receiver(letter.account) : undefined
  if (!letter || !receiver || receiver.stopped === 'suspended') return { result: 'unknown' }
  if (isForged(cover.checks)) return { result: 'forged' }
  if (isOurOwn(cover, letter)) return { result: 'ignored' }
  const arriving = { letter: letter.id, digest: cover.digest, now: deps.clock() }
  const { is, refused } = await replies.arrive(arriving, MAILS_A_DAY)
  if (is === 'known') return { result: 'repeated' }
  if (is === 'too-many') return { result: 'ignored' }
  if (is === 'in-hand') throw new NotNow('too-busy', 'This mail is being read.')
  try {
    const mayTell = { receipt: !cover.wantsNoAnswer, refusal: !cover.wantsNoAnswer && refused < REFUSALS_A_DAY }
    const became = await answerByMail(letterTools, { letter, receiver, to: to.address, cover, mayTell })
    await replies.settle(arriving, became.result === 'refused' && became.answered)
    return became
  } catch (error) {
    await replies.forget(arriving).catch(() => {}) // then it is forgotten a little later
    throw error
  }
}

/** A letter of ours that somebody's mailbox sends back, whatever was taken off it on the way. */
const isOurOwn = ({ messageId = '' }: Cover, { id, mail }: Letter): boolean =>
  messageId.startsWith(`<${mail ?? id}@`) || isReceipt(messageId)
