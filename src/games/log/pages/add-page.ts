// A log as it grows by what a commit writes: page by page, each with its own salt and seal.

import { extendChain } from '../../model/chain.ts'
import type { GameFile, Page } from '../../model/game.ts'
import { keptNow } from '../../model/read-page.ts'
import type { Table } from '../../model/table.ts'
import { saidWith } from './changes.ts'

export interface GrowingLog extends Pick<GameFile, 'seq' | 'head' | 'round'>, Pick<Table, 'said'> {
  readonly table: Pick<Table, 'file' | 'ruleset'>
  /** Those that are new. */
  readonly pages: readonly Page[]
  /** Of the last of them. */
  readonly seal: string | null
  /** Where the round began, if on one of them. */
  readonly roundAfter?: number
}

type Writing = Pick<Page, 'events' | 'by'> & { readonly salt: string }

/** With nothing new. */
export const logOf = ({ file, ruleset, said }: Table): GrowingLog => ({
  ...{ table: { file, ruleset }, pages: [], seal: null, said },
  ...{ seq: file.seq, head: file.head, round: file.round },
})

export function addPage(log: GrowingLog, { events, by, salt }: Writing, at: Date): GrowingLog {
  const { file, ruleset } = log.table
  const { seal, head } = extendChain(file.chain, log.head, salt, events)
  const page = keptNow(ruleset, { after: log.seq, at, events, by, salt, head })
  const round = events.reduce((last, event) => ruleset.marks(event).round ?? last, log.round)
  const isNew = round !== log.round
  return {
    ...{ ...log, seal, head, round, pages: [...log.pages, page], seq: log.seq + events.length },
    ...(isNew && { roundAfter: log.seq }),
    said: saidWith(isNew ? {} : log.said, by),
  }
}
