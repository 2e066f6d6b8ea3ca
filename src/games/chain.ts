// The log's hash chain: each event's hash covers the one before, so that nothing of a log can be changed unnoticed.
import { hash } from 'node:crypto'
import { canonical } from '../rules/canonical.ts'
import type { Happening } from '../rules/ruleset.ts'
import type { GameId, Page } from './ports.ts'

/** As the rules' own, which also run in browsers: SHA-256 in hex. */
const digest = (text: string): string => hash('sha256', text)

/** Before the first event. */
export const beginChain = (game: GameId): string => digest(game)

/** The head after these events. */
export const extendChain = (head: string, events: readonly Happening[]): string =>
  events.reduce((before, event) => digest(`${before}/${canonical(event)}`), head)

/** The first page that does not fit, if any: its number in the log, or a head that is another. */
export function brokenPage(game: GameId, pages: readonly Page[]): number | undefined {
  let head = beginChain(game)
  let seq = 0
  for (const page of pages) {
    head = extendChain(head, page.events)
    if (page.after !== seq || page.head !== head) return page.after
    seq += page.events.length
  }
  return undefined
}
