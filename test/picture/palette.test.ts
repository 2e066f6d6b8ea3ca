// Pictures of few colours: small enough for a mail, and hardly to be told from those of all colours.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { LETTER_BOARD } from '../../src/games/letters/compose/boards.ts'
import { drawBoard as drawDefenders } from '../../src/picture/kingdom-defenders/board.ts'
import { linesOf } from '../../src/picture/png/lines.ts'
import { indexed } from '../../src/picture/png/palette.ts'
import { pngOf } from '../../src/picture/png.ts'
import { sizeOf } from '../../src/picture/svg.ts'
import { drawBoard as drawXidit } from '../../src/picture/xidit/board.ts'
import { kingdomDefenders } from '../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { someStates, viewOf as viewOfDefenders } from './defenders.ts'
import { readPng } from './png.ts'
import { statesOf, viewOf } from './positions.ts'

const NAMES = ['Bartholomäus von Kreuzburg', 'Ada', 'Clementine', 'Wilhelmina Obermüller', 'Jörg']
const TTF = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')
const FONTS = ['DejaVuSerif', 'DejaVuSerif-Bold', 'DejaVuSerif-Italic'].map((face) => join(TTF, `${face}.ttf`))
const LOCALES = ['en', 'de'] as const

/** Late in large games, when most lies on the board; as everybody sees them, and when all is open. */
const boards = LOCALES.flatMap((locale) => [
  ...statesOf({ players: 5, length: 'long' }, [0.5, 0.9, 1]).map((state) => ({
    svg: drawXidit(xidit.pack.board, viewOf(state, 'public'), { locale, names: NAMES }),
  })),
  ...someStates({ players: 4, difficulty: 'expert', variant: 'extreme' }, [0.5, 0.9, 1]).map((state) => ({
    svg: drawDefenders(kingdomDefenders.pack, viewOfDefenders(state, 'public'), { locale, names: NAMES }),
  })),
])

describe('A board in a letter', () => {
  it('is small, whole, and as wide as its area allows', { timeout: 120_000 }, async () => {
    for (const { svg } of boards) {
      const file = await pngOf(svg, LETTER_BOARD)
      expect(file.length).toBeLessThan(95_000)
      const { width, height } = readPng(file)
      const { width: across, height: down } = sizeOf(svg)!
      expect(width * height).toBeLessThanOrEqual(LETTER_BOARD.pixels! * 1.002)
      expect(width).toBeGreaterThanOrEqual(660) // two pixels for each that a mail has on a small phone
      expect(Math.abs(height - (width * down) / across)).toBeLessThan(1)
    }
  })
})

const render = (svg: string, width: number) => {
  const {
    width: across,
    height,
    pixels,
  } = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    background: '#fff',
    font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: 'DejaVu Serif' },
  }).render()
  return linesOf({ width: across, height, pixels: Buffer.from(pixels) })
}

/** How far each pixel is from what it was: in the colour in which it differs most. */
function* differences(svg: string, width: number): Generator<number> {
  const lines = render(svg, width)
  const { palette, bytes, height } = indexed(lines)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < lines.width; x++) {
      const was = y * (lines.width * 3 + 1) + 1 + x * 3
      const is = bytes[y * (lines.width + 1) + 1 + x]! * 3
      yield Math.max(...[0, 1, 2].map((part) => Math.abs(lines.bytes[was + part]! - palette[is + part]!)))
    }
}

describe('A drawing of few colours', () => {
  it('is nearly the same: little differs, and hardly anything much', { timeout: 60_000 }, () => {
    for (const { svg } of [boards[0]!, boards[3]!]) {
      let [sum, count, far] = [0, 0, 0]
      for (const difference of differences(svg, 600)) {
        sum += difference
        count++
        if (difference > 24) far++
      }
      expect(sum / count).toBeLessThan(1.5)
      expect(far / count).toBeLessThan(0.004)
    }
  })

  it('has large areas in their very colour, and small signs in one of their own', () => {
    // A hundred and more greys, as edges have, beside an area and a small sign.
    const greys = Array.from({ length: 180 }, (_, i) => `<path d="M${i} 30h1v30h-1z" fill="rgb(${i},${i},${i})"/>`)
    const inside = `<path d="M0 0H200V30H0z" fill="#c3d2a6"/><path d="M190 50h4v4h-4z" fill="#c4321b"/>${greys.join('')}`
    const lines = render(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60">${inside}</svg>`, 200)
    const { palette, bytes } = indexed(lines)
    const colourAt = (x: number, y: number) => [...palette.subarray(bytes[y * 201 + 1 + x]! * 3).subarray(0, 3)]
    expect(palette.length / 3).toBeLessThanOrEqual(256)
    expect(colourAt(100, 10)).toEqual([0xc3, 0xd2, 0xa6])
    expect(colourAt(192, 52)).toEqual([0xc4, 0x32, 0x1b])
  })

  it('of few colours already keeps them all', () => {
    const stripes = Array.from({ length: 40 }, (_, i) => `<path d="M${i} 0h1v9h-1z" fill="hsl(${i * 9},80%,50%)"/>`)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 9">${stripes.join('')}</svg>`
    expect(Math.max(...differences(svg, 40))).toBe(0)
  })
})
