// Reading a log: its pages as the rules that the game began with read them.
import type { ReadPage } from '../../model/game.ts'
import { readPage } from '../../model/read-page.ts'
import type { Table } from '../../model/table.ts'
import type { GameStore } from '../../ports/store.ts'

/** All of it; or from the page that holds the event after number `since`; or so many of these. */
export async function readPages(
  store: GameStore,
  { file, ruleset }: Pick<Table, 'file' | 'ruleset'>,
  since?: number,
  most?: number,
): Promise<ReadPage[]> {
  return (await store.pages(file.id, since, most)).map((page) => readPage(file, ruleset, page))
}
