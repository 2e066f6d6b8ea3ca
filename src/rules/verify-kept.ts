// What somebody has kept of a game themselves, held against its proof: receipts of what they handed in, and the commitment they
// saw with the nonce they gave.
import { isNonce } from './fairness.ts'
import type { Proof } from './proof.ts'
import type { Finding, Seat } from './ruleset.ts'
import { isObject, isWhole } from './shape.ts'
import { finding } from './verify-words.ts'

/** Whatever it looks like: it may come from a file. */
export interface Kept {
  /** A list of receipts, as the API gave them. */
  readonly receipts?: unknown
  /** The answer to giving a nonce, with the seat it was given at where that is known. */
  readonly given?: unknown
}

export function checkKept(proof: Proof, saidBy: readonly (Seat | null)[], { receipts, given }: Kept): Finding[] {
  return [
    ...(given === undefined ? [] : [checkGiven(proof, given)]),
    ...(receipts === undefined ? [] : [checkReceipts(proof, saidBy, receipts)]),
  ]
}

function checkGiven({ commitment, nonces }: Proof, given: unknown): Finding {
  const isIn = (nonce: unknown, seat: unknown) =>
    isNonce(nonce) &&
    Array.isArray(nonces) &&
    (seat === undefined ? nonces.includes(nonce) : nonces[Number(seat)] === nonce)
  const fits = isObject(given) && given.commitment === commitment && isIn(given.nonce, given.seat)
  return finding('given', fits, {
    good: 'the commitment is the one you saw, and the nonce you gave then is in the seed',
    bad: 'the commitment is not the one you saw, or the nonce you gave is not in the seed',
  })
}

function checkReceipts({ log }: Proof, saidBy: readonly (Seat | null)[], receipts: unknown): Finding {
  const list = Array.isArray(receipts) ? receipts : []
  const missing = list.findIndex((receipt) => !log.some((_, page) => isReceiptFor(log, saidBy, page, receipt)))
  return finding('receipts', Array.isArray(receipts) && missing === -1, {
    good: list.length === 1 ? 'the receipt is in the log' : `all ${list.length} receipts are in the log`,
    bad: Array.isArray(receipts) ? `receipt ${missing + 1} is not in the log` : 'receipts are a list',
  })
}

/** What a receipt left open (salts and heads that would have told secrets) is null in it. At least the seal or the salt is there. */
function isReceiptFor(log: Proof['log'], saidBy: readonly (Seat | null)[], at: number, receipt: unknown): boolean {
  if (!isObject(receipt)) return false
  const page = log[at]!
  const fits = (field: 'salt' | 'seal' | 'head') => (receipt[field] ?? null) === null || receipt[field] === page[field]
  const { seq, seat } = receipt
  const end = () => log.slice(0, at + 1).reduce((sum, { events }) => sum + events.length, 0)
  return (
    (typeof receipt.seal === 'string' || typeof receipt.salt === 'string') &&
    fits('salt') &&
    fits('seal') &&
    fits('head') &&
    (!isWhole(seat, 0, Number.MAX_SAFE_INTEGER) || (saidBy[at] ?? seat) === seat) &&
    (!isWhole(seq, 0, Number.MAX_SAFE_INTEGER) || seq === end())
  )
}
