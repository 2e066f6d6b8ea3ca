import { describe, expect, it } from 'vitest'
import { missing } from '../../../src/rules/kingdom-defenders/pieces/camps.ts'
import { faceHorde } from '../../../src/rules/kingdom-defenders/round/horde.ts'
import { act, blue, called, green, pick, red, seatOf, table, yellow } from './board.ts'

describe('Area C (KD-7)', () => {
  it('K-23: each gives what is missing, for 1 Fame each; who can give nothing loses 2', () => {
    const rich = { weapon: 3, spell: 3, fame: 20 }
    const at = table({
      ...{ stage: 'area-c', horde: ['H02', 2], round: 2 },
      spaces: { 'C.1': [yellow], 'C.2': [blue], 'C.3': [green], 'C.4': [red] },
      seats: [{ ...rich, camp: { weapon: 2, spell: 2 } }, { ...rich, camp: { weapon: 2, spell: 0 } }, rich, rich],
    })
    expect(act(at, yellow, 'C.1', { give: { weapon: 2, spell: 0 } })).toBe(false)
    expect(act(at, yellow, 'C.1', { give: { weapon: 0, spell: 0 } })).toBe(false)
    expect(act(at, yellow, 'C.1', { give: { weapon: 1, spell: 0 } })).toBe(true)
    expect(missing(at)).toEqual({ weapon: 1, spell: 2 })
    act(at, blue, 'C.2', { give: { weapon: 1, spell: 0 } })
    expect(act(at, green, 'C.3', { give: { weapon: 1, spell: 1 } })).toBe(false)
    act(at, green, 'C.3', { give: { weapon: 0, spell: 2 } })
    expect(missing(at)).toEqual({ weapon: 0, spell: 0 })
    expect(called(at, red, 'C.4')).toBeNull()
    act(at, red, 'C.4', null)
    expect([yellow, blue, green, red].map((seat) => seatOf(at, seat).fame)).toEqual([21, 21, 22, 18])
    at.state.stage = 'horde'
    faceHorde(at)
    expect(at.events.at(-1)).toMatchObject({ t: 'horde-beaten', horde: 'H02' })
  })

  it('K-24: a camp holds four, with four players five', () => {
    const full = { weapon: 4, camp: { weapon: 2, spell: 2 } }
    const three = table({ players: 3, stage: 'area-c', horde: ['H05', 3], spaces: { 'C.4': [red] }, seats: [full] })
    expect(called(three, red, 'C.4')).toBeNull()
    const four = table({ stage: 'area-c', horde: ['H01', 3], spaces: { 'C.4': [red] }, seats: [full] })
    expect(act(four, red, 'C.4', { give: { weapon: 2, spell: 0 } })).toBe(false)
    expect(act(four, red, 'C.4', { give: { weapon: 1, spell: 0 } })).toBe(true)
  })

  it('the Herald hears of every resource, wherever it is given; five are a feat (KD-6.15)', () => {
    const at = table({
      ...{ stage: 'area-c', horde: ['H01', 3], characters: { 'A.1': 'P2' } },
      spaces: { 'C.4': [red], 'A.1': [red] },
      seats: [{ weapon: 2, spell: 2, fame: 20, roundHerald: 2 }],
    })
    act(at, red, 'C.4', { give: { weapon: 2, spell: 1 } })
    expect(pick(at, red, 'fame', 'roundHerald', 'feats')).toEqual({ fame: 26, roundHerald: 5, feats: ['popular'] })
  })

  it('elsewhere nothing may be given, and costs nothing', () => {
    const at = table({
      ...{ stage: 'area-b', horde: ['H01', 3], buildings: ['E14', 'E6', 'E7', 'E8', 'E9'] },
      spaces: { 'E14.a': [red] },
      seats: [{ fame: 20, weapon: 3 }],
    })
    expect(act(at, red, 'E14.a', { give: { weapon: 3, spell: 0 } })).toBe(false)
    expect(act(at, red, 'E14.a', { give: { weapon: 0, spell: 0 } })).toBe(true)
    expect(seatOf(at, red).fame).toBe(21)
  })
})
