// A game's log page by page, as it can be checked by anybody while the game runs: all seals and heads, and what opens those
// pages that this reader may know all of.

import type { Seat } from '../../rules/ruleset.ts'
import type { SealedPage } from '../../rules/seals.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { readPages } from '../log/pages/read-pages.ts'
import { isSealed } from '../model/chain.ts'
import { done, type Outcome } from '../model/failure.ts'
import type { GameId } from '../model/game.ts'
import { viewerFor } from '../model/table.ts'
import { openLog, type Reader } from './known.ts'
import { isAllOpen, type ToldPage, tellerOf } from './tell-pages.ts'

/** Seals and heads are null while they would tell what is secret. */
export interface LogPage extends Omit<SealedPage, 'seal' | 'head'> {
  readonly at: Date
  /** Who said it; null when the rules carried on by themselves. */
  readonly by: Seat | null
  readonly seal: string | null
  readonly head: string | null
  /** Of the events, where they are shown: they are as they were sealed. */
  readonly schema?: number
}

/** At a time; who wants more asks again from where these end. */
export const MOST_PAGES = 500

/** Pages from the one that holds the event after number `since`. */
export async function readLog(
  deps: Dependencies,
  game: GameId,
  reader: Reader,
  since = 0,
): Promise<Outcome<LogPage[]>> {
  const opened = await openLog(deps, game, reader)
  if (!opened.ok) return opened
  const table = opened.value
  if (since >= table.file.seq) return done([])
  const pages = await readPages(deps, table, since, isAllOpen(table.file) ? MOST_PAGES : undefined)
  const tell = tellerOf(table, pages, viewerFor(table.file, reader))
  return done(pages.slice(0, MOST_PAGES).map((page) => logPageOf(tell(page), isSealed(table.file))))
}

function logPageOf({ page, seal, salt }: ToldPage, showsHeads: boolean): LogPage {
  const { after, events, schema, at, by, head } = page.kept
  const sealed = { after, count: events.length, at, by, seal, head: showsHeads ? head : null }
  return salt === null ? sealed : { ...sealed, salt, schema, events }
}
