// The parts of a report, as text. Whoever knows an address of ours can send anything there, so only as much is looked at as a
// report has before it quotes the letter: no more bytes, lines or parts, whatever follows.
import { type Fields, fieldsOf } from './fields.ts'

export interface Part {
  /** Such as message/delivery-status, in small letters. */
  readonly type: string
  readonly head: Fields
  readonly lines: readonly string[]
}

const MOST_BYTES = 64 * 1024
const MOST_LINES = 1_500
const MOST_PARTS = 5

/** None for what is no report (RFC 6522). */
export function partsOf(raw: Buffer): Part[] {
  const lines = raw.toString('latin1', 0, MOST_BYTES).split(/\r?\n/, MOST_LINES)
  const { head, lines: body } = opened(lines)
  const type = head.get('content-type')
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? bare
  if (!/^multipart\/report\b/i.test(type) || boundary === undefined) return []
  const parts: string[][] = []
  for (const line of body) {
    if (line.trimEnd() === `--${boundary}--` || parts.length > MOST_PARTS) break
    if (line.trimEnd() === `--${boundary}`) parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts.slice(0, MOST_PARTS).map((part) => decoded(opened(part)))
}

/** Before the first empty line, and after it. */
function opened(lines: readonly string[]): Part {
  const end = lines.indexOf('')
  const head = fieldsOf(end === -1 ? lines : lines.slice(0, end))
  const [type = ''] = head.get('content-type').toLowerCase().split(/[;\s]/)
  return { type, head, lines: end === -1 ? [] : lines.slice(end + 1) }
}

function decoded(part: Part): Part {
  const encoding = part.head.get('content-transfer-encoding').toLowerCase()
  const text = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8').split(/\r?\n/)
  if (encoding === 'base64')
    return { ...part, lines: text(Buffer.from(part.lines.join(''), 'base64').toString('latin1')) }
  if (encoding !== 'quoted-printable') return { ...part, lines: text(part.lines.join('\n')) }
  const whole = part.lines.join('\n').replace(/=[ \t]*\n/g, '')
  return { ...part, lines: text(whole.replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))) }
}
