// A letter that came in, read from its MIME.
import PostalMime, { type Email } from 'postal-mime'
import type { IncomingMail, ReadMail } from '../games/ports/incoming.ts'

/** How deep parts may stand in parts, and how long headers may be: more is no letter. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024 }

export const readIncoming: ReadMail = async (raw) => {
  try {
    return incomingOf(await PostalMime.parse(raw, LIMITS))
  } catch {
    return undefined
  }
}

function incomingOf(email: Email): IncomingMail | undefined {
  const from = email.from?.address?.toLowerCase()
  if (!from) return undefined
  const header = (name: string) => email.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const named = [...(email.to ?? []), ...(email.cc ?? [])].flatMap((one) => one.address ?? [])
  // Where servers on the way say whom it was for.
  const onTheWay = [...header('delivered-to'), ...header('x-original-to'), ...header('envelope-to')]
  const [submitted = 'no'] = header('auto-submitted')
  return {
    from,
    to: [...named, ...onTheWay].map((address) => address.toLowerCase()),
    subject: email.subject ?? '',
    messageId: email.messageId,
    text: email.text?.trim() ? email.text : plain((email.html ?? '').slice(0, LONGEST_HTML)),
    isAutomatic:
      !/^no\b/i.test(submitted.trim()) ||
      header('precedence').some((word) => /bulk|junk|list|auto_reply/i.test(word)) ||
      header('return-path').some((path) => path.trim() === '<>'),
  }
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
