// Chance that can be checked: streams of words that follow from a seed and a purpose.
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seed } from './ruleset.ts'

const WORDS_A_HASH = 8
const TWO_TO_32 = 0x1_0000_0000

/** One purpose's stream: each purpose starts its own. */
export class Stream {
  #text: string
  #block = 0
  #hash = new Uint8Array()
  #at = WORDS_A_HASH

  constructor(seed: Seed, purpose: string) {
    this.#text = `${seed}/${purpose}/`
  }

  word(): number {
    if (this.#at === WORDS_A_HASH) {
      this.#hash = sha256(bytesOf(`${this.#text}${this.#block++}`))
      this.#at = 0
    }
    const hash = this.#hash
    const first = 4 * this.#at++
    return ((hash[first]! << 24) | (hash[first + 1]! << 16) | (hash[first + 2]! << 8) | hash[first + 3]!) >>> 0
  }

  /** A number from 0 to n - 1, each as likely. */
  below(n: number): number {
    const fair = Math.floor(TWO_TO_32 / n) * n
    let word = this.word()
    while (word >= fair) word = this.word()
    return word % n
  }
}

/** Its UTF-8. Seeds and purposes are nearly always ASCII, and short: an encoder costs as much as the hash. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 0x7f) return utf8ToBytes(text)
    bytes[i] = code
  }
  return bytes
}

/** A shuffled copy. */
export function shuffle<T>(items: readonly T[], seed: Seed, purpose: string): T[] {
  const stream = new Stream(seed, purpose)
  const shuffled = items.slice()
  for (let i = shuffled.length - 1; i >= 1; i--) {
    const j = stream.below(i + 1)
    const item = shuffled[i]!
    shuffled[i] = shuffled[j]!
    shuffled[j] = item
  }
  return shuffled
}
