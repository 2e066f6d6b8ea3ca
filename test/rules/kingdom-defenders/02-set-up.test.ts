import { describe, expect, it } from 'vitest'
import { begin, checkOptions, deal, seatFixed, wishedOptions } from '../../../src/rules/kingdom-defenders/begin.ts'
import type { EventOf } from '../../../src/rules/kingdom-defenders/events.ts'
import { fold } from '../../../src/rules/kingdom-defenders/evolve.ts'
import { tilePool } from '../../../src/rules/kingdom-defenders/pack/pool.ts'
import { closed, pack, SEED, table } from './board.ts'

const begun = (options: Parameters<typeof begin>[1], seed = SEED) => begin(pack, options, seed)[0] as EventOf<'begun'>
const standard = { difficulty: 'standard', variant: 'none' } as const

describe('Options (KD-2.1, KD-2.2)', () => {
  const pool = ['P3', 'P5', 'P8', 'E6', 'E7', 'E9', 'E10', 'E12']
  it.each([
    [{ players: 2, ...standard }],
    [{ players: 4, difficulty: 'expert', variant: 'extreme' }],
    [{ players: 3, difficulty: 'custom', variant: 'family', pool }],
  ])('are taken: %j', (options) => expect(checkOptions(pack, options)).toEqual({ ok: true, value: options }))

  it.each([
    [null],
    [[]],
    [{ players: 5, ...standard }],
    [{ players: '3', ...standard }],
    [{ players: 3, difficulty: 'easy', variant: 'none' }],
    [{ players: 3, difficulty: 'standard', variant: 'long' }],
    [{ players: 3, difficulty: 'standard' }],
    [{ players: 3, ...standard, pool }],
    [{ players: 3, ...standard, pace: 1 }],
    [{ players: 3, difficulty: 'custom', variant: 'none' }],
    [{ players: 3, difficulty: 'custom', variant: 'none', pool: 'P3' }],
    [{ players: 3, difficulty: 'custom', variant: 'none', pool: [...pool, 'E9'] }],
    [{ players: 3, difficulty: 'custom', variant: 'none', pool: ['P5', 'P3', ...pool.slice(2)] }],
    [{ players: 3, difficulty: 'custom', variant: 'none', pool: ['P1', ...pool] }],
    [{ players: 3, difficulty: 'custom', variant: 'none', pool: ['E5', ...pool] }],
    [{ players: 3, difficulty: 'custom', variant: 'none', pool: [3, ...pool] }],
    // Too few without attacks: two characters, or four buildings, or after the family's tiles have left.
    [{ players: 3, difficulty: 'custom', variant: 'none', pool: ['P3', 'P5', 'P10', ...pool.slice(3)] }],
    [{ players: 3, difficulty: 'custom', variant: 'none', pool: pool.slice(0, -1) }],
    [{ players: 3, difficulty: 'custom', variant: 'family', pool: ['P3', 'P4', 'P5', ...pool.slice(3)] }],
  ])('are refused: %j', (options) => expect(checkOptions(pack, options).ok).toBe(false))

  it('has defaults when a game is opened', () =>
    expect(wishedOptions(pack, { players: 2 })).toEqual({ ok: true, value: { players: 2, ...standard } }))

  it('counts stars: one, two or three; printed tiles are never dealt', () => {
    const stars = (difficulty: 'standard' | 'advanced' | 'expert') => {
      const { characters, buildings } = tilePool(pack.content, { players: 4, difficulty, variant: 'none' })
      return [characters.length, buildings.length]
    }
    expect([stars('standard'), stars('advanced'), stars('expert')]).toEqual([
      [5, 6],
      [8, 9],
      [11, 13],
    ])
  })
})

describe('Set-up', () => {
  it('K-1: Fame by place in turn order; six discs, two aside', () => {
    const event = begun({ players: 4, ...standard })
    expect(event.order.map((seat) => event.fame[seat])).toEqual([20, 20, 21, 22])
    for (const player of fold([event]).seats)
      expect(player).toMatchObject({ hero: 6, aside: 2, strength: 0, magic: 0, wounds: 0, weapon: 0, coin: 0 })
  })

  it('K-2: two players have seven discs, two characters and three adventures', () => {
    const event = begun({ players: 2, ...standard })
    expect(event).toMatchObject({ hero: 7, aside: 1, fame: [20, 20] })
    expect(Object.keys(event.characters)).toEqual(['A.1', 'A.2'])
    expect(Object.keys(event.row)).toEqual(['3', '4'])
    const at = table({ players: 2, difficulty: 'standard' })
    expect(at.layout.spaces.map(({ id }) => id)).not.toContain('A.3')
    expect(at.layout.spaces.map(({ id }) => id)).not.toContain('A.P1')
    expect(closed(at, 0, 'B3.2')).toBeUndefined()
    expect(closed(at, 0, 'D.2')).toBeUndefined()
  })

  it('K-3: five adventures, three deeds, two Rewards, one building of five, four Hordes, none in play', () => {
    const event = begun({ players: 4, ...standard })
    expect(Object.keys(event.row).length + 1).toBe(5)
    expect([event.deeds.length, event.rewards.length, event.buildings.length]).toEqual([3, 2, 5])
    expect([fold([event]).revealed, event.hordePile.length, event.horde]).toEqual([1, 4, null])
  })

  it('K-4: of attack tiles two are dealt at most, characters and buildings together', () => {
    const tiles = (...ids: string[]) => ids.map((id) => (pack.characters.get(id) ?? pack.buildings.get(id))!)
    const characters = deal(tiles('P12', 'P10', 'P11', 'P5', 'P2'), 3, 2)
    expect(characters.map(({ id }) => id)).toEqual(['P12', 'P10', 'P5'])
    const buildings = deal(tiles('E16', 'E6', 'E17', 'E7', 'E9', 'E10', 'E8'), 5, 0)
    expect(buildings.map(({ id }) => id)).toEqual(['E6', 'E7', 'E9', 'E10', 'E8'])
  })

  it('K-5: the Saboteur changes places with whoever lies on the first slot', () =>
    expect(seatFixed(pack, ['P5', 'P11', 'P2'])).toEqual(['P11', 'P5', 'P2']))

  it('an extreme game has a Horde at once, a family game never (KD-2.13)', () => {
    const extreme = begun({ players: 3, difficulty: 'standard', variant: 'extreme' })
    expect(extreme.horde).toEqual({ id: expect.any(String), counter: pack.hordes.get(extreme.horde!.id)!.speed })
    expect(extreme.hordePile).toHaveLength(3)
    const family = begun({ players: 3, difficulty: 'standard', variant: 'family' })
    expect([family.horde, family.hordePile]).toEqual([null, []])
    expect(pack.layout({ players: 3, variant: 'family' }).rounds).toBe(5)
  })
})
