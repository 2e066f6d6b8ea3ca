// Reading a log: its pages as the rules that the game began with read them.
import { DamagedLog } from '../../model/damaged-log.ts'
import type { Page, ReadPage } from '../../model/game.ts'
import { readPage } from '../../model/read-page.ts'
import type { Table } from '../../model/table.ts'
import type { Dependencies } from '../dependencies.ts'
import { parkUnread } from '../park-unread.ts'

/** All of it; or from the page that holds the event after number `since`; or so many of these. */
export async function readPages(deps: Dependencies, table: Table, since?: number, most?: number): Promise<ReadPage[]> {
  const { file, ruleset } = table
  return (await keptPages(deps, table, since, most)).map((page) => readPage(file, ruleset, page))
}

/** A position may be known without them, from a snapshot or from before: a game that runs is parked all the same. */
async function keptPages(deps: Dependencies, table: Table, since?: number, most?: number): Promise<Page[]> {
  try {
    return await deps.store.pages(table.file.id, since, most)
  } catch (error) {
    if (error instanceof DamagedLog) {
      deps.damage.hear(error)
      if (table.file.status === 'running') await parkUnread(deps, table, error)
    }
    throw error
  }
}
