// Events as bytes: JSON text as it is where it is short, deflated where that spares room. A deflated one begins with 0x78.
import { deflateSync, inflateSync } from 'node:zlib'
import { DamagedLog } from '../../games/model/damaged-log.ts'
import type { GameId } from '../../games/model/game.ts'
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

/** Of the page after this event. Throws without a word of what it holds: what JSON itself throws quotes that. */
export function unpacked(game: GameId, after: number, bytes: Buffer): Happening[] {
  try {
    return eventsIn(textOf(bytes))
  } catch {
    throw new DamagedLog(`the log of game ${game} cannot be read: its page after event ${after} is damaged`)
  }
}

/** Of JSON text. What this throws may quote it. */
export function eventsIn(text: Buffer): Happening[] {
  const events: unknown = JSON.parse(text.toString())
  if (!Array.isArray(events) || !events.every(isHappening)) throw new Error('no events')
  return events
}

const isHappening = (event: unknown): boolean => typeof event === 'object' && event !== null && 't' in event
