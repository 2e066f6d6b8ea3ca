// The board as everybody may see it, made once for all who get a letter about the same moment in the same language.
import { type PngSize, pngOf } from '../../../picture/png.ts'
import type { Locale } from '../../../rules/ruleset.ts'
import type { Table } from '../../model/table.ts'
import type { Catalogue } from '../../ports/catalogue.ts'

export interface Boards {
  /** Undefined for a game without pictures. */
  draw(table: Table, shown: Shown): Promise<Buffer | undefined>
}

interface Shown {
  /** The length of the log at that moment. */
  readonly seq: number
  readonly locale: Locale
  readonly names: readonly string[]
  /** Whether there are others in the same mail. */
  readonly isOneOfMany: boolean
}

const MOST = 200

/**
 * Wider than it is shown, so that it is sharp on a small screen; and few enough pixels for a letter, as bytes follow them:
 * with the picture in it, a mail stays below what some mail boxes cut off or show late.
 */
export const LETTER_BOARD: PngSize = { width: 900, pixels: 830_000 }

/** Still sharp on a phone; several of them go in one mail. */
export const DIGEST_BOARD: PngSize = { width: 600, pixels: 370_000 }

export function boards(catalogue: Catalogue, size: PngSize, ofMany = size): Boards {
  const made = new Map<string, Promise<Buffer>>()
  return {
    async draw({ file, ruleset, state }, { seq, locale, names, isOneOfMany }) {
      const picture = catalogue.picture(ruleset)
      if (!picture) return undefined
      const key = JSON.stringify([file.id, seq, locale, names, isOneOfMany])
      const known = made.get(key)
      if (known) return known
      const colours = file.seats.toSorted((a, b) => a.seat - b.seat).map(({ colour }) => colour)
      const drawing = pngOf(
        picture(ruleset.view(state, 'public'), { locale, names, colours }),
        isOneOfMany ? ofMany : size,
      )
      made.set(key, drawing)
      drawing.catch(() => made.delete(key))
      if (made.size > MOST) made.delete(made.keys().next().value!)
      return drawing
    },
  }
}
