// The game's own nouns, and its things by name, in the language of whoever reads: all of it from the facts.
import type { View } from '../../../src/rules/kingdom-defenders/view.types.ts'
import { type Names, namesFor } from '../../../src/rules/kingdom-defenders/words/names.ts'
import { useSeatNames } from '../../play/seat-names.ts'
import type { Locale } from '../../words/locale.ts'
import { useLocale } from '../../words/words.ts'
import type { Play } from '../desk.ts'
import { lyingOn } from './lying.ts'
import { packOf, viewOf } from './play.ts'

export interface Nouns extends Names {
  /** What a player is called. */
  seat(seat: number): string
  /** A space by what lies there now: `Smithy, first place (E1.a)`. */
  place(space: string): string
  /** The tile or card one would visit there: `Smithy`; the space's own name where there is none. */
  tile(space: string): string
}

export function nounsFor(play: Play, locale: Locale, seat: (seat: number) => string, view: View = viewOf(play)): Nouns {
  const pack = packOf(play)
  const names = namesFor(pack, locale)
  const tile = (id: string) => {
    const space = pack.spaces.get(id)
    const lying = space && lyingOn(view, space, pack.guard)
    if (!lying) return names.space(id)
    if (space.area === 'A') return names.character(lying)
    return space.area === 'B3' ? names.card(lying) : names.building(lying)
  }
  return { ...names, seat, tile, place: (id) => `${tile(id)} (${id})` }
}

export function useNouns(play: Play, view: View = viewOf(play)): Nouns {
  return nounsFor(play, useLocale(), useSeatNames(play.card), view)
}
