// What has happened, as somebody may know it: event by event, with the seals of what players handed in. Secrets end in the
// rules' `tell`.
import type { Happening, Seat, Viewer } from '../rules/ruleset.ts'
import { done, type Outcome } from './failure.ts'
import { openFor, type Reader } from './known.ts'
import type { GameId, Page } from './ports.ts'
import { sealOf } from './seal.ts'
import { type Table, viewerFor } from './table.ts'
import type { Tools } from './tools.ts'

export interface ToldEvent {
  readonly seq: number
  readonly at: Date
  /** Who said it; null when the rules carried on by themselves. */
  readonly by: Seat | null
  readonly event: Happening
  /** Of the page it stands on, where that was sealed. */
  readonly seal?: string
  /** When what was sealed is open to this viewer. */
  readonly salt?: string
}

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
  return done(toldOf(table, pages, viewerFor(table.file, reader)).filter(({ seq }) => seq > since))
}

/** What these pages lay open of earlier ones is seen by reading from the start again. */
export function toldOf({ file, ruleset }: Table, pages: readonly Page[], viewer: Viewer): ToldEvent[] {
  const over = file.status === 'finished'
  const opened = over ? new Set(pages) : openPages(ruleset, pages)
  return pages.flatMap((page) => {
    const isOpen = opened.has(page)
    const sealed =
      page.salt === null
        ? {}
        : {
            seal: sealOf(page.salt, page.events),
            ...((isOpen || page.by === viewer) && { salt: page.salt }),
          }
    return page.events.flatMap((event, i): ToldEvent[] => {
      const known = ruleset.tell(event, viewer, isOpen)
      return known ? [{ seq: page.after + i + 1, at: page.at, by: page.by, event: known, ...sealed }] : []
    })
  })
}

/** Pages that a later event lays open: of each seat the last one that it opens. */
function openPages(ruleset: Table['ruleset'], pages: readonly Page[]): Set<Page> {
  const open = new Set<Page>()
  for (const [at, page] of pages.entries())
    for (const event of page.events) {
      const seats = new Set<Seat | null>()
      for (const earlier of pages.slice(0, at).toReversed())
        if (!seats.has(earlier.by) && earlier.events.some((said) => ruleset.opens(event, said))) {
          seats.add(earlier.by)
          open.add(earlier)
        }
    }
  return open
}
