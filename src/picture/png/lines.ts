// Pixels as the lines of a PNG: one byte for the filter (none, which is best for drawings), then red, green and blue of one
// pixel after the other. And laying a drawing that can be seen through over such lines.

/** As a renderer gives it. */
export interface Image {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity of one pixel after the other, the colours multiplied by the opacity. */
  readonly pixels: Buffer
}

export interface Lines {
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

/** Used again: megabytes anew for every picture would keep the garbage collector busier than the compressor. */
const spare: Buffer[] = []

function roomFor(length: number): Buffer {
  const found = spare.pop()
  return found && found.length >= length ? found.subarray(0, length) : Buffer.allocUnsafeSlow(length)
}

/** Nobody looks at them any more. */
export const letGo = ({ bytes }: Lines): void => void spare.push(Buffer.from(bytes.buffer))

/** Of an image that cannot be seen through. */
export function linesOf({ width, height, pixels }: Image): Lines {
  const bytes = roomFor((width * 3 + 1) * height)
  let to = 0
  for (let y = 0, from = 0; y < height; y++) {
    bytes[to++] = 0
    for (let x = 0; x < width; x++, from += 4) {
      bytes[to++] = pixels[from]!
      bytes[to++] = pixels[from + 1]!
      bytes[to++] = pixels[from + 2]!
    }
  }
  return { width, height, bytes }
}

/** As large as what is below. */
export function laidOver({ width, height, pixels }: Image, below: Lines): Lines {
  const bytes = roomFor(below.bytes.length)
  bytes.set(below.bytes)
  // The opacity is the highest byte, as on every machine that Node is built for.
  const drawn = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  let to = 0
  for (let y = 0, at = 0; y < height; y++) {
    to++
    for (let x = 0; x < width; x++, at++, to += 3) {
      const over = drawn[at]!
      if (over === 0) continue // most of it is nothing
      const through = 255 - (over >>> 24)
      bytes[to] = (over & 255) + share(bytes[to]!, through)
      bytes[to + 1] = ((over >>> 8) & 255) + share(bytes[to + 1]!, through)
      bytes[to + 2] = ((over >>> 16) & 255) + share(bytes[to + 2]!, through)
    }
  }
  return { width, height, bytes }
}

/** So many parts of 255. */
const share = (colour: number, of255: number): number => (of255 === 0 ? 0 : ((colour * of255 + 127) / 255) | 0)
