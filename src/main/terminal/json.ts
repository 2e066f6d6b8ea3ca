// Bytes from outside, read as JSON.
import { constants, isUtf8 } from 'node:buffer'
import { nameOf, readBytes } from './input.ts'
import { Mistake, messageOf } from './mistake.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** The text; undefined if these bytes are none. A mark at its beginning, as some editors leave it, is dropped. */
export function textOf(bytes: Buffer): string | undefined {
  if (bytes.length > constants.MAX_STRING_LENGTH || !isUtf8(bytes)) return undefined
  const text = bytes.toString('utf8')
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
}

/** Of a file; `-` is what is fed in. `hint` is said when it is no JSON. */
export async function readJson(path: string, hint = ''): Promise<unknown> {
  const text = textOf(await readBytes(path))
  if (text === undefined) throw new Mistake(`${nameOf(path)} is no JSON: it is not UTF-8 text.${hint}`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Mistake(`${nameOf(path)} is no JSON: ${messageOf(error)}.${hint}`)
  }
}
