// A strict little reader of PNG files as encode.ts writes them: whatever is not in order throws.
import { crc32, inflateSync } from 'node:zlib'

export interface Pixels {
  width: number
  height: number
  /** Red, green and blue of one pixel after the other. */
  data: Buffer
}

export function readPng(file: Buffer): Pixels {
  if (file.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') throw new Error('not a PNG')
  const chunks: [kind: string, data: Buffer][] = []
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    const named = file.subarray(at + 4, at + 8 + length)
    if (crc32(named) !== file.readUInt32BE(at + 8 + length)) throw new Error('damaged')
    chunks.push([named.subarray(0, 4).toString('latin1'), named.subarray(4)])
    at += 12 + length
  }
  if (chunks.map(([kind]) => kind).join() !== 'IHDR,PLTE,IDAT,IEND')
    throw new Error(`holds ${chunks.map(([kind]) => kind)}`)
  const header = chunks[0]![1]
  if (header.subarray(8).join() !== '8,3,0,0,0') throw new Error('not places in a palette, of eight bits each')
  const palette = chunks[1]![1]
  if (palette.length % 3 !== 0 || palette.length > 768) throw new Error('not a palette')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const lines = inflateSync(chunks[2]![1])
  if (lines.length !== (width + 1) * height) throw new Error('not as many pixels as it says')
  const data = Buffer.alloc(width * 3 * height)
  for (let y = 0; y < height; y++) {
    const line = lines.subarray(y * (width + 1), (y + 1) * (width + 1))
    if (line[0] !== 0) throw new Error('a filter that is not read here')
    for (let x = 0; x < width; x++) {
      const colour = line[x + 1]! * 3
      if (colour >= palette.length) throw new Error('a colour that is not in the palette')
      palette.copy(data, (y * width + x) * 3, colour, colour + 3)
    }
  }
  return { width, height, data }
}
