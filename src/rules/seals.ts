// The chain of seals: everybody sees at once that a page of a log is there and cannot be changed unnoticed, and nobody can
// read it from that. Pages are opened later, by showing their salts and events. The same here, in browsers and on servers.
import { canonical } from './canonical.ts'
import { digest } from './fairness.ts'
import type { Happening } from './ruleset.ts'

/** SHA-256 of a text, in lower-case hex. Servers have a faster one than browsers. */
export type Hash = (text: string) => string

/** What everybody may see of a page at once; its salt and events once it is open. */
export interface SealedPage {
  /** How many events came before. */
  readonly after: number
  /** How many it holds. */
  readonly count: number
  readonly seal: string
  /** Covers this page and all before it. */
  readonly head: string
  /** 16 random bytes in hex. */
  readonly salt?: string
  readonly events?: readonly Happening[]
}

/** Before the first page: it follows from the game's id. */
export const firstHead = (game: string, hash: Hash = digest): string => hash(game)

/** SHA-256 of the salt, a slash, and the page's events in canonical JSON. */
export const sealOf = (salt: string, events: readonly Happening[], hash: Hash = digest): string =>
  hash(`${salt}/${canonical(events)}`)

/** SHA-256 of the head before, a slash, and the page's seal. */
export const nextHead = (head: string, seal: string, hash: Hash = digest): string => hash(`${head}/${seal}`)

/** The first page that does not fit, if any: by the number of events before it. Of one that is open its events must fit, too. */
export function brokenSeal(game: string, pages: Iterable<SealedPage>, hash: Hash = digest): number | undefined {
  let head = firstHead(game, hash)
  let seq = 0
  for (const { after, count, seal, salt, events, ...page } of pages) {
    head = nextHead(head, seal, hash)
    const isOpened = salt !== undefined && events !== undefined
    if (after !== seq || page.head !== head) return after
    if (isOpened && (events.length !== count || sealOf(salt, events, hash) !== seal)) return after
    seq += count
  }
  return undefined
}
