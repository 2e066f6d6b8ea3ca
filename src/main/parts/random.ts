// Randomness in small portions: asking the system for each takes longer than what is done with it.
import { randomFillSync } from 'node:crypto'

const store = Buffer.alloc(4096)
let used = store.length

/** So many random bytes, as hex digits. Nothing is given twice, or kept. */
export function randomHex(bytes: number): string {
  if (used + bytes > store.length) {
    randomFillSync(store)
    used = 0
  }
  const portion = store.subarray(used, used + bytes)
  used += bytes
  const text = portion.toString('hex')
  portion.fill(0)
  return text
}
