// A long text that never changes while the server runs: written, compressed and tagged once, at its first reading, and sent
// in whichever form the reader takes; not at all to who has it already.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ASKED_AGAIN } from '../answers/keeping.ts'
import { isSameTag } from '../answers/tags.ts'
import { vary } from '../answers/vary.ts'

interface Form {
  readonly encoding: string
  readonly tag: string
  readonly bytes: Buffer
}

/** The smallest first. */
const ENCODINGS: readonly (readonly [encoding: string, compress: (text: Buffer) => Promise<Buffer>])[] = [
  ['br', (text) => promisify(brotliCompress)(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } })],
  ['gzip', (text) => promisify(gzip)(text)],
  ['identity', async (text) => text],
]

async function formsOf(text: Buffer): Promise<Form[]> {
  const sum = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return Promise.all(
    ENCODINGS.map(async ([encoding, compress]) => ({
      ...{ encoding, tag: `"${sum}-${encoding}"`, bytes: await compress(text) },
    })),
  )
}

/** `q=0` is a no; all else that is named is as welcome as the next. */
function takes(header: string, encoding: string): boolean {
  const said = header.split(',').map((one) => one.trim().toLowerCase())
  return said.some((one) => one.split(/\s*;/, 1)[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(one))
}

export function madeOnce(type: string, write: () => string) {
  let forms: Promise<Form[]> | undefined
  return async (request: FastifyRequest, reply: FastifyReply, keeping = ASKED_AGAIN): Promise<FastifyReply> => {
    forms ??= formsOf(Buffer.from(write()))
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const all = await forms
    const { encoding, tag, bytes } = all.find((form) => takes(accepted, form.encoding)) ?? all.at(-1)!
    vary(reply, 'accept-encoding').header('etag', tag).header('cache-control', keeping)
    if (isSameTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type(type).send(bytes)
  }
}
