// The pictures there are, by game. main passes them on; nothing else outside picture/ knows which games have one.
import type { KingdomDefenders } from '../rules/kingdom-defenders/kingdom-defenders.ts'
import type { View as DefendersView } from '../rules/kingdom-defenders/view.types.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import type { View } from '../rules/xidit/view.types.ts'
import type { Xidit } from '../rules/xidit/xidit.ts'
import { drawBoard as drawDefenders } from './kingdom-defenders/board.ts'
import type { Painter, Picture } from './picture.ts'
import { drawBoard } from './xidit/board.ts'

/** By game. A ruleset's name says what else it holds. */
export const painters: Readonly<Record<string, Painter<Ruleset>>> = {
  xidit: (ruleset) => {
    const { board } = (ruleset as unknown as Xidit).pack
    const cities = new Map(board.cities.map(({ id, name }) => [name, id]))
    return (view, { path = [], ...options } = {}) =>
      drawBoard(board, view as View, { ...options, path: path.flatMap((name) => cities.get(name) ?? []) })
  },
  'kingdom-defenders': (ruleset) => {
    const { pack } = ruleset as unknown as KingdomDefenders
    return (view, options) => drawDefenders(pack, view as DefendersView, options)
  },
}

/** Undefined where there is no picture of it. */
export const pictureFor = (ruleset: Ruleset): Picture | undefined =>
  Object.hasOwn(painters, ruleset.name) ? painters[ruleset.name]!(ruleset) : undefined
