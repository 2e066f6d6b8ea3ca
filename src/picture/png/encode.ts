// Lines as a PNG file, compressed off the event loop: the renderer's own way would hold everybody up.
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import type { Lines } from './lines.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const RGB = 2
const DEPTH = 8
/** Large even areas: more effort makes it little smaller and much slower. One piece, as each one costs a turn. */
const COMPRESSION = { level: 1, chunkSize: 1 << 19 }
const compressed = promisify<Buffer, object, Buffer>(deflate)

export async function encode({ width, height, bytes }: Lines): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = DEPTH
  header[9] = RGB
  const data = await compressed(bytes, COMPRESSION)
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
