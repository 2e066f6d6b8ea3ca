import { describe, expect, it } from 'vitest'
import { carryOut, step } from '../../../src/rules/kingdom-defenders/resolve.ts'
import { faceHorde, nextHorde, siegePays } from '../../../src/rules/kingdom-defenders/round/horde.ts'
import { bySilence } from '../../../src/rules/kingdom-defenders/standing.ts'
import { blue, green, pick, red, refusedAs, seatOf, table, yellow } from './board.ts'

const camp = (weapon: number, spell = 0) => ({ camp: { weapon, spell }, fame: 20 })
/** By silence, to the end of the stage. */
const run = (at: ReturnType<typeof table>) => {
  const decider = {
    isReady: () => true,
    decide: (on: typeof at, point: Parameters<typeof bySilence>[1]) => ({ answer: bySilence(on, point) }) as never,
  }
  while (['horde', 'victory', 'siege', 'aftermath'].includes(at.state.stage)) step(at, decider)
}

describe('The Horde (KD-8)', () => {
  it('K-25: not beaten it comes closer; at the Wall it besieges; a second siege ends the game at once', () => {
    const setting = { stage: 'horde', round: 2, seats: [camp(4), camp(0, 4)] } as const
    const at = table({ ...setting, horde: ['H01', 2], seats: [camp(4), camp(0, 4)] })
    faceHorde(at)
    expect([at.state.horde?.counter, at.state.stage]).toEqual([1, 'gates'])
    const siege = table({ ...setting, horde: ['H01', 1], seats: [camp(4), camp(0, 4)] })
    run(siege)
    expect(siege.state).toMatchObject({ wall: 'B', stage: 'gates', horde: { id: expect.any(String) } })
    expect(siege.state.seats.map((seat) => seat.camp)).toEqual(Array(4).fill({ weapon: 0, spell: 0 }))
    const fall = table({ ...setting, horde: ['H01', 1], wall: 'B', seats: [camp(4), camp(0, 4)] })
    run(fall)
    step(fall, { isReady: () => true, decide: () => undefined })
    expect(fall.state).toMatchObject({ wall: null, stage: 'over', horde: null, result: { kingdomSaved: false } })
    expect(fall.state.result?.achievements.table).toContain('failed')
  })

  it('K-26: each loses the siege less the own camp, and never more than there is', () => {
    const at = table({ stage: 'horde', horde: ['H01', 1], seats: [camp(3), { ...camp(0), fame: 7 }, camp(1), camp(5)] })
    faceHorde(at)
    expect(at.state.seats.map(({ fame }) => fame)).toEqual([8, 0, 6, 10])
    expect(at.state.due.map(({ seat }) => seat)).toEqual([red, blue, yellow])
    carryOut(at, red, { t: 'siege', round: 1, track: 'magic' })
    expect(seatOf(at, red).magic).toBe(1)
  })

  it('K-27: the emptiest camps suffer a wound or deliver a loot, and lose 2 Fame', () => {
    const at = table({
      ...{ stage: 'horde', horde: ['H03', 1], round: 2 },
      seats: [camp(0, 3), { ...camp(1), loot: 1 }, camp(0, 1), camp(2)],
    })
    faceHorde(at)
    const point = (seat: number) => ({ t: 'siege', seat }) as const
    expect(refusedAs(at, point(red), { t: 'siege', round: 2, track: 'magic', pay: 'wound' })).toBe('unknown-field')
    expect(refusedAs(at, point(red), { t: 'siege', round: 2 })).toBe('missing-field')
    carryOut(at, red, { t: 'siege', round: 2, track: 'magic' })
    expect(refusedAs(at, point(blue), { t: 'siege', round: 2, pay: 'coin' })).toBe('bad-value')
    carryOut(at, blue, { t: 'siege', round: 2, pay: 'loot' })
    expect(refusedAs(at, point(green), { t: 'siege', round: 2, pay: 'loot' })).toBe('bad-value')
    carryOut(at, green, { t: 'siege', round: 2, pay: 'wound' })
    expect([pick(at, blue, 'loot', 'fame'), pick(at, green, 'wounds', 'hero', 'fame')]).toEqual([
      { loot: 0, fame: 9 },
      { wounds: 1, hero: 5, fame: 9 },
    ])
    expect(seatOf(at, yellow).fame).toBe(12)
  })

  it('K-28: victory: Fame by camp, coin or loot, a step, and a Reward for the single fullest', () => {
    const at = table({
      ...{ stage: 'horde', horde: ['H02', 1], round: 3 },
      seats: [camp(4), camp(2, 1), camp(0, 2), camp(0, 1)],
    })
    faceHorde(at)
    expect(at.state.seats.map(({ fame }) => fame)).toEqual([24, 23, 22, 21])
    const point = (seat: number) => ({ t: 'victory', seat }) as const
    const all = { t: 'victory', round: 3, goods: 'coin', track: 'magic', reward: 'left' } as const
    expect(refusedAs(at, point(red), all)).toBeUndefined()
    expect(refusedAs(at, point(red), { ...all, reward: undefined })).toBe('bad-value')
    expect(refusedAs(at, point(blue), all)).toBe('unknown-field')
    expect(refusedAs(at, point(green), { t: 'victory', round: 3, goods: 'weapon' })).toBe('bad-value')
    expect(at.state.due.map(({ seat }) => seat)).toEqual([red, blue, green])
    const [left] = at.state.rewards
    carryOut(at, red, all)
    expect(pick(at, red, 'coin', 'magic', 'rewards')).toEqual({ coin: 1, magic: 1, rewards: [left] })
    expect(at.state.lastVictory).toBe(3)
    const tied = table({ stage: 'horde', horde: ['H02', 1], seats: [camp(4), camp(2, 2), camp(0, 1), camp(0, 1)] })
    faceHorde(tied)
    expect(refusedAs(tied, point(red), { t: 'victory', round: 1, goods: 'coin', track: 'magic' })).toBeUndefined()
    expect(tied.state.due.some(({ extreme }) => extreme)).toBe(false)
  })

  it('Hordes beaten in two rounds running make the table Defenders', () => {
    const at = table({ stage: 'horde', horde: ['H04', 1], round: 4, seats: [camp(3, 3)] })
    at.state.lastVictory = 3
    faceHorde(at)
    expect(at.state.defender).toBe(true)
    const apart = table({ stage: 'horde', horde: ['H04', 1], round: 4, seats: [camp(3, 3)] })
    apart.state.lastVictory = 2
    faceHorde(apart)
    expect(apart.state.defender).toBe(false)
  })

  it('K-29: in rounds 4 and 5 the faces of the special Horde come, and the pile leaves', () => {
    for (const [round, id, counter] of [
      [3, 'H03', 2],
      [4, 'S4/4', 2],
      [5, 'S4/5', 1],
    ] as const) {
      const at = table({ stage: 'aftermath', round })
      at.state.hordePile = ['H03', 'H04']
      nextHorde(at)
      expect(at.state.horde).toEqual({ id, counter })
      expect(at.state.hordePile).toEqual(round === 3 ? ['H04'] : [])
    }
    const last = table({ stage: 'horde', round: 6, horde: ['S4/5', 1], seats: [camp(3, 3)] })
    run(last)
    expect(last.state).toMatchObject({ stage: 'over', horde: null })
  })

  it('K-42: the wound is judged after the own step', () => {
    const at = table({
      ...{ players: 2, difficulty: 'standard', stage: 'horde', horde: ['H09', 1] },
      seats: [{ ...camp(3), wounds: 4, magic: 3, hero: 6 }, camp(0, 3)],
    })
    faceHorde(at)
    const due = at.state.due.find(({ seat }) => seat === red)!
    expect([siegePays(at, due, 'magic'), siegePays(at, due, 'strength')]).toEqual([['wound'], []])
    const point = { t: 'siege', seat: red } as const
    expect(refusedAs(at, point, { t: 'siege', round: 1, track: 'magic', pay: 'wound' })).toBeUndefined()
    expect(refusedAs(at, point, { t: 'siege', round: 1, track: 'strength' })).toBeUndefined()
    expect(refusedAs(at, point, { t: 'siege', round: 1, track: 'strength', pay: 'wound' })).toBe('unknown-field')
    expect(refusedAs(at, point, { t: 'siege', round: 1, track: 'magic' })).toBe('missing-field')
    const { fame } = seatOf(at, red)
    carryOut(at, red, { t: 'siege', round: 1, track: 'magic', pay: 'wound' })
    expect(pick(at, red, 'wounds', 'fame')).toEqual({ wounds: 4, fame: fame - 2 })
  })

  it('neither possible: only the Fame, and nobody is asked (KD-8.4)', () => {
    const at = table({
      stage: 'horde',
      round: 2,
      horde: ['H04', 1],
      seats: [{ ...camp(0), wounds: 4, hero: 5 }, camp(1), camp(1), camp(1)],
    })
    faceHorde(at)
    step(at, { isReady: () => true, decide: () => undefined })
    expect(at.events.at(-1)).toMatchObject({ t: 'siege-paid', seat: red })
    expect(seatOf(at, red)).toMatchObject({ fame: 12, wounds: 4 })
  })
})
