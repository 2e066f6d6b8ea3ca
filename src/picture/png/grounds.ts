// The ground of pictures, as pixels: the same in many of them, so made once and then remembered; and laying pixels over it.
import type { Image } from './encode.ts'

/** Some megabytes each. One a language and a number of players is drawn over and over. */
const REMEMBERED = 6

/** `render` makes pixels of an SVG, so many wide. */
export function grounds(
  render: (svg: string, width: number) => Promise<Image>,
): (svg: string, width: number) => Promise<Image> {
  const known = new Map<string, Promise<Image>>()
  return (svg, width) => {
    const key = `${width} ${svg}`
    const image = known.get(key) ?? render(svg, width)
    known.delete(key)
    known.set(key, image) // the last one used is the last to go
    image.catch(() => known.delete(key))
    if (known.size > REMEMBERED) known.delete(known.keys().next().value!)
    return image
  }
}

/** Changes the upper one, whose colours are multiplied by their opacity; the lower one cannot be seen through. */
export function laidOver(above: Image, below: Image): Image {
  const upper = pixelsOf(above)
  const lower = pixelsOf(below)
  for (let i = 0; i < upper.length; i++) {
    const over = upper[i]!
    const opacity = over >>> 24
    if (opacity === 255) continue
    if (opacity > 0) {
      upper[i] = over + shaded(lower[i]!, 255 - opacity)
      continue
    }
    // Most of it is nothing, in long runs: these are taken over at once.
    let end = i + 1
    while (upper[end] === 0) end++
    upper.set(lower.subarray(i, end), i)
    i = end - 1
  }
  return above
}

/** Each of the four parts of a pixel, times so many parts of 255: two of them at a time, with room for the product. */
function shaded(pixel: number, of255: number): number {
  const share = of255 + (of255 >>> 7) // parts of 256, and what could not be seen through still cannot
  const odd = (pixel >>> 8) & 0xff00ff
  const even = pixel & 0xff00ff
  return ((Math.imul(odd, share) + 0x800080) & 0xff00ff00) | (((Math.imul(even, share) + 0x800080) >>> 8) & 0xff00ff)
}

/** The opacity is the highest byte, as on every machine that Node is built for. */
const pixelsOf = ({ pixels }: Image): Uint32Array =>
  new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
