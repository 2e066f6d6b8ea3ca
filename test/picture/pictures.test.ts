// Pictures are found by game; what is drawn in them can be told apart and measured.
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { COLOURS } from '../../src/games/model/colours.ts'
import { fitted, textWidth } from '../../src/picture/measure.ts'
import { pictureFor } from '../../src/picture/pictures.ts'
import { drawBoard } from '../../src/picture/xidit/board.ts'
import { seatPaint, UNIT_PAINT } from '../../src/picture/xidit/paint.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { aPosition } from './positions.ts'

const ruleset = xidit as unknown as Ruleset

describe('The pictures there are', () => {
  it('are found by the ruleset, and drawn with its pack', () => {
    const view = aPosition()
    expect(pictureFor(ruleset)!(view, { locale: 'de' })).toBe(drawBoard(xidit.pack.board, view, { locale: 'de' }))
  })

  it('are not there for a game that has none', () => {
    for (const name of ['chess', 'toString']) expect(pictureFor({ ...ruleset, name })).toBeUndefined()
  })
})

/** As WCAG has it. */
const luminance = (colour: string): number => {
  const part = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}
const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

describe('The colours', () => {
  it('of the seats leave their letters readable', () => {
    for (const colour of COLOURS) {
      const { fill, letter } = seatPaint(0, colour)
      expect(contrast(fill, letter)).toBeGreaterThan(4.5)
    }
    expect(new Set(COLOURS.map((colour) => seatPaint(0, colour).fill)).size).toBe(COLOURS.length)
  })

  it('of the seats are the same on the page', async () => {
    const css = await readFile(new URL('../../web/play/play.css', import.meta.url), 'utf8')
    const onPage = [...css.matchAll(/\[data-colour="(\w+)"\] \{\s+--seat: (#\w{6});/g)].map(([, name, fill]) => [
      name,
      fill,
    ])
    expect(onPage).toEqual(COLOURS.map((colour) => [colour, seatPaint(0, colour).fill]))
  })

  it('are those that the seats chose, or else follow their order', () => {
    const draw = (colours?: string[]) => drawBoard(xidit.pack.board, aPosition(), colours ? { colours } : {})
    const hero = (svg: string) =>
      /data-hero="0".*?fill="(#(?!fff)[0-9a-f]{6})" stroke="#[0-9a-f]{6}" stroke-width="1.6"/s.exec(svg)?.[1]
    const [usual, chosen] = [draw(), draw(['pink', 'black', 'blue', 'orange', 'yellow'])]
    expect(draw([...COLOURS])).toBe(usual)
    expect(hero(usual)).toBe(seatPaint(0, 'blue').fill)
    expect(hero(chosen)).toBe(seatPaint(0, 'pink').fill)
  })

  it('of the units leave their signs readable, and grow darker with strength', () => {
    const grounds = Object.values(UNIT_PAINT)
    for (const { ground, line } of grounds) expect(contrast(ground, line)).toBeGreaterThan(3.5)
    const lights = grounds.map(({ ground }) => luminance(ground))
    expect(lights).toEqual([...lights].sort((a, b) => b - a))
  })
})

describe('Words of unknown width', () => {
  it('are cut to the room there is', () => {
    for (const words of ['Xidit', 'Bartholomäus von Kreuzburg', 'WWWWWWWWWWWW', '皇帝陛下萬歳'])
      for (const room of [40, 90, 200]) expect(textWidth(fitted(words, 16, room), 16)).toBeLessThanOrEqual(room)
    expect(fitted('Xidit', 16, 200)).toBe('Xidit')
  })
})
