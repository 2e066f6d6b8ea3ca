// A letter that came in, read from its MIME. Whoever knows where letters are brought can send anything, so the head alone
// is looked at until somebody here is meant, and what has more of anything than a letter has is not read at all: reading
// costs time by the line and by the part, and nobody else is served meanwhile.
import PostalMime from 'postal-mime'
import type { IncomingMail, ReadMail } from '../games/ports/incoming.ts'
import { headOf } from './head.ts'
import { readReport } from './reports/read-report.ts'

/** A reply with the letter it answers, and its picture, has fewer. */
const MOST_LINES = 4_000
/** Lines that may begin a part, or underline a title. */
const MOST_DASHES = 400

/** Parts in parts, and headers of parts: more is no letter. A mail that is attached is not read for its own sake. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, forceRfc822Attachments: true }

export const readIncoming: ReadMail = (raw) => {
  const head = headOf(raw)
  if ('fault' in head) return head
  const { all } = head
  if (all('from').length === 0) return { fault: 'This is no mail: it does not say whom it is from.' }
  const [submitted = 'no'] = all('auto-submitted')
  // Where it is addressed to, and where servers on the way say whom it was for.
  const receivers = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'].flatMap(all)
  return {
    to: receivers.flatMap((value) => value.toLowerCase().match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? []),
    isAutomatic:
      !/^no\b/i.test(submitted) ||
      all('precedence').some((word) => /bulk|junk|list|auto_reply/i.test(word)) ||
      all('return-path').includes('<>'),
    open: () => open(raw),
    openReport: () => readReport(raw),
  }
}

async function open(raw: Buffer): Promise<IncomingMail | { readonly fault: string }> {
  if (isTooMuch(raw))
    return { fault: `A mail has at most ${MOST_LINES} lines, and ${MOST_DASHES} that begin with two dashes.` }
  try {
    const { from, messageId, text, html } = await PostalMime.parse(raw, LIMITS)
    const sender = from?.address?.toLowerCase()
    if (!sender) return { fault: 'This is no mail: it does not say whom it is from.' }
    return { from: sender, messageId, text: text?.trim() ? text : plain((html ?? '').slice(0, LONGEST_HTML)) }
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

/** A first line stands before this. */
const LONGEST_HTML = 20_000
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const plain = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<(br|\/p|\/div|\/li|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<blockquote\b[\s\S]*$/i, '')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
