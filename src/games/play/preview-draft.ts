// Trying a draft out: what it would lead to, from what the player may know, also in words. Nothing is stored.
import type { Happening, Line, Locale } from '../../rules/ruleset.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { withinLimit } from '../log/guards/time-limit.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameId } from '../model/game.ts'
import { namesAt } from '../model/names.ts'
import { questionsFor, seatOf, withoutState } from '../model/table.ts'
import { openFor } from '../read/known.ts'

export interface Draft {
  readonly game: GameId
  readonly account: AccountId
  /** Whatever was sent: the rules judge it. */
  readonly draft: unknown
  readonly locale?: Locale
}

export interface Preview {
  readonly events: readonly Happening[]
  readonly lines: readonly Pick<Line, 'seats' | 'step' | 'text'>[]
  /** What of the draft can never come as it says. */
  readonly warnings: readonly string[]
}

export async function previewDraft(
  deps: Dependencies,
  { game, account, draft, locale = 'en' }: Draft,
): Promise<Outcome<Preview>> {
  const opened = await openFor(deps, game, account)
  if (!opened.ok) return opened
  const { file, ruleset, state } = opened.value
  const seat = seatOf(file, account)
  if (seat === undefined) return fail({ kind: 'not-at-the-table' })
  if (state === undefined) return withoutState(file)
  const { preview } = ruleset
  if (!preview) return fail({ kind: 'no-preview' })
  const previewed = withinLimit(() => preview(state, seat, draft))
  if (!previewed.ok)
    return fail({
      kind: 'refused',
      ruleset: ruleset.name,
      refusal: previewed.refusal,
      questions: questionsFor(opened.value, seat),
    })
  const events = previewed.value
  const lines = ruleset.story(events, { viewer: seat, locale, names: namesAt(file, locale) })
  const warnings = ruleset.warnings?.(state, seat, draft, locale) ?? []
  return done({ events, lines: lines.map(({ seats, step, text }) => ({ seats, step, text })), warnings })
}
