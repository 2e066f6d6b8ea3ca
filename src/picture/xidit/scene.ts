// What every part of the picture draws from.
import type { Seat } from '../../rules/ruleset.ts'
import type { BoardFile } from '../../rules/xidit/pack/pack.ts'
import type { View } from '../../rules/xidit/view.types.ts'
import type { City } from '../../rules/xidit/vocabulary.ts'
import { seatLetter } from '../seats.ts'
import { type SeatPaint, seatPaint } from './paint.ts'
import { type Site, siteOf } from './plots.ts'
import { type Words, wordsOf } from './words.ts'

export interface BoardOptions {
  /** By seat. */
  readonly names?: readonly string[]
  readonly colours?: readonly string[]
  readonly locale?: 'en' | 'de'
  /** Cities one after the other, shown as a way over the board. */
  readonly path?: readonly City[]
  /** Cities that can be pointed at, and the city whose roads can. */
  readonly choices?: readonly City[]
  readonly roadsFrom?: City
  /** All of it is said beside the picture, and need not be said in it. */
  readonly toldBeside?: boolean
}

export interface Scene {
  view: View
  site: Site
  words: Words
  path: readonly City[]
  choices: readonly City[]
  roadsFrom: City | undefined
  nameOf(seat: Seat): string
  paintOf(seat: Seat): SeatPaint
  cityName(city: City): string
}

export function sceneOf(board: BoardFile, view: View, options: BoardOptions): Scene {
  const words = wordsOf(options.locale)
  const cities = new Map(board.cities.map(({ id, name }) => [id, name]))
  return {
    view,
    site: siteOf(board),
    words,
    path: options.path ?? [],
    choices: options.choices ?? [],
    roadsFrom: options.roadsFrom,
    nameOf: (seat) => calledAs(options.names?.[seat]) || `${words.seat} ${seatLetter(seat)}`,
    paintOf: (seat) => seatPaint(seat, options.colours?.[seat]),
    cityName: (city) => cities.get(city) ?? String(city),
  }
}

/** A name is said often: a very long one would make a very long picture. */
const calledAs = (name: string | undefined): string => [...(name?.trim() ?? '')].slice(0, 60).join('')
