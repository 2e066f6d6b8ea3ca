// Events as bytes: JSON text as it is where it is short, deflated where that spares room. A deflated one begins with 0x78.
import { deflateSync, inflateSync } from 'node:zlib'
import type { Happening } from '../../rules/ruleset.ts'

/** Below this, packing costs more time than it spares room. */
const WORTH_IT = 200
const DEFLATED = 0x78

export function packed(events: readonly Happening[]): Buffer {
  const text = Buffer.from(JSON.stringify(events))
  return text.length < WORTH_IT ? text : deflateSync(text)
}

/** JSON, as it was written. */
export const textOf = (bytes: Buffer): Buffer => (bytes[0] === DEFLATED ? inflateSync(bytes) : bytes)

export const unpacked = (bytes: Buffer): Happening[] => JSON.parse(textOf(bytes).toString())
