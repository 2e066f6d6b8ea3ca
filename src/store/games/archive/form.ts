// A whole log as one packed row: a table of its pages, their salts, and their events as they were written, byte for byte, as
// seals are over them. Heads follow from these and are not kept.
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import { beginChain, extendChain } from '../../../games/model/chain.ts'
import { DamagedLog } from '../../../games/model/damaged-log.ts'
import type { ChainForm, GameFile, Page } from '../../../games/model/game.ts'
import type { Seat } from '../../../rules/ruleset.ts'
import { eventsIn } from '../packed.ts'

/** A page without what follows from those before it. */
export interface KeptPage extends Pick<Page, 'at' | 'schema' | 'by'> {
  /** JSON. */
  readonly text: Buffer
  readonly salt: Buffer | null
}

/** Beyond this a log is left as it is: whoever reads one that is packed has all of it in hand. */
export const MOST_BYTES = 8 * 1024 * 1024

const FORM = 1
/** At, schema, who, length of its text, length of its salt. */
type Entry = [at: number, schema: number, by: Seat | null, text: number, salt: number | null]

interface Contents {
  readonly form: number
  readonly chain: ChainForm
  readonly pages: readonly Entry[]
}

const compress = promisify(brotliCompress)
const LENGTH_BYTES = 4

export function pack(chain: ChainForm, pages: readonly KeptPage[]): Promise<Buffer> {
  const entries = pages.map(({ at, schema, by, text, salt }): Entry => {
    return [at.getTime(), schema, by, text.length, salt?.length ?? null]
  })
  const contents = Buffer.from(JSON.stringify({ form: FORM, chain, pages: entries } satisfies Contents))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(contents.length)
  const salts = pages.flatMap(({ salt }) => salt ?? [])
  const whole = Buffer.concat([length, contents, ...salts, ...pages.map(({ text }) => text)])
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants
  return compress(whole, { params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_SIZE_HINT]: whole.length } })
}

/** Throws where it is not whole. */
export function unpack(packed: Buffer): { chain: ChainForm; pages: KeptPage[] } {
  // Twice as much holds any log that was packed, with the table of its pages.
  const whole = brotliDecompressSync(packed, { maxOutputLength: 2 * MOST_BYTES })
  const begin = LENGTH_BYTES + whole.readUInt32BE()
  const { form, chain, pages } = JSON.parse(whole.subarray(LENGTH_BYTES, begin).toString()) as Contents
  if (form !== FORM) throw new DamagedLog('it is of a form that this release does not know')
  const sum = (part: 3 | 4) => pages.reduce((total, entry) => total + (entry[part] ?? 0), 0)
  let salted = begin
  let told = begin + sum(4)
  if (told + sum(3) !== whole.length) throw new DamagedLog('it is not as long as it should be')
  const cut = (from: number, length: number) => whole.subarray(from, from + length)
  const kept = pages.map(([at, schema, by, length, saltLength]): KeptPage => {
    const page = { at: new Date(at), schema, by, text: cut(told, length) }
    const salt = saltLength === null ? null : cut(salted, saltLength)
    told += length
    salted += saltLength ?? 0
    return { ...page, salt }
  })
  return { chain, pages: kept }
}

/** As a log gives them. */
function pagesOf(game: GameFile['id'], chain: ChainForm, kept: readonly KeptPage[]): Page[] {
  let head = beginChain(game)
  let after = 0
  return kept.map(({ at, schema, by, text, salt: bytes }) => {
    const events = eventsIn(text)
    const salt = bytes?.toString('hex') ?? null
    head = extendChain(chain, head, salt ?? '', events).head
    const page: Page = { after, at, events, schema, by, salt, head }
    after += events.length
    return page
  })
}

/** Throws, in words for whoever runs the server, where the row is damaged: in our own, as others quote what it holds. */
export function readArchive(game: GameFile['id'], packed: Buffer): Page[] {
  try {
    const { chain, pages } = unpack(packed)
    return pagesOf(game, chain, pages)
  } catch (error) {
    const why = error instanceof DamagedLog ? error.message : 'it is damaged'
    throw new DamagedLog(`the archive of game ${game} cannot be read: ${why}`)
  }
}
