// The outside of a proof: whether it has the form, and whether the pages of its log fit their seals and heads.
import { canonical } from './canonical.ts'
import { digest, isHex64 } from './fairness.ts'
import { PACKLESS_FORMAT, PROOF_FORMAT, type Proof, type ProofPage } from './proof.ts'
import { firstHead, nextHead, sealOf } from './seals.ts'
import { checkFields, type Fields, isObject, isWhole } from './shape.ts'

const OF_FIRST = [
  ...['format', 'game', 'ruleset', 'version', 'chain', 'commitment', 'secret', 'nonces', 'contributed'],
  ...['record', 'result', 'log'],
]
/** By format: the fields of the whole, and of a page. */
const FIELDS: Readonly<Record<string, readonly [whole: readonly string[], page: readonly string[]]>> = {
  [PACKLESS_FORMAT]: [OF_FIRST, ['salt', 'seal', 'head', 'events']],
  [PROOF_FORMAT]: [
    [...OF_FIRST, 'pack'],
    ['salt', 'seal', 'head', 'schema', 'events'],
  ],
}
/** No game has anything deeper. */
const DEEPEST = 32

/** What is wrong with it, if anything. Whether it is true is for others. */
export function checkProof(proof: unknown): string | undefined {
  const format = isObject(proof) ? String(proof.format) : ''
  if (!Object.hasOwn(FIELDS, format)) return `The format is one of ${Object.keys(FIELDS).join(', ')}.`
  const [whole, ofPage] = FIELDS[format]!
  const misshapen = checkFields(proof, whole, [], '')
  if (misshapen) return misshapen.message
  const { game, chain, record, log } = proof as Fields
  if (typeof game !== 'string') return 'The game has an id.'
  if (chain !== 1 && chain !== 2) return 'The chain is of form 1 or 2.'
  if (!isObject(record)) return 'The record is an object.'
  if (!Array.isArray(log)) return 'The log is a list of pages.'
  const bad = log.findIndex((page) => !isPage(page, chain, ofPage))
  return bad === -1 ? undefined : `Page ${bad + 1} of the log is none.`
}

function isPage(page: unknown, chain: 1 | 2, fields: readonly string[]): page is ProofPage {
  if (checkFields(page, fields, [], '')) return false
  const { salt, seal, head, schema = 1, events } = page as Fields
  const isSealed = isSalt(salt) && isHex64(seal)
  return (
    (isSealed || (chain === 1 && salt === null && seal === null)) &&
    isHex64(head) &&
    isWhole(schema, 1, Number.MAX_SAFE_INTEGER) &&
    Array.isArray(events) &&
    events.length > 0 &&
    events.every((event) => isObject(event) && typeof event.t === 'string' && isWithin(event, DEEPEST))
  )
}

const isSalt = (text: unknown): boolean => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text)

const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isWithin(part, depth - 1)))

/** The first page whose salt and events do not come to its seal, from 0. */
export function brokenSeal({ log }: Proof): number | undefined {
  const broken = log.findIndex(({ salt, seal, events }) => salt !== null && sealOf(salt, events) !== seal)
  return broken === -1 ? undefined : broken
}

/** The first page whose head does not follow, from 0. */
export function brokenHead({ game, chain, log }: Proof): number | undefined {
  let head = firstHead(game)
  const broken = log.findIndex((page) => {
    head = chain === 2 ? nextHead(head, page.seal!) : eachHashed(head, page)
    return page.head !== head
  })
  return broken === -1 ? undefined : broken
}

/** The first form: each event's hash covers the one before. */
const eachHashed = (head: string, { events }: ProofPage): string =>
  events.reduce((before, event) => digest(`${before}/${canonical(event)}`), head)
