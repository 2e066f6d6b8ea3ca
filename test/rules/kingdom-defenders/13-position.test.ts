import { describe, expect, it } from 'vitest'
import { canonical } from '../../../src/rules/canonical.ts'
import { standardPack } from '../../../src/rules/kingdom-defenders/pack/standard.ts'
import { replay } from '../../../src/rules/kingdom-defenders/replay.ts'
import { samples } from './records.ts'

describe('Positions (KD-13)', () => {
  it.each(samples.map((sample, index) => [index, sample] as const))(
    'of the recorded game %i are reached exactly',
    (_, { record, positions }) => {
      const played = replay(standardPack, record)
      expect(played.error).toBeUndefined()
      expect(played.positions).toEqual(positions.map(canonical))
      expect(canonical(played.result)).toBe(canonical((positions.at(-1) as { result: unknown }).result))
    },
  )

  it('are taken at the beginning, three times a round and at the end (KD-13.2)', () => {
    const moments = replay(standardPack, samples[0]!.record).positions.map((text) => JSON.parse(text).at)
    const inner = ['placed', 'acted', 'round']
    expect(moments).toEqual(['start', ...inner, ...inner, ...inner, ...inner, ...inner, 'placed', 'acted', 'over'])
  })
})
