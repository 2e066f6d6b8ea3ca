// The pictures there are, by game. Everything outside picture/ asks here and never names a game.
import type { KingdomDefenders } from '../rules/kingdom-defenders/kingdom-defenders.ts'
import type { View as DefendersView } from '../rules/kingdom-defenders/view.types.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import type { View } from '../rules/xidit/view.types.ts'
import type { Xidit } from '../rules/xidit/xidit.ts'
import { drawBoard as drawDefenders } from './kingdom-defenders/board.ts'
import { drawBoard } from './xidit/board.ts'

export interface PictureOptions {
  /** By seat. A seat without a name is called by its letter. */
  readonly names?: readonly string[]
  /** By seat: blue, orange, yellow, black or pink. In this order, if left out; a game may have colours of its own. */
  readonly colours?: readonly string[]
  /** English if left out. */
  readonly locale?: 'en' | 'de'
  /** Places one after the other, to be shown as a way over the board. */
  readonly path?: readonly number[]
}

/** A view as one self-contained SVG text. */
export type Picture = (view: unknown, options?: PictureOptions) => string

/** By game. A ruleset's name says what else it holds. */
const pictures: Readonly<Record<string, (ruleset: Ruleset) => Picture>> = {
  xidit: (ruleset) => {
    const { board } = (ruleset as unknown as Xidit).pack
    return (view, options) => drawBoard(board, view as View, options)
  },
  'kingdom-defenders': (ruleset) => {
    const { pack } = ruleset as unknown as KingdomDefenders
    return (view, options) => drawDefenders(pack, view as DefendersView, options)
  },
}

/** How this game is drawn, with the pack it is played with; undefined where there is no picture of it. */
export const pictureFor = (ruleset: Ruleset): Picture | undefined =>
  Object.hasOwn(pictures, ruleset.name) ? pictures[ruleset.name]!(ruleset) : undefined
