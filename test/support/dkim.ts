// A signature of a mail, checked as any server that receives it would (RFC 6376, relaxed/relaxed), from its bytes alone.
import { createHash, type KeyObject, verify } from 'node:crypto'

export interface Checked {
  readonly isGood: boolean
  /** The names of the headers that it covers, in small letters. */
  readonly covers: readonly string[]
}

export function checkSignature(raw: string, key: KeyObject): Checked {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const nameOf = (header: string) => header.slice(0, header.indexOf(':')).trim().toLowerCase()
  const signature = headers.find((header) => nameOf(header) === 'dkim-signature')!
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s+/g, '')]),
  )
  const covers = tags.get('h')!.toLowerCase().split(':')
  const left = headers.toReversed() // of several, the last is meant
  const signed = covers.flatMap((name) => {
    const at = left.findIndex((header) => nameOf(header) === name)
    return at === -1 ? [] : left.splice(at, 1)
  })
  const own = signature.replace(/(;\s*b=)[\s\S]*$/, '$1')
  const text = [...signed.map((header) => `${relaxed(header)}\r\n`), relaxed(own)].join('')
  const isBody =
    tags.get('bh') ===
    createHash('sha256')
      .update(bodyOf(raw.slice(end + 4)), 'latin1')
      .digest('base64')
  const isHead = verify('sha256', Buffer.from(text, 'latin1'), key, Buffer.from(tags.get('b')!, 'base64'))
  return { isGood: isBody && isHead, covers }
}

function relaxed(header: string): string {
  const [, name = '', value = ''] = /^([^:]*):([\s\S]*)$/.exec(header)!
  return `${name.trim().toLowerCase()}:${value
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`
}

function bodyOf(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  while (lines.at(-1) === '') lines.pop()
  return lines.map((line) => `${line}\r\n`).join('')
}
