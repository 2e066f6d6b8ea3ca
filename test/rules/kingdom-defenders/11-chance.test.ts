import { describe, expect, it } from 'vitest'
import { canonical } from '../../../src/rules/canonical.ts'
import { commitment, seedFrom } from '../../../src/rules/fairness.ts'
import { begin } from '../../../src/rules/kingdom-defenders/begin.ts'
import { standardPack } from '../../../src/rules/kingdom-defenders/pack/standard.ts'
import type { Die } from '../../../src/rules/kingdom-defenders/vocabulary.ts'
import { Stream, shuffle } from '../../../src/rules/random.ts'
import { vectors } from './records.ts'

describe('Chance that can be checked (KD-11)', () => {
  it.each(vectors.streams)('has the stream of $purpose (KD-11.2, KD-11.3)', (vector) => {
    const { seed, purpose } = vector
    const words = new Stream(seed, purpose)
    expect(vector.words.map(() => words.word())).toEqual(vector.words)
    const numbers = new Stream(seed, purpose)
    for (const [n, drawn] of vector.below) expect(numbers.below(n)).toBe(drawn)
    const { n, values } = vector.belowWithRejection
    const rejecting = new Stream(seed, purpose)
    expect(values.map(() => rejecting.below(n))).toEqual(values)
    const items = Array.from({ length: 34 }, (_, i) => i + 1)
    expect(shuffle(items, seed, purpose)).toEqual(vector.shuffled1to34)
  })

  it.each(vectors.dice)('rolls $face of the $die die for $purpose (KD-4.5, KD-11.4)', (vector) => {
    const drawn = new Stream(vector.seed, vector.purpose).below(6)
    expect(drawn).toBe(vector.below6)
    expect(standardPack.faces[vector.die as Die][drawn]!.id).toBe(vector.face)
  })

  it.each(vectors.seed_from)('makes the seed of secret and nonces (KD-11.5)', (vector) => {
    expect(commitment(vector.secret)).toBe(vector.commitment)
    expect(seedFrom(vector.secret, vector.nonces)).toBe(vector.seed)
  })

  it.each(vectors.setups)('sets up $options (KD-2)', ({ seed, options, ...expected }) => {
    const [begun] = begin(standardPack, options, seed)
    if (begun?.t !== 'begun') throw new Error('A game begins with its set-up')
    const { buildings, characters, deck, deedPile, deeds, fame, fates, horde, hordePile, order } = begun
    const { rewards, rewardPile, row } = begun
    const found = { buildings, characters, deck, deedPile, deeds, fame, fatesDealt: fates, horde, hordePile, order }
    expect(canonical({ ...found, rewards, rewardPile, row, revealed: 1 })).toBe(canonical(expected))
  })
})
