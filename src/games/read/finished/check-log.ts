// Whether a game's log and head still fit together, for whoever wants to know.

import type { Dependencies } from '../../log/dependencies.ts'
import { brokenPage, isSealed } from '../../log/pages/chain.ts'
import { done, type Outcome } from '../../model/failure.ts'
import type { GameId } from '../../model/game.ts'
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
  // The log may have grown since: what was read of it before is what is checked.
  const pages = (await deps.store.pages(game)).filter(({ after }) => after < seq)
  const broken = brokenPage(file.chain, game, pages)
  const isWhole = (pages.at(-1)?.head ?? head) === head
  return done({ seq, head: isSealed(file) ? head : null, brokenAfter: broken ?? (isWhole ? null : seq) })
}
