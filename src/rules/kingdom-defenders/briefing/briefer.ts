// What every section of a briefing is written with.
import type { Reader, Section } from '../../ruleset.ts'
import type { Pack } from '../pack/pack.ts'
import { type Telling, tellingFor } from '../story/telling.ts'
import type { PlayerView, View } from '../view.types.ts'

export interface Briefer extends Telling {
  readonly view: View
  /** The reader's own, if they sit at the table. */
  readonly own: PlayerView | undefined
}

/** Some have nothing to say of some positions. */
export type WriteSection = (briefer: Briefer) => Section | undefined

/** The view says who looks: what it shows of a seat is that seat's. */
export function brieferFor(pack: Pack, view: View, { locale, names }: Reader): Briefer {
  const { viewer } = view
  return {
    ...tellingFor(pack, { viewer, locale, names }),
    view,
    own: viewer === 'public' ? undefined : view.players[viewer],
  }
}
