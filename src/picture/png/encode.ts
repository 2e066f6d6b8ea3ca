// Pixels as a PNG file, compressed off the event loop: the renderer's own way would hold everybody up.
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

export interface Image {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity of one pixel after the other. */
  readonly pixels: Buffer
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const RGBA = 6
const DEPTH = 8
/** Large even areas: more effort makes it little smaller and much slower. One piece, as each one costs a turn. */
const COMPRESSION = { level: 3, chunkSize: 1 << 19 }
const compressed = promisify<Buffer, object, Buffer>(deflate)

/** Used again: megabytes anew for every picture would keep the garbage collector busier than the compressor. */
const spare: Buffer[] = []

export async function encode({ width, height, pixels }: Image): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = DEPTH
  header[9] = RGBA
  const length = width * 4
  const whole = (length + 1) * height
  const found = spare.pop()
  const room = found && found.length >= whole ? found : Buffer.allocUnsafe(whole)
  for (let y = 0; y < height; y++) {
    // Each line begins with its filter: none, which is best for drawings.
    room[y * (length + 1)] = 0
    pixels.copy(room, y * (length + 1) + 1, y * length, (y + 1) * length)
  }
  const data = await compressed(room.subarray(0, whole), COMPRESSION)
  spare.push(room)
  return Buffer.concat([SIGNATURE, ...chunk('IHDR', header), ...chunk('IDAT', data), ...chunk('IEND', Buffer.alloc(0))])
}

function chunk(kind: string, data: Buffer): Buffer[] {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const name = Buffer.from(kind, 'latin1')
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(data, crc32(name)))
  return [length, name, data, check]
}
