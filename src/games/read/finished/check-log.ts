// Whether a game's log and head still fit together, for whoever wants to know.

import type { Dependencies } from '../../log/dependencies.ts'
import { brokenPage, isSealed } from '../../model/chain.ts'
import { DamagedLog } from '../../model/damaged-log.ts'
import { done, type Outcome } from '../../model/failure.ts'
import type { GameFile, GameId } from '../../model/game.ts'
import { openFor, type Reader } from '../known.ts'

export interface LogCheck {
  readonly seq: number
  /** Null while it would tell what is secret. */
  readonly head: string | null
  /** The number after which log and chain do not fit; null when all is well. */
  readonly brokenAfter: number | null
}

export async function checkLog(deps: Dependencies, game: GameId, reader: Reader): Promise<Outcome<LogCheck>> {
  const opened = await openFor(deps, game, reader)
  if (!opened.ok) return opened
  const { file } = opened.value
  const { seq, head } = file
  return done({ seq, head: isSealed(file) ? head : null, brokenAfter: await brokenAfter(deps, file) })
}

async function brokenAfter({ store }: Dependencies, { id, chain, seq, head }: GameFile): Promise<number | null> {
  try {
    // The log may have grown since: what was read of it before is what is checked.
    const pages = (await store.pages(id)).filter(({ after }) => after < seq)
    if (pages.length === 0) return seq === 0 ? null : 0 // it is gone
    return brokenPage(chain, id, pages) ?? (pages.at(-1)!.head === head ? null : seq)
  } catch (error) {
    if (error instanceof DamagedLog) return 0
    throw error
  }
}
