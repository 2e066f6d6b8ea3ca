import { describe, expect, it } from 'vitest'
import { carryOut, step } from '../../../src/rules/kingdom-defenders/resolve.ts'
import { favourOrder } from '../../../src/rules/kingdom-defenders/round/favour.ts'
import { nextHorde } from '../../../src/rules/kingdom-defenders/round/horde.ts'
import { beginRound } from '../../../src/rules/kingdom-defenders/round/maintenance.ts'
import { byStanding } from '../../../src/rules/kingdom-defenders/standing.ts'
import { pick, refusedAs, seatOf, table } from './board.ts'

describe('A new round (KD-4.1, KD-4.2)', () => {
  it('K-6: in round 2 the first Horde comes, the counter on the space of its speed', () => {
    const at = table({ stage: 'gates', round: 1 })
    at.state.hordePile = ['H01', 'H02']
    beginRound(at)
    expect(at.state).toMatchObject({ round: 2, horde: { id: 'H01', counter: 3 }, hordePile: ['H02'], stage: 'favour' })
  })

  it('whoever claimed the grey disc has one more, and counts of the round begin anew', () => {
    const at = table({ stage: 'gates', round: 2, seats: [{}, { hero: 6, roundAdventures: 2, roundHerald: 3 }] })
    at.state.grey.next = 1
    beginRound(at)
    expect(pick(at, 1, 'hero', 'roundAdventures', 'roundHerald')).toEqual({
      hero: 7,
      roundAdventures: 0,
      roundHerald: 0,
    })
    expect(at.state.grey).toEqual({ now: 1, next: null })
  })

  it('in rounds 3 to 6 no Horde comes in this phase', () => {
    const at = table({ stage: 'gates', round: 2 })
    const before = at.state.hordePile.length
    beginRound(at)
    expect([at.state.horde, at.state.hordePile.length]).toEqual([null, before])
    nextHorde(at)
    expect(at.state.hordePile.length).toBe(before - 1)
  })
})

describe('Favour of the King (KD-4.3 to KD-4.6)', () => {
  it('K-7: ascending Fame; of equals, who is later in turn order goes first', () => {
    const at = table({ seats: [{ fame: 24 }, { fame: 20 }, { fame: 20 }, { fame: 22 }] })
    expect(favourOrder(at.state)).toEqual([2, 1, 3, 0])
  })

  it('with three players one die stays out, named in the order of the dice', () => {
    const at = table({ players: 3, stage: 'gates', round: 1 })
    beginRound(at)
    const [first] = at.state.favour!.order
    const point = { t: 'dice', seat: first! } as const
    expect(refusedAs(at, point, { t: 'dice', round: 2, out: [] })).toBe('bad-dice')
    expect(refusedAs(at, point, { t: 'dice', round: 2, out: ['healing', 'wealth'] })).toBe('bad-dice')
    expect(refusedAs(at, point, { t: 'dice', round: 2, out: ['luck'] })).toBe('bad-dice')
    expect(refusedAs(at, point, { t: 'dice', round: 3, out: ['healing'] })).toBe('old-question')
    expect(refusedAs(at, point, { t: 'dice', round: 2, out: ['healing'] })).toBeUndefined()
    const two = table({ players: 2, difficulty: 'standard', stage: 'favour', round: 2 })
    two.state.favour = { order: [0, 1], out: null, dice: [] }
    expect(refusedAs(two, { t: 'dice', seat: 0 }, { t: 'dice', round: 2, out: ['wealth', 'force'] })).toBe('bad-order')
  })

  it('each takes one die that lies there, and its effects; nobody may refuse', () => {
    const at = table({ players: 3, stage: 'favour', round: 2, seats: [{ wounds: 1, hero: 5 }] })
    at.state.favour = {
      order: [0, 1, 2],
      out: ['wealth'],
      dice: [
        { die: 'force', face: 'st', seat: null },
        { die: 'magic', face: 's2', seat: null },
        { die: 'healing', face: 'h1', seat: null },
      ],
    }
    carryOut(at, 0, { t: 'die', round: 2, die: 'healing' })
    expect(pick(at, 0, 'wounds', 'hero')).toEqual({ wounds: 0, hero: 6 })
    expect(refusedAs(at, { t: 'die', seat: 1 }, { t: 'die', round: 2, die: 'healing' })).toBe('die-not-there')
    expect(refusedAs(at, { t: 'die', seat: 1 }, { t: 'die', round: 2, die: 'wealth' })).toBe('die-not-there')
    expect(refusedAs(at, { t: 'die', seat: 1 }, { t: 'die', round: 2, die: null })).toBe('die-not-there')
    carryOut(at, 1, { t: 'die', round: 2, die: 'force' })
    expect(pick(at, 1, 'strength', 'weapon')).toEqual({ strength: 1, weapon: 1 })
    carryOut(at, 2, { t: 'die', round: 2, die: 'magic' })
    expect([seatOf(at, 2).spell, at.state.stage]).toEqual([2, 'placement'])
  })

  it('four players roll all dice without a word', () => {
    const at = table({ stage: 'gates', round: 1 })
    beginRound(at)
    step(at, byStanding)
    expect(at.events.at(-1)).toMatchObject({ t: 'dice-rolled', dice: [{}, {}, {}, {}] })
  })
})
