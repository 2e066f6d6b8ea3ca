// What every part of the picture draws from.
import type { Layout, Pack } from '../../rules/kingdom-defenders/pack/pack.ts'
import type { View } from '../../rules/kingdom-defenders/view.types.ts'
import { type Names, namesFor } from '../../rules/kingdom-defenders/words/names.ts'
import type { Phrases } from '../../rules/kingdom-defenders/words/phrases.ts'
import { wordsFor } from '../../rules/kingdom-defenders/words/words.ts'
import type { Locale, Seat } from '../../rules/ruleset.ts'
import { capital, personFor } from '../../rules/words.ts'
import { type SeatPaint, seatPaint } from './paint.ts'
import { type Words, wordsOf } from './words.ts'

export interface BoardOptions {
  /** By seat. */
  readonly names?: readonly string[]
  readonly locale?: Locale
  /** Spaces that can be pointed at. */
  readonly choices?: readonly string[]
  /** Spaces one after the other, as a plan would have them. */
  readonly wishes?: readonly string[]
  /** All of it is said beside the picture, and need not be said in it. */
  readonly toldBeside?: boolean
}

export interface Scene {
  readonly pack: Pack
  readonly layout: Layout
  readonly view: View
  readonly locale: Locale
  readonly words: Words
  readonly say: Phrases
  readonly names: Names
  readonly choices: readonly string[]
  readonly wishes: readonly string[]
  nameOf(seat: Seat): string
  paintOf(seat: Seat): SeatPaint
}

export function sceneOf(pack: Pack, view: View, options: BoardOptions): Scene {
  const locale = options.locale ?? 'en'
  const say = wordsFor(locale)
  const person = personFor({ viewer: 'public', locale, names: options.names ?? [] }, say)
  return {
    pack,
    layout: pack.layout(view.options),
    view,
    locale,
    words: wordsOf(locale),
    say,
    names: namesFor(pack, locale),
    choices: options.choices ?? [],
    wishes: options.wishes ?? [],
    nameOf: (seat) => {
      const { name } = person(seat)
      return options.names?.[seat]?.trim() ? name : capital(name)
    },
    // The game's own colours, whatever else people like to wear: answers in one line call rivals by them (KD-16.2).
    paintOf: (seat) => seatPaint(seat, view.players[seat]?.colour),
  }
}
