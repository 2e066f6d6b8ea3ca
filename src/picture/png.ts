// An SVG as a PNG, the same on every machine: the letters come from a font of our own, never from the system.
// For the server alone: a browser draws the SVG itself, so nothing else in here may import this file.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg, renderAsync } from '@resvg/resvg-js'
import { Queue } from '../flow/queue.ts'
import { encode } from './png/encode.ts'
import { grounds } from './png/grounds.ts'
import { type Image, laidOver, letGo, linesOf } from './png/lines.ts'
import { outlinesBy } from './png/outlines.ts'
import { indexed } from './png/palette.ts'
import { partedFromGround, sizeOf } from './svg.ts'

export interface PngSize {
  /** In pixels; the height follows. */
  readonly width: number
  /** At most so many in all: a tall picture is made narrower. */
  readonly pixels?: number
}

const FAMILY = 'DejaVu Serif'
/** Upright, bold, slanted and both; the last for what the others lack, as a player may be called anything. */
const FACES = ['DejaVuSerif', 'DejaVuSerif-Bold', 'DejaVuSerif-Italic', 'DejaVuSerif-BoldItalic', 'DejaVuSans']
const home = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')

const FONT = {
  loadSystemFonts: false,
  fontFiles: FACES.map((face) => join(home, `${face}.ttf`)),
  defaultFontFamily: FAMILY,
  serifFamily: FAMILY,
}
/** Never transparent: a reader of mail may have a dark ground. */
const PAPER = '#fff'

/** Each holds one of Node's four threads, which others need too, and some twenty megabytes. So many wait as are drawn soon. */
const queue = new Queue({ atOnce: 3, waiting: 16 })
const WAITING_EACH = 2
const outlined = outlinesBy(FAMILY, (svg) => new Resvg(svg, { font: FONT }).toString())
const groundOf = grounds(async (svg, width) => linesOf(await render(svg, width)))

/** Who asks, and whether anybody still waits for it. */
export interface Asker {
  readonly by: string
  readonly signal: AbortSignal
}

/** What nobody asks for comes before all that somebody does: letters go first. Throws `NotNow` where too much waits. */
export const pngOf = (svg: string, size: PngSize, asker?: Asker): Promise<Buffer> =>
  queue.take(
    async () => {
      const width = widthOf(svg, size)
      const parts = partedFromGround(svg)
      const lines = parts
        ? laidOver(await render(parts.above, width, null), await groundOf(parts.below, width))
        : linesOf(await render(svg, width))
      const drawn = indexed(lines)
      letGo(lines)
      return encode(drawn)
    },
    asker && { counted: [[asker.by, WAITING_EACH]], signal: asker.signal },
  )

function widthOf(svg: string, { width, pixels = Number.POSITIVE_INFINITY }: PngSize): number {
  const size = sizeOf(svg)
  return size ? Math.min(width, Math.floor(Math.sqrt((pixels * size.width) / size.height))) : width
}

async function render(svg: string, width: number, background: string | null = PAPER): Promise<Image> {
  const shapes = await outlined(svg)
  // Reading fonts takes longer than most of what they are read for.
  const font = shapes.includes('<text') ? FONT : { loadSystemFonts: false }
  const fitTo = { mode: 'width', value: width } as const
  // Taken once: its pixels are a new copy each time one asks.
  const {
    width: across,
    height,
    pixels,
  } = await renderAsync(shapes, { font, fitTo, ...(background !== null && { background }) })
  return { width: across, height, pixels }
}
