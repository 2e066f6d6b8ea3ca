// The pictures there are, by game. main passes them on; nothing else outside picture/ knows which games have one.
import type { Ruleset } from '../rules/ruleset.ts'
import type { View } from '../rules/xidit/view.types.ts'
import type { Xidit } from '../rules/xidit/xidit.ts'
import type { Painter, Picture } from './picture.ts'
import { drawBoard } from './xidit/board.ts'

/** By game. A ruleset's name says what else it holds. */
export const painters: Readonly<Record<string, Painter<Ruleset>>> = {
  xidit: (ruleset) => {
    const { board } = (ruleset as unknown as Xidit).pack
    return (view, options) => drawBoard(board, view as View, options)
  },
}

/** Undefined where there is no picture of it. */
export const pictureFor = (ruleset: Ruleset): Picture | undefined =>
  Object.hasOwn(painters, ruleset.name) ? painters[ruleset.name]!(ruleset) : undefined
