// Trying a draft out: what it would lead to, from what the player may know. Nothing is stored.
import type { Happening } from '../rules/ruleset.ts'
import type { Tools } from './append.ts'
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId, GameId } from './ports.ts'
import { isKnownTo, openTable, questionsFor, seatOf } from './table.ts'

export interface Draft {
  readonly game: GameId
  readonly account: AccountId
  /** Whatever was sent: the rules judge it. */
  readonly draft: unknown
}

export async function previewDraft({ store }: Tools, { game, account, draft }: Draft): Promise<Outcome<Happening[]>> {
  const opened = await store.read(game)
  if (!opened || !isKnownTo(opened.file, account)) return fail({ kind: 'no-such-game' })
  const seat = seatOf(opened.file, account)
  if (seat === undefined) return fail({ kind: 'not-at-the-table' })
  const table = openTable(opened)
  if (table.state === undefined) return fail({ kind: 'game-not-begun' })
  if (!table.ruleset.preview) return fail({ kind: 'no-preview' })
  const previewed = table.ruleset.preview(table.state, seat, draft)
  if (previewed.ok) return done(previewed.value)
  return fail({ kind: 'refused', refusal: previewed.refusal, questions: questionsFor(table, seat) })
}
