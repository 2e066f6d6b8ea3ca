// A choice of tiles says the same as the rules: what may be dealt, in which order, and whether it is enough.
import { describe, expect, it } from 'vitest'
import { kingdomDefenders } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { DIFFICULTIES, type Options, PLAYERS, VARIANTS } from '../../../src/rules/kingdom-defenders/options.ts'
import { enough, poolOf, takenOut, toggled } from '../../../web/desks/kingdom-defenders/options/pool.ts'

const { pack } = kingdomDefenders
const isEnough = (options: Options) =>
  Object.values(enough(pack, options)).every(({ there, needed }) => there >= needed)

describe('A choice of tiles', () => {
  it('begins with those of a difficulty, and is taken by the rules', () => {
    for (const players of PLAYERS)
      for (const variant of VARIANTS)
        for (const difficulty of DIFFICULTIES)
          if (difficulty !== 'custom') {
            const options: Options = { players, difficulty: 'custom', variant, pool: poolOf(pack, difficulty) }
            expect(isEnough(options)).toBe(true)
            expect(kingdomDefenders.options(options)).toMatchObject({ ok: true })
          }
  })

  it('stays in the order of the pack, whatever is added and taken away', () => {
    const pool = toggled(pack, toggled(pack, poolOf(pack, 'standard'), 'P12'), 'P3')
    expect(pool).not.toContain('P3')
    expect(pool.indexOf('P12')).toBeLessThan(pool.indexOf('E6'))
    expect(kingdomDefenders.options({ players: 3, difficulty: 'custom', variant: 'none', pool })).toMatchObject({
      ok: true,
    })
  })

  it('is not enough where the rules refuse it', () => {
    for (const pool of [
      [],
      ['P2', 'P3', 'E6'],
      ['P10', 'P11', 'P12', ...poolOf(pack, 'standard').filter((id) => id[0] === 'E')],
    ])
      for (const players of PLAYERS) {
        const options: Options = { players, difficulty: 'custom', variant: 'none', pool }
        expect(isEnough(options)).toBe(kingdomDefenders.options(options).ok)
      }
  })

  it('knows what a table takes out again', () => {
    expect(takenOut(pack, { players: 2, variant: 'none' })).toEqual(['P10', 'P11', 'P12', 'E16', 'E17'])
    expect(takenOut(pack, { players: 4, variant: 'family' })).toEqual(['P4', 'E14', 'E16'])
  })
})
