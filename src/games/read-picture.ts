// The board as a picture: as somebody may know it, now, after any event of the past, or at the end of a round.
import { pictureFor } from '../picture/pictures.ts'
import { type PngSize, pngOf } from '../picture/png.ts'
import type { Locale } from '../rules/ruleset.ts'
import { done, fail, type Outcome } from './failure.ts'
import { openBegun, type Reader } from './known.ts'
import type { GameId } from './ports.ts'
import { roundsIn } from './read-rounds.ts'
import { type Table, viewerFor } from './table.ts'
import type { Tools } from './tools.ts'

export interface PictureWish {
  readonly game: GameId
  readonly reader: Reader
  readonly locale: Locale
  /** After this event; or at the end of this round; or now. */
  readonly at?: number
  readonly round?: number
}

export async function readPicture(tools: Tools, wish: PictureWish): Promise<Outcome<string>> {
  const opened = await openBegun(tools, wish.game, wish.reader)
  if (!opened.ok) return opened
  const { file, ruleset } = opened.value
  const draw = pictureFor(ruleset)
  if (!draw) return fail({ kind: 'no-picture' })
  const state = await stateThen(tools, opened.value, wish)
  if (!state.ok) return state
  const seats = file.seats.toSorted((a, b) => a.seat - b.seat)
  return done(
    draw(ruleset.view(state.value, viewerFor(file, wish.reader)), {
      locale: wish.locale,
      names: seats.map(({ name, bot }) => name ?? bot ?? ''),
      colours: seats.map(({ colour }) => colour),
    }),
  )
}

/** The same as a PNG. */
export async function readPng(tools: Tools, wish: PictureWish, size: PngSize): Promise<Outcome<Buffer>> {
  const drawn = await readPicture(tools, wish)
  return drawn.ok ? done(await pngOf(drawn.value, size)) : drawn
}

async function stateThen({ store }: Tools, table: Table, { at, round }: PictureWish): Promise<Outcome<unknown>> {
  const { file, ruleset, state } = table
  if (round === undefined && (at === undefined || at >= file.seq)) return done(state)
  const pages = await store.pages(file.id)
  const last = round === undefined ? at : roundsIn(ruleset, pages).find((one) => one.round === round)?.to
  if (last === undefined) return fail({ kind: 'no-such-round' })
  return done(ruleset.fold(pages.flatMap((page) => page.events).slice(0, last)))
}
