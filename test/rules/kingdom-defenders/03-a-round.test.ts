import { describe, expect, it } from 'vitest'
import { standardPack } from '../../../src/rules/kingdom-defenders/pack/standard.ts'
import { replay } from '../../../src/rules/kingdom-defenders/replay.ts'
import { samples } from './records.ts'

/** What the last position of a recorded game says. */
const endOf = (variant: string) => {
  const { record } = samples.find(({ record: { options } }) => options.variant === variant)!
  const { positions } = replay(standardPack, record)
  return { record, last: JSON.parse(positions.at(-1)!), moments: positions.map((text) => JSON.parse(text)) }
}

describe('A round (KD-3)', () => {
  it('there are six, or five of a family game (KD-3.1)', () => {
    expect(endOf('none').last).toMatchObject({ at: 'over', round: 6, over: true })
    expect(endOf('family').last).toMatchObject({ at: 'over', round: 5, over: true, horde: null })
  })

  it('round 1 has no favour, and no camps without a Horde (KD-3.2)', () => {
    const { record } = endOf('none')
    const first = record.entries.filter((entry) => 'round' in entry && entry.round === 1)
    expect(first.some(({ t }) => t === 'dice' || t === 'die')).toBe(false)
    expect(first.some((entry) => 'space' in entry && entry.space?.startsWith('C.'))).toBe(false)
    const extreme = endOf('extreme').record.entries.filter((entry) => 'round' in entry && entry.round === 1)
    expect(extreme.some((entry) => 'space' in entry && entry.space?.startsWith('C.'))).toBe(true)
  })

  it('the last round has no gates and no maintenance (KD-3.3)', () => {
    const { moments } = endOf('none')
    const [acted, over] = moments.slice(-2)
    expect([acted.at, over.at]).toEqual(['acted', 'over'])
    expect(over.row).toEqual(acted.row)
    expect(over.order).toEqual(acted.order)
  })
})
