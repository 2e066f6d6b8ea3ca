// The board as a picture: as somebody may know it, now, after any event of the past, or at the end of a round.

import type { Asker, PngSize } from '../../picture/png.ts'
import type { Locale } from '../../rules/ruleset.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { readPages } from '../log/pages/read-pages.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { GameId } from '../model/game.ts'
import { type Table, viewerFor } from '../model/table.ts'
import { openBegun, type Reader } from './known.ts'
import { roundsIn } from './read-rounds.ts'

export interface PictureWish {
  readonly game: GameId
  readonly reader: Reader
  readonly locale: Locale
  /** After this event; or at the end of this round; or now. */
  readonly at?: number
  readonly round?: number
}

/** A picture that can be had, and its name: whatever differs in it has another. */
export interface Sight {
  readonly tag: string
  svg(): Promise<Outcome<string>>
  /** The same as a PNG. */
  png(size: PngSize, asker: Asker): Promise<Outcome<Buffer>>
}

export async function readPicture(deps: Dependencies, wish: PictureWish): Promise<Outcome<Sight>> {
  const opened = await openBegun(deps, wish.game, wish.reader)
  if (!opened.ok) return opened
  const { drawn } = deps
  const { file, ruleset } = opened.value
  const draw = deps.catalogue.picture(ruleset)
  if (!draw) return fail({ kind: 'no-picture' })
  const viewer = viewerFor(file, wish.reader)
  const { locale } = wish
  const tag = [file.revision, file.stamp, viewer, locale, ...momentOf(wish, file.seq)].join('-')

  const drawNow = async () => {
    const state = await stateThen(deps, opened.value, wish)
    if (!state.ok) return state
    const seats = file.seats.toSorted((a, b) => a.seat - b.seat)
    const names = seats.map(({ name, bot }) => name ?? bot ?? '')
    const colours = seats.map(({ colour }) => colour)
    return draw(ruleset.view(state.value, viewer), { locale, names, colours })
  }
  const svg = async (): Promise<Outcome<string>> => {
    const made = await drawn.svg(`${file.id} ${tag}`, drawNow)
    return typeof made === 'string' ? done(made) : made
  }
  return done({
    tag,
    svg,
    async png(size, asker) {
      const made = await svg()
      return made.ok ? done(await drawn.png(made.value, size, asker)) : made
    },
  })
}

/** Now has one name, however far ahead somebody asks. */
function momentOf({ at, round }: PictureWish, seq: number): string[] {
  if (round !== undefined) return [`round${round}`]
  return at === undefined || at >= seq ? [] : [`at${at}`]
}

async function stateThen(deps: Dependencies, table: Table, { at, round }: PictureWish): Promise<Outcome<unknown>> {
  const { file, ruleset, state } = table
  if (round === undefined && (at === undefined || at >= file.seq)) return done(state)
  const pages = await readPages(deps, table)
  const last = round === undefined ? at : roundsIn(ruleset, pages).find((one) => one.round === round)?.to
  if (last === undefined) return fail({ kind: 'no-such-round' })
  return done(ruleset.fold(pages.flatMap((page) => page.events).slice(0, last)))
}
