// What has happened, as somebody may know it: event by event, with the seals of what players handed in. Secrets end in the
// rules' `tell`.

import type { Happening, Seat, Viewer } from '../../rules/ruleset.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { readPages } from '../log/pages/read-pages.ts'
import { done, type Outcome } from '../model/failure.ts'
import type { GameId, ReadPage } from '../model/game.ts'
import { type Table, viewerFor } from '../model/table.ts'
import { openLog, type Reader } from './known.ts'
import { isAllOpen, tellerOf } from './tell-pages.ts'

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
export const MOST_EVENTS = 1000

/** What this reader may know of what happened after number `since`. */
export async function readHistory(
  deps: Dependencies,
  game: GameId,
  reader: Reader,
  since = 0,
): Promise<Outcome<ToldEvent[]>> {
  const opened = await openLog(deps, game, reader)
  if (!opened.ok) return opened
  const table = opened.value
  if (since >= table.file.seq) return done([])
  const viewer = viewerFor(table.file, reader)
  // A page holds an event at least. What was never told to anybody is passed over, not taken for the end.
  for (let from = since; ; ) {
    const pages = await readPages(deps, table, from, isAllOpen(table.file) ? MOST_EVENTS : undefined)
    const told = toldOf(table, pages, viewer, { from: from + 1, most: MOST_EVENTS })
    const last = pages.at(-1)
    if (told.length > 0 || !last || pages.length < MOST_EVENTS) return done(told)
    from = last.after + last.events.length
  }
}

interface Part {
  /** Numbers of the first event and of the last. */
  readonly from?: number
  readonly to?: number
  readonly most?: number
}

/** What these pages lay open of earlier ones is seen by reading from the start again. Only what is wanted is told and sealed. */
export function toldOf(
  table: Table,
  pages: readonly ReadPage[],
  viewer: Viewer,
  { from = 1, to = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Part = {},
): ToldEvent[] {
  const tell = tellerOf(table, pages, viewer)
  const all: ToldEvent[] = []
  for (const page of pages) {
    const { after, at, by, events } = page
    if (after + events.length < from) continue
    if (after >= to || all.length >= most) break
    const { told, seal, salt } = tell(page)
    const sealed = by === null || seal === null ? {} : { seal, ...(salt !== null && { salt }) }
    for (const [i, event] of told.entries()) {
      const seq = after + i + 1
      if (event && seq >= from && seq <= to) all.push({ seq, at, by, event, ...sealed })
    }
  }
  return all.length > most ? all.slice(0, most) : all
}
