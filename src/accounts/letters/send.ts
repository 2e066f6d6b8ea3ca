// Sends letters about accounts that are due: each by one hand, with what the other server said written down; again later where
// that may help, as long as it is of use.
import { DAY, later, MINUTE, SECOND } from '../model/dependencies.ts'
import { type AccountLetter, ASKED_FOR, type Carried, type Content } from '../ports/letters.ts'
import { LEASE, type LetterTools } from './tools.ts'

const AT_ONCE = 4
const LONGEST_ANSWER = 500
/** Somebody waits for what they asked for; the others have two days. */
const SOON = [15 * SECOND, MINUTE, 3 * MINUTE, 5 * MINUTE]
const IN_TIME = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, DAY / 8, DAY / 4, DAY / 2]

const isAskedFor = (kind: string): boolean => (ASKED_FOR as readonly string[]).includes(kind)

/** Until none is due. */
export async function sendDue(tools: LetterTools): Promise<void> {
  const { store, clock } = tools
  const hand = async () => {
    for (;;) {
      const now = clock()
      const letter = await store.claimLetter(now, later(now, LEASE))
      if (!letter) return
      await sendOne(tools, letter)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
}

export async function sendOne(tools: LetterTools, letter: AccountLetter): Promise<void> {
  const { store, clock, trouble } = tools
  const { id, kind, expiresAt, attempts } = letter
  if (letter.isStopped && !isAskedFor(kind))
    return store.settleLetter(id, { state: 'skipped', answer: 'mail stopped', isCounted: true })
  const carried = await carry(tools, letter)
  const now = clock()
  const answer = carried.answer.slice(0, LONGEST_ANSWER)
  if (carried.t === 'accepted') return store.settleLetter(id, { state: 'sent', at: now, answer })
  const pauses = isAskedFor(kind) ? SOON : IN_TIME
  const nextTryAt = later(now, pauses[Math.min(attempts, pauses.length) - 1]!)
  const last = carried.isFinal || nextTryAt >= expiresAt
  await store.settleLetter(
    id,
    // An address that refuses letters has got what was asked for; one that nobody could be asked about has not.
    last ? { state: 'failed', answer, isCounted: carried.isFinal } : { state: 'waiting', answer, nextTryAt },
  )
  trouble({ letter: id, answer, last })
}

async function carry({ carrier, sealing, clock }: LetterTools, letter: AccountLetter): Promise<Carried> {
  const { id, sealed, expiresAt } = letter
  if (expiresAt <= clock()) return { t: 'refused', answer: 'It could not leave in time.', isFinal: false }
  const text = sealed === null ? undefined : sealing.open(id, sealed)
  if (text === undefined)
    return { t: 'refused', answer: 'It cannot be read any more: its key has been changed.', isFinal: true }
  return carrier.carry(id, contentIn(text))
}

/** As it was before it became text. */
const contentIn = (text: string): Content =>
  JSON.parse(text, (name, value) => (name === 'at' || name === 'expiresAt' ? new Date(value) : value)) as Content
