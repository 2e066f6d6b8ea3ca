// What has happened, as somebody may know it: event by event, with the seals of what players handed in. Secrets end in the
// rules' `tell`.
import type { Happening, Seat, Viewer } from '../rules/ruleset.ts'
import { done, type Outcome } from './failure.ts'
import { openFor, type Reader } from './known.ts'
import type { GameId, Page } from './ports.ts'
import { type Table, viewerFor } from './table.ts'
import { tellPages } from './tell-pages.ts'
import type { Tools } from './tools.ts'

export interface ToldEvent {
  readonly seq: number
  readonly at: Date
  /** Who said it; null when the rules carried on by themselves. */
  readonly by: Seat | null
  readonly event: Happening
  /** Of the page it stands on, where somebody said it; those of the rules are in the log. */
  readonly seal?: string
  /** When all of that page is open to this viewer. */
  readonly salt?: string
}

/** At a time; who wants more asks again from where these end. */
export const MOST_EVENTS = 5000

/** What this reader may know of what happened after number `since`. */
export async function readHistory(
  tools: Tools,
  game: GameId,
  reader: Reader,
  since = 0,
): Promise<Outcome<ToldEvent[]>> {
  const opened = await openFor(tools, game, reader)
  if (!opened.ok) return opened
  const table = opened.value
  if (since >= table.file.seq) return done([])
  const pages = await tools.store.pages(game, since)
  const told = toldOf(table, pages, viewerFor(table.file, reader)).filter(({ seq }) => seq > since)
  return done(told.slice(0, MOST_EVENTS))
}

/** What these pages lay open of earlier ones is seen by reading from the start again. */
export const toldOf = (table: Table, pages: readonly Page[], viewer: Viewer): ToldEvent[] =>
  tellPages(table, pages, viewer).flatMap(({ page, told, seal, salt }) => {
    const { after, at, by } = page
    const sealed = by === null || seal === null ? {} : { seal, ...(salt !== null && { salt }) }
    return told.flatMap((event, i) => (event ? [{ seq: after + i + 1, at, by, event, ...sealed }] : []))
  })
