// The log's hash chain, so that nothing of a log can be changed unnoticed. Each page is sealed with a salt of its own, and
// each head covers the one before and the page's seal: rules/seals.ts. Games that began before seals have the first form.
import { hash } from 'node:crypto'
import { canonical } from '../../rules/canonical.ts'
import type { Happening } from '../../rules/ruleset.ts'
import * as seals from '../../rules/seals.ts'
import type { ChainForm, GameFile, GameId, Page } from './game.ts'

export const NEWEST_FORM: ChainForm = 2

/** As the rules' own, which also run in browsers: SHA-256 in hex. */
const digest: seals.Hash = (text) => hash('sha256', text)

/** Before the first event. */
export const beginChain = (game: GameId): string => seals.firstHead(game, digest)

export const sealOf = (salt: string, events: readonly Happening[]): string => seals.sealOf(salt, events, digest)

/** The log with another page: that page's seal, and the head with it. */
export function extendChain(form: ChainForm, head: string, salt: string, events: readonly Happening[]): Link {
  const seal = sealOf(salt, events)
  return { seal, head: form === 1 ? hashEach(head, events) : seals.nextHead(head, seal, digest) }
}

const hashEach = (head: string, events: readonly Happening[]): string =>
  events.reduce((before, event) => digest(`${before}/${canonical(event)}`), head)

interface Link {
  readonly seal: string
  readonly head: string
}

/** Whether everybody may see heads and seals: not while anything secret could be tried out on them. */
export const isSealed = ({ chain, status }: Pick<GameFile, 'chain' | 'status'>): boolean =>
  chain === 2 || status === 'finished'

/** The first page that does not fit, if any: its number in the log, or a head that is another. */
export function brokenPage(form: ChainForm, game: GameId, pages: readonly Page[]): number | undefined {
  let head = beginChain(game)
  let seq = 0
  for (const page of pages) {
    if (form === 2 && page.salt === null) return page.after
    head = extendChain(form, head, page.salt ?? '', page.events).head
    if (page.after !== seq || page.head !== head) return page.after
    seq += page.events.length
  }
  return undefined
}
