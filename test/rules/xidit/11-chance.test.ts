import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commitment, isNonce, seedFrom } from '../../../src/rules/fairness.ts'
import { Stream, shuffle } from '../../../src/rules/random.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'

const vectors = JSON.parse(readFileSync(new URL('../../records/vectors.json', import.meta.url), 'utf8')) as {
  seed_from: { secret: string; nonces: string[]; seed: string; commitment: string }[]
  streams: {
    seed: string
    purpose: string
    words: number[]
    below: [number, number][]
    belowWithRejection: { n: number; values: number[] }
    shuffled1to21: number[]
  }[]
}

describe('Streams (X-11.2 to X-11.4)', () => {
  it.each(vectors.streams)(
    'of $purpose from $seed hold',
    ({ seed, purpose, words, below, belowWithRejection, shuffled1to21 }) => {
      const stream = new Stream(seed, purpose)
      expect(words.map(() => stream.word())).toEqual(words)
      const numbers = new Stream(seed, purpose)
      expect(below.map(([n]) => [n, numbers.below(n)])).toEqual(below)
      const { n, values } = belowWithRejection
      const rejecting = new Stream(seed, purpose)
      expect(values.map(() => rejecting.below(n))).toEqual(values)
      const tiles = Array.from({ length: 21 }, (_, i) => i + 1)
      expect(shuffle(tiles, seed, purpose)).toEqual(shuffled1to21)
      expect(tiles).toEqual(Array.from({ length: 21 }, (_, i) => i + 1))
    },
  )

  it('every purpose starts its own', () => {
    const seed = '0'.repeat(64)
    expect(new Stream(seed, 'tiles').word()).not.toBe(new Stream(seed, 'assessments').word())
  })

  it('nothing and a single item stay as they are', () => {
    expect(shuffle([], '0'.repeat(64), 'tiles')).toEqual([])
    expect(shuffle([7], '0'.repeat(64), 'tiles')).toEqual([7])
  })
})

describe('Commitment and seed (X-11.5)', () => {
  it.each(vectors.seed_from)('of the secret $secret hold', ({ secret, nonces, seed, commitment: published }) => {
    expect(commitment(secret)).toBe(published)
    expect(seedFrom(secret, nonces)).toBe(seed)
  })

  it('a nonce is up to 64 letters, digits and dashes', () => {
    for (const nonce of ['', 'alice', 'Bob-7', 'x'.repeat(64)]) expect(isNonce(nonce)).toBe(true)
    for (const nonce of ['x'.repeat(65), 'a/b', 'ä', ' ', 7, null, undefined, 'a\n']) expect(isNonce(nonce)).toBe(false)
  })
})

it('the same seed gives the same game, another seed another', () => {
  const options = { players: 4, length: 'long' } as const
  const [seed, other] = ['a'.repeat(64), 'b'.repeat(64)]
  expect(xidit.begin(options, seed)).toEqual(xidit.begin(options, seed))
  expect(xidit.begin(options, seed)).not.toEqual(xidit.begin(options, other))
})
