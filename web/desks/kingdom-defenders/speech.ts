// All that is needed to say something of this game: the pack, the position, names and the rules' own phrases.
import type { Layout, Pack } from '../../../src/rules/kingdom-defenders/pack/pack.ts'
import type { View } from '../../../src/rules/kingdom-defenders/view.types.ts'
import type { Phrases } from '../../../src/rules/kingdom-defenders/words/phrases.ts'
import { wordsFor } from '../../../src/rules/kingdom-defenders/words/words.ts'
import type { Reader } from '../../../src/rules/ruleset.ts'
import type { Play } from '../desk.ts'
import { type Nouns, useNouns } from './nouns.ts'
import { layoutOf, packOf, viewOf } from './play.ts'

export interface Speech {
  readonly pack: Pack
  readonly layout: Layout
  readonly view: View
  readonly nouns: Nouns
  readonly say: Phrases
  /** For sentences that the rules make. */
  readonly reader: Reader
}

export function useSpeech(play: Play, view: View = viewOf(play)): Speech {
  const nouns = useNouns(play, view)
  const names = view.players.map(({ seat }) => nouns.seat(seat))
  return {
    ...{ pack: packOf(play), layout: layoutOf(play), view, nouns, say: wordsFor(nouns.locale) },
    reader: { viewer: play.viewer, locale: nouns.locale, names },
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
