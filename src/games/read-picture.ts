// The board as a picture: as somebody may know it, now or after any event of the past.
import { pictureFor } from '../picture/pictures.ts'
import type { Tools } from './append.ts'
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId, GameId } from './ports.ts'
import { isKnownTo, openTable, viewerFor } from './table.ts'

export interface PictureWish {
  readonly game: GameId
  readonly account: AccountId | null
  readonly locale: 'en' | 'de'
  /** After this event; now, if left out. */
  readonly at?: number
}

export async function readPicture(tools: Tools, { game, account, locale, at }: PictureWish): Promise<Outcome<string>> {
  const opened = await tools.store.read(game)
  if (!opened || !isKnownTo(opened.file, account)) return fail({ kind: 'no-such-game' })
  const { file, ruleset, state } = openTable(opened)
  if (state === undefined) return fail({ kind: 'game-not-begun' })
  const then = at === undefined || at >= file.seq ? state : await stateAfter(tools, game, Math.max(1, at), ruleset)
  const draw = pictureFor(ruleset)
  if (!draw) return fail({ kind: 'no-picture' })
  return done(draw(ruleset.view(then, viewerFor(file, account)), { locale }))
}

async function stateAfter({ store }: Tools, game: GameId, at: number, ruleset: Parameters<typeof pictureFor>[0]) {
  const events = (await store.pages(game)).flatMap((page) => page.events)
  return ruleset.fold(events.slice(0, at))
}
