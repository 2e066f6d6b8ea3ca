// A letter that came in, read from its MIME. Whoever knows where letters are brought can send anything, so the head alone
// is looked at until somebody here is meant, and what has more of anything than a letter has is not read at all: reading
// costs time by the line and by the part, and nobody else is served meanwhile.
import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import type { Cover, IncomingMail, ReadMail } from '../games/ports/incoming.ts'
import { type Head, headOf } from './head.ts'
import { isAutomatic, wantsNoAnswer } from './reading/automatic.ts'
import { textOfHtml } from './reading/html-text.ts'
import { replyLine } from './reading/reply-line.ts'
import { checksIn } from './reading/sender-checks.ts'
import { readReport } from './reports/read-report.ts'

/** A reply with the letter it answers, and its picture, has fewer. */
const MOST_LINES = 4_000
/** Lines that may begin a part, or underline a title. */
const MOST_DASHES = 400
const LONGEST_ID = 500

/** Parts in parts, and headers of parts: more is no letter. A mail that is attached is not read for its own sake. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, forceRfc822Attachments: true }

/** `believed`: the name of the server whose word about senders is taken; null where none is. */
export const incomingReader =
  (believed: string | null): ReadMail =>
  (raw) => {
    const head = headOf(raw)
    if ('fault' in head) return head
    const { all } = head
    if (all('from').length === 0) return { fault: 'This is no mail: it does not say whom it is from.' }
    // Where it is addressed to, and where servers on the way say whom it was for.
    const receivers = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'].flatMap(all)
    return {
      to: receivers.flatMap(addressesIn),
      ...known(head, raw),
      isAutomatic: isAutomatic(head),
      wantsNoAnswer: wantsNoAnswer(head),
      checks: checksIn(all('authentication-results'), believed),
      open: () => open(raw),
      openReport: () => readReport(raw),
    }
  }

/** Where no server has a word about senders. */
export const readIncoming = incomingReader(null)

/** Words with an @ in the midst. They are told apart first: to look for the @ from every letter takes for ever. */
const addressesIn = (value: string): string[] =>
  value
    .toLowerCase()
    .split(/[\s<>,;:"()]+/)
    .filter((word) => word.includes('@', 1) && !word.endsWith('@'))

/** A mail without an id of its own is known by all of it but what servers write on it on the way. */
function known({ all }: Head, raw: Buffer): Pick<Cover, 'messageId' | 'digest'> {
  const [id = ''] = all('message-id')
  const isId = /^<[^<>\s]+>$/.test(id) && id.length <= LONGEST_ID
  const hash = createHash('sha256')
  if (isId) hash.update(id)
  else for (const part of [...all('from'), ...all('date'), raw.subarray(endOfHead(raw))]) hash.update(part)
  return { messageId: isId ? id : undefined, digest: hash.digest('hex') }
}

const endOfHead = (raw: Buffer): number => Math.max(0, raw.indexOf('\r\n\r\n'), raw.indexOf('\n\n'))

async function open(raw: Buffer): Promise<IncomingMail | { readonly fault: string }> {
  if (isTooMuch(raw))
    return { fault: `A mail has at most ${MOST_LINES} lines, and ${MOST_DASHES} that begin with two dashes.` }
  try {
    const { from, text, html } = await PostalMime.parse(raw, LIMITS)
    const sender = from?.address?.toLowerCase()
    if (!sender) return { fault: 'This is no mail: it does not say whom it is from.' }
    return { from: sender, line: replyLine(text?.trim() ? text : textOfHtml(html ?? '')) }
  } catch {
    return { fault: 'This mail cannot be read.' }
  }
}

const DASH = 0x2d

function isTooMuch(raw: Buffer): boolean {
  let lines = 0
  let dashes = 0
  for (let at = raw.indexOf('\n'); at !== -1; at = raw.indexOf('\n', at + 1)) {
    if (raw[at + 1] === DASH && raw[at + 2] === DASH) dashes++
    if (++lines > MOST_LINES || dashes > MOST_DASHES) return true
  }
  return false
}
