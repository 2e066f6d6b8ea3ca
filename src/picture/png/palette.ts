// Few colours for a drawing, chosen so that one hardly sees it: large even areas keep theirs, and the many between them, at
// the edges of lines and letters, share what is left. One byte a pixel instead of three, and far less to compress.
import type { Lines } from './lines.ts'

export interface Indexed {
  readonly width: number
  readonly height: number
  /** Red, green and blue of one colour after the other. */
  readonly palette: Buffer
  /** Line by line: the filter (none), then the colour of one pixel after the other. */
  readonly bytes: Buffer
}

/** A third more would make a board's file a twentieth larger, and no better to look at. */
const MOST = 96
/** Colours that differ in the lowest bits alone count as one. */
const SHIFT = 2
const BITS = 8 - SHIFT
const BINS = 1 << (3 * BITS)
/** What covers this part of the drawing or more keeps its colour to the letter. */
const LARGE = 1 / 400

type Colour = readonly [number, number, number]

/** A colour of the drawing, and how many pixels have it. */
interface Shade {
  readonly bin: number
  readonly count: number
  readonly rgb: Colour
}

export function indexed({ width, height, bytes }: Lines): Indexed {
  const shades = shadesOf(bytes, width, height)
  const palette = paletteOf(shades, width * height * LARGE)
  const nearest = new Uint8Array(BINS)
  for (const { bin, rgb } of shades) nearest[bin] = nearestOf(palette, rgb)
  const colours = Buffer.from(palette.flat().map(Math.round))
  return { width, height, palette: colours, bytes: pointing(bytes, width, height, nearest) }
}

const binOf = (red: number, green: number, blue: number): number =>
  ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT)

/** The commonest first. Of each: how many, and the sums of red, green and blue. */
function shadesOf(bytes: Buffer, width: number, height: number): Shade[] {
  const sums = new Uint32Array(BINS * 4)
  const used: number[] = []
  let at = 0
  for (let y = 0; y < height; y++) {
    at++
    for (let x = 0; x < width; x++, at += 3) {
      const red = bytes[at]!
      const green = bytes[at + 1]!
      const blue = bytes[at + 2]!
      const place = binOf(red, green, blue) * 4
      if (sums[place]!++ === 0) used.push(place)
      sums[place + 1]! += red
      sums[place + 2]! += green
      sums[place + 3]! += blue
    }
  }
  const shade = (place: number): Shade => {
    const count = sums[place]!
    return {
      bin: place / 4,
      count,
      rgb: [sums[place + 1]! / count, sums[place + 2]! / count, sums[place + 3]! / count],
    }
  }
  return used.map(shade).sort((a, b) => b.count - a.count || a.bin - b.bin)
}

function paletteOf(shades: readonly Shade[], large: number): Colour[] {
  if (shades.length <= MOST) return shades.map(({ rgb }) => rgb)
  const kept = Math.min(
    MOST / 2,
    shades.findIndex(({ count }) => count < large),
  )
  return [...shades.slice(0, kept).map(({ rgb }) => rgb), ...cut(shades.slice(kept), MOST - kept)]
}

interface Box {
  readonly shades: readonly Shade[]
  readonly mean: Colour
  /** The side along which they differ most, and how much. */
  readonly side: number
  readonly spread: number
}

/** Median cut: the box that differs most within itself is parted where its mean is, until there are so many. */
function cut(shades: readonly Shade[], most: number): Colour[] {
  const boxes = [boxOf(shades)]
  while (boxes.length < most) {
    const widest = boxes.reduce((best, box) => (box.spread > best.spread ? box : best))
    if (widest.spread === 0) break
    const { side, mean } = widest
    const lower = widest.shades.filter(({ rgb }) => rgb[side]! <= mean[side]!)
    const upper = widest.shades.filter(({ rgb }) => rgb[side]! > mean[side]!)
    boxes.splice(boxes.indexOf(widest), 1, boxOf(lower), boxOf(upper))
  }
  return boxes.map(({ mean }) => mean)
}

function boxOf(shades: readonly Shade[]): Box {
  const total = shades.reduce((sum, { count }) => sum + count, 0)
  const sumOf = (value: (shade: Shade) => number) => shades.reduce((sum, shade) => sum + value(shade), 0)
  const meanOf = (side: number) => sumOf(({ rgb, count }) => rgb[side]! * count) / total
  const mean: Colour = [meanOf(0), meanOf(1), meanOf(2)]
  // By the root of how many there are: a small sign in a colour of its own counts for more than its area.
  const spreads = mean.map((middle, side) => sumOf(({ rgb, count }) => Math.sqrt(count) * (rgb[side]! - middle) ** 2))
  const spread = shades.length > 1 ? Math.max(...spreads) : 0
  return { shades, mean, side: spreads.indexOf(spread), spread }
}

function nearestOf(palette: readonly Colour[], [red, green, blue]: Colour): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < palette.length; i++) {
    const colour = palette[i]!
    // The eye is keenest for green.
    const far = 2 * (colour[0] - red) ** 2 + 4 * (colour[1] - green) ** 2 + 3 * (colour[2] - blue) ** 2
    if (far >= least) continue
    best = i
    least = far
  }
  return best
}

function pointing(bytes: Buffer, width: number, height: number, nearest: Uint8Array): Buffer {
  const lines = Buffer.alloc((width + 1) * height)
  let from = 0
  let to = 0
  for (let y = 0; y < height; y++) {
    from++
    to++
    for (let x = 0; x < width; x++, from += 3)
      lines[to++] = nearest[binOf(bytes[from]!, bytes[from + 1]!, bytes[from + 2]!)]!
  }
  return lines
}
