// A picture as a PNG: a real one, the same every time, with letters of our own font.
import { describe, expect, it } from 'vitest'
import { drawBoard as drawDefenders } from '../../src/picture/kingdom-defenders/board.ts'
import { pngOf } from '../../src/picture/png.ts'
import { ground } from '../../src/picture/svg.ts'
import { drawBoard } from '../../src/picture/xidit/board.ts'
import { kingdomDefenders } from '../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import * as defenders from './defenders.ts'
import { readPng } from './png.ts'
import { aPosition, somePositions } from './positions.ts'
import { everything, readXml } from './xml.ts'

const { board } = xidit.pack
const sheet = (inside: string, width = 60, height = 40) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="serif">${inside}</svg>`
const FACES = ['', ' font-weight="bold"', ' font-style="italic"', ' font-weight="bold" font-style="italic"']
const drawn = async (inside: string): Promise<string> =>
  readPng(await pngOf(sheet(inside), { width: 60 })).data.toString('base64')
const lettered = (words: string, face = '') =>
  drawn(`<text x="5" y="30" font-size="24"${face} fill="#000">${words}</text>`)

describe('A PNG', () => {
  it('is a real one, as wide as wished and as high as that makes it', async () => {
    const svg = drawBoard(board, aPosition())
    const [, across, down] = svg.match(/viewBox="0 0 (\d+) (\d+)"/)!.map(Number)
    for (const width of [320, 900]) {
      const png = readPng(await pngOf(svg, { width }))
      expect(png.width).toBe(width)
      expect(Math.abs(png.height - (width * down!) / across!)).toBeLessThan(1)
    }
  })

  it('shows what is drawn, on a ground one cannot see through', async () => {
    const { data } = readPng(await pngOf(sheet('<path d="M0 0H10V40H0z" fill="#c4321b"/>'), { width: 60 }))
    expect([...data.subarray(0, 3)]).toEqual([0xc4, 0x32, 0x1b])
    expect([...data.subarray(30 * 3, 30 * 3 + 3)]).toEqual([255, 255, 255])
  })

  it('is the same every time', async () => {
    const svg = drawBoard(board, aPosition(), { locale: 'de', names: ['Überall Zuerst'] })
    const first = await pngOf(svg, { width: 400 })
    expect((await pngOf(svg, { width: 400 })).equals(first)).toBe(true)
  })

  it('with a ground of its own shows it below all else, and cannot be seen through', async () => {
    const below = '<path d="M0 0H30V40H0z" fill="#1f62b5"/>'
    const above = '<circle cx="30" cy="20" r="15.5" fill="#c4321b" fill-opacity="0.6"/>'
    const [parted, whole] = await Promise.all(
      [ground(below) + above, below + above].map(async (inside) => readPng(await pngOf(sheet(inside), { width: 240 }))),
    )
    for (const [i, value] of parted!.data.entries()) expect(Math.abs(value - whole!.data[i]!)).toBeLessThanOrEqual(2)
  })

  it('is refused for what is no picture, and others are made after that', async () => {
    for (let i = 0; i < 5; i++) await expect(pngOf('<svg', { width: 60 })).rejects.toThrow()
    expect(readPng(await pngOf(sheet(''), { width: 60 })).width).toBe(60)
  })

  it('is its own when several are made at once', async () => {
    const pictures = somePositions()
      .slice(0, 6)
      .map((view) => drawBoard(board, view))
    const together = await Promise.all(pictures.map((svg, i) => pngOf(svg, { width: 320 + i })))
    for (const [i, svg] of pictures.entries())
      expect((await pngOf(svg, { width: 320 + i })).equals(together[i]!)).toBe(true)
  })
})

describe('The letters of a PNG', () => {
  it('are there in four faces', async () => {
    const faces = await Promise.all(FACES.map((face) => lettered('Rag', face)))
    expect(new Set([...faces, await drawn('')]).size).toBe(5)
  })

  it('are never a box, whatever the pictures say', { timeout: 60_000 }, async () => {
    const { pack } = kingdomDefenders
    const pictures = (['en', 'de'] as const).flatMap((locale) => [
      ...somePositions().map((view) => drawBoard(board, view, { locale })),
      ...defenders.somePositions().map((view) => drawDefenders(pack, view, { locale })),
    ])
    const said = pictures.flatMap((svg) =>
      everything(readXml(svg)).flatMap(({ name, text }) => (name === 'text' ? text : [])),
    )
    const letters = new Set([...`${said.join('')}äöüÄÖÜßéèàçñœ„“‚‘»«…–—·→←↑↓`].filter((letter) => letter !== ' '))
    for (const face of FACES) {
      const box = await lettered('皇', face)
      const blank = await drawn('')
      for (const letter of letters) {
        const shown = await lettered(letter === '&' ? '&amp;' : letter, face)
        expect([box, blank].includes(shown), letter).toBe(false)
      }
      expect(await lettered('ä', face)).not.toBe(await lettered('a', face))
    }
  })

  it('are where the renderer itself would set them', async () => {
    for (const anchor of ['start', 'middle', 'end']) {
      const how = `font-size="17" font-weight="bold" text-anchor="${anchor}" fill="#000"`
      // Written the other way round it is no text that we know, and left to the renderer.
      const [ours, theirs] = await Promise.all(
        ['x="30" y="25"', 'y="25" x="30"'].map(async (place) =>
          readPng(await pngOf(sheet(`<text ${place} ${how}>Töne</text>`), { width: 600 })),
        ),
      )
      let far = 0
      for (const [i, value] of ours!.data.entries()) if (Math.abs(value - theirs!.data[i]!) > 64) far++
      expect(far).toBeLessThan(40)
      expect(ours!.data.some((value) => value === 0)).toBe(true)
    }
  })
})
