// Trying a draft out: what it would lead to, from what the player may know. Nothing is stored.
import type { Happening } from '../rules/ruleset.ts'
import { done, fail, type Outcome } from './failure.ts'
import { openFor } from './known.ts'
import { withinLimit } from './limit.ts'
import type { AccountId, GameId } from './ports.ts'
import { questionsFor, seatOf } from './table.ts'
import type { Tools } from './tools.ts'

export interface Draft {
  readonly game: GameId
  readonly account: AccountId
  /** Whatever was sent: the rules judge it. */
  readonly draft: unknown
}

export async function previewDraft(tools: Tools, { game, account, draft }: Draft): Promise<Outcome<Happening[]>> {
  const opened = await openFor(tools, game, account)
  if (!opened.ok) return opened
  const { file, ruleset, state } = opened.value
  const seat = seatOf(file, account)
  if (seat === undefined) return fail({ kind: 'not-at-the-table' })
  if (state === undefined) return fail({ kind: 'game-not-begun' })
  const { preview } = ruleset
  if (!preview) return fail({ kind: 'no-preview' })
  const previewed = withinLimit(() => preview(state, seat, draft))
  if (previewed.ok) return done(previewed.value)
  return fail({ kind: 'refused', refusal: previewed.refusal, questions: questionsFor(opened.value, seat) })
}
