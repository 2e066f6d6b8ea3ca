// An SVG as a PNG, the same on every machine: the letters come from a font of our own, never from the system.
// For the server alone: a browser draws the SVG itself, so nothing else in here may import this file.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js'
import { encode } from './png/encode.ts'
import { inTurn } from './png/in-turn.ts'
import { outlinesBy } from './png/outlines.ts'

export interface PngSize {
  /** In pixels; the height follows. */
  readonly width: number
}

const FAMILY = 'DejaVu Serif'
/** Upright, bold, slanted and both; the last for what the others lack, as a player may be called anything. */
const FACES = ['DejaVuSerif', 'DejaVuSerif-Bold', 'DejaVuSerif-Italic', 'DejaVuSerif-BoldItalic', 'DejaVuSans']
const home = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')

const options: ResvgRenderOptions = {
  // Never transparent: a reader of mail may have a dark ground.
  background: '#fff',
  font: {
    loadSystemFonts: false,
    fontFiles: FACES.map((face) => join(home, `${face}.ttf`)),
    defaultFontFamily: FAMILY,
    serifFamily: FAMILY,
  },
}

/** Each holds a thread that others need too, and some twenty megabytes. */
const AT_ONCE = 2
const turn = inTurn(AT_ONCE)
const outlined = outlinesBy(FAMILY, (svg) => new Resvg(svg, options).toString())

export const pngOf = (svg: string, { width }: PngSize): Promise<Buffer> =>
  turn(async () => {
    const image = await renderAsync(await outlined(svg), { ...options, fitTo: { mode: 'width', value: width } })
    return encode(image)
  })
