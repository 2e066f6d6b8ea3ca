import { describe, expect, it } from 'vitest'
import { carryOut, step } from '../../../src/rules/kingdom-defenders/resolve.ts'
import { called, closed, pick, refusedAs, table } from './board.ts'

const place = (at: ReturnType<typeof table>, seat: number, space: string | null) =>
  carryOut(at, seat, { t: 'place', round: at.state.round, space })

describe('Placement (KD-5)', () => {
  it('K-9: E4 takes two discs', () => {
    const one = table({ seats: [{ hero: 1 }] })
    expect(closed(one, 0, 'E4.a')).toBe('lacking-discs')
    const two = table({ seats: [{ hero: 2 }] })
    place(two, 0, 'E4.a')
    expect([two.state.seats[0]!.hero, two.state.spaces['E4.a']]).toEqual([0, { seat: 0, discs: 2 }])
  })

  it('K-10: the Hex Witch asks for Fame, paid at once (KD-5.6)', () => {
    const at = table({ characters: { 'A.2': 'P12' }, seats: [{ fame: 20 }, { fame: 0 }] })
    place(at, 0, 'A.2')
    expect(pick(at, 0, 'hero', 'fame')).toEqual({ hero: 5, fame: 19 })
    const poor = table({ characters: { 'A.2': 'P12' }, seats: [{}, { fame: 0 }] })
    expect(closed(poor, 1, 'A.2')).toBe('lacking-fame')
  })

  it('K-11: with a disc in the Kingdom the City is closed; gates are neutral (KD-5.4)', () => {
    expect(closed(table({ spaces: { 'D.1': [0] } }), 0, 'E1.a')).toBeUndefined()
    const out = table({ spaces: { 'B3.2': [0] } })
    expect(closed(out, 0, 'E1.a')).toBe('beyond-the-wall')
    expect(closed(out, 0, 'A.P1')).toBe('beyond-the-wall')
    expect(closed(out, 0, 'B1.1')).toBe('beyond-the-wall')
    expect(closed(out, 0, 'D.1')).toBeUndefined()
    expect(closed(out, 0, 'B3.1')).toBeUndefined()
    expect(closed(out, 1, 'E1.a')).toBeUndefined()
  })

  it('K-12: without a Horde Area C is closed; tiles that touch it may be occupied and do nothing (KD-5.5)', () => {
    const at = table({ characters: { 'A.1': 'P4' }, buildings: ['E14', 'E16', 'E6', 'E7', 'E8'] })
    for (const space of ['C.1', 'C.2', 'C.3', 'C.4']) expect(closed(at, 0, space)).toBe('no-horde')
    for (const space of ['A.1', 'E14.a', 'E16.a']) {
      expect(closed(at, 0, space)).toBeUndefined()
      expect(called(at, 0, space)).toBeNull()
    }
    expect(closed(table({ horde: ['H02', 2] }), 0, 'C.4')).toBeUndefined()
  })

  it('a space takes one player, and is open to so many (KD-5.2)', () => {
    const three = table({ players: 3, spaces: { 'E1.a': [1] } })
    expect(closed(three, 0, 'E1.a')).toBe('occupied')
    const point = { t: 'place', seat: 0 } as const
    expect(refusedAs(three, point, { t: 'place', round: 1, space: 'E5.b' })).toBe('no-such-space')
    expect(refusedAs(three, point, { t: 'place', round: 1, space: 'C.1' })).toBe('no-such-space')
    expect(refusedAs(three, point, { t: 'place', round: 1, space: 'X' })).toBe('no-such-space')
    expect(refusedAs(three, point, { t: 'place', round: 1, space: 7 })).toBe('no-such-space')
    expect(refusedAs(three, point, { t: 'place', round: 1, space: null })).toBeUndefined()
  })

  it('a building that is not revealed and a slot without a card are closed', () => {
    const at = table({ buildings: ['E6', 'E7', 'E8', 'E9', 'E10'], row: { '2': null } })
    at.state.revealed = 1
    expect(closed(at, 0, 'E6.a')).toBeUndefined()
    expect(closed(at, 0, 'E7.a')).toBe('nothing-there')
    expect(closed(at, 0, 'E11.a')).toBe('nothing-there')
    expect(closed(at, 0, 'B3.2')).toBe('nothing-there')
  })

  it('coins are asked for, and paid (KD-5.6)', () => {
    const at = table({ seats: [{ coin: 0 }, { coin: 1 }] })
    expect(closed(at, 0, 'E1.b')).toBe('lacking-coins')
    place(at, 1, 'E1.b')
    expect(pick(at, 1, 'coin', 'hero')).toEqual({ coin: 0, hero: 5 })
  })

  it('one space in A, B1, C, D and each building, any number of adventures (KD-5.3)', () => {
    const at = table({
      horde: ['H02', 2],
      spaces: { 'A.P1': [0], 'B1.1': [0], 'D.2': [0], 'E1.a': [0] },
      seats: [{ coin: 3 }],
    })
    for (const space of ['A.1', 'B1.2', 'D.1', 'E1.c']) expect(closed(at, 0, space)).toBe('one-a-round')
    expect(closed(at, 0, 'E2.a')).toBeUndefined()
    const out = table({ horde: ['H02', 2], spaces: { 'C.3': [0], 'B3.1': [0] } })
    expect(closed(out, 0, 'C.4')).toBe('one-a-round')
    expect(closed(out, 0, 'B3.2')).toBeUndefined()
  })

  it('who has no legal space is out without an entry; who passed is not asked again (KD-5.1)', () => {
    const at = table({ players: 2, difficulty: 'standard', seats: [{ hero: 0 }, { hero: 1 }] })
    const asked: number[] = []
    const decider = {
      isReady: () => true,
      decide: (_: unknown, { seat }: { seat: number }) => {
        asked.push(seat)
        return { answer: { t: 'place', round: 1, space: null } } as never
      },
    }
    while (at.state.stage === 'placement') step(at, decider)
    expect(asked).toEqual([1])
    expect(at.events.map(({ t }) => t)).toEqual(['passed', 'passed', 'placement-ended'])
    expect(at.events[0]).toMatchObject({ seat: 0, forced: true })
  })
})
