// What a player has put down and not handed in yet, kept for them: one a game, the last one counts. Nobody else sees it, no
// rule looks at it, and it goes when the game is over.

import type { Dependencies } from '../log/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameFile, GameId } from '../model/game.ts'
import { seatOf } from '../model/table.ts'
import type { KeptDraft } from '../ports/drafts.ts'
import { openFor } from '../read/known.ts'

export interface Drafted {
  readonly draft: object | null
  readonly savedAt: Date | null
}

export const DRAFT_BYTES = 8 * 1024

export async function readDraft(deps: Dependencies, game: GameId, account: AccountId): Promise<Outcome<Drafted>> {
  const seated = await tableOf(deps, game, account)
  if (!seated.ok) return seated
  return done((await deps.drafts.read(game, account)) ?? { draft: null, savedAt: null })
}

export async function keepDraft(
  deps: Dependencies,
  { game, account, draft }: { readonly game: GameId; readonly account: AccountId; readonly draft: object },
): Promise<Outcome<Pick<KeptDraft, 'savedAt'>>> {
  const seated = await tableOf(deps, game, account)
  if (!seated.ok) return seated
  const { status } = seated.value
  if (status === 'finished') return fail({ kind: 'game-over' })
  if (status === 'abandoned') return fail({ kind: 'game-abandoned' })
  if (Buffer.byteLength(JSON.stringify(draft)) > DRAFT_BYTES) return fail({ kind: 'draft-too-large' })
  const savedAt = deps.clock()
  return (await deps.drafts.keep(game, account, { draft, savedAt })) ? done({ savedAt }) : fail({ kind: 'moved-on' })
}

export async function dropDraft(deps: Dependencies, game: GameId, account: AccountId): Promise<Outcome<void>> {
  const seated = await tableOf(deps, game, account)
  return seated.ok ? done(await deps.drafts.drop(game, account)) : seated
}

async function tableOf(deps: Dependencies, game: GameId, account: AccountId): Promise<Outcome<GameFile>> {
  const opened = await openFor(deps, game, account)
  if (!opened.ok) return opened
  const { file } = opened.value
  return seatOf(file, account) === undefined ? fail({ kind: 'not-at-the-table' }) : done(file)
}
