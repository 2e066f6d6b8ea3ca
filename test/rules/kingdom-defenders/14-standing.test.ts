import { describe, expect, it } from 'vitest'
import { canonical } from '../../../src/rules/canonical.ts'
import { begin } from '../../../src/rules/kingdom-defenders/begin.ts'
import type { Standing } from '../../../src/rules/kingdom-defenders/commands.ts'
import { fold } from '../../../src/rules/kingdom-defenders/evolve.ts'
import { kingdomDefenders } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { automaticAct, automaticOrder, stewardsSpace } from '../../../src/rules/kingdom-defenders/orders/automatic.ts'
import {
  chosenGift,
  chosenMarker,
  chosenReward,
  chosenTrack,
  diceKeptOut,
  favouredDie,
  splitWeapons,
} from '../../../src/rules/kingdom-defenders/orders/instructions.ts'
import { step } from '../../../src/rules/kingdom-defenders/resolve.ts'
import { faceHorde } from '../../../src/rules/kingdom-defenders/round/horde.ts'
import { bySilence, missingIn } from '../../../src/rules/kingdom-defenders/standing.ts'
import { checkStanding } from '../../../src/rules/kingdom-defenders/standing-check.ts'
import { tableFor } from '../../../src/rules/kingdom-defenders/table.ts'
import { pack, red, table } from './board.ts'
import { samples, vectors } from './records.ts'

describe('Silence (KD-14.10 to KD-14.12)', () => {
  it.each(vectors.silence)('answers as recorded at every entry of sample $sample', ({ sample, answers }) => {
    const { record } = samples[sample]!
    const at = tableFor(pack, fold(begin(pack, record.options, record.seed)))
    let index = 0
    const silent: string[] = []
    const decider = {
      isReady: () => true,
      decide(now: typeof at, point: Parameters<typeof bySilence>[1]) {
        if (index === record.entries.length) return undefined
        silent.push(canonical({ ...bySilence(now, point), seat: point.seat }))
        const { seat: _, ...answer } = record.entries[index++]!
        return { answer } as never
      },
    }
    while (step(at, decider));
    expect(silent).toEqual(answers.map(canonical))
  })

  it.each(vectors.silent)('plays whole games: $options', ({ options, seed, entries, totals }) => {
    const events = kingdomDefenders.begin(options, seed)
    let state = kingdomDefenders.fold(events)
    while (!kingdomDefenders.isOver(state)) {
      const more = kingdomDefenders.resolve(state)
      events.push(...more)
      state = kingdomDefenders.fold(more, state)
      for (const question of kingdomDefenders.awaits(state)) {
        const ruling = kingdomDefenders.answer(state, question.seat, kingdomDefenders.lapse(state, question))
        if (!ruling.ok) throw new Error(ruling.refusal.message)
        events.push(...ruling.events)
        state = kingdomDefenders.fold(ruling.events, state)
      }
    }
    expect(kingdomDefenders.record(events).entries.map(canonical)).toEqual(entries.map(canonical))
    expect(state.result?.scores.map(({ total }) => total)).toEqual(totals)
  })
})

describe('Instructions, one by one', () => {
  const having = (standing: Standing, seat: object = {}, more: object = {}) =>
    table({ seats: [{ standing, ...seat }], ...more })

  it('favour (KD-14.2): by list, then the usual order, healing only where it heals', () => {
    const dice = (...faces: string[]) => ({
      order: [0],
      out: null,
      dice: faces.map((face, i) => ({ die: (['force', 'magic', 'healing', 'wealth'] as const)[i]!, face, seat: null })),
    })
    const die = (standing: Standing, wounds: number, ...faces: string[]) => {
      const at = having(standing, { wounds })
      at.state.favour = dice(...faces)
      return favouredDie(at, red)
    }
    expect(die({}, 0, 'w1', 's1', 'h2', 'c1')).toBe('force')
    expect(die({}, 2, 'w1', 's1', 'h2', 'c1')).toBe('healing')
    expect(die({}, 1, 'w1', 's1', 'h2', 'c1')).toBe('force')
    expect(die({ favour: ['c1', 's1'] }, 0, 'w2', 's1', 'h1', 'c1')).toBe('wealth')
    expect(die({ favour: ['h2'] }, 0, 'w2', 's1', 'h2', 'c1')).toBe('healing')
  })

  it('out (KD-14.3)', () => {
    const out = (standing: Standing, wounds: number) =>
      diceKeptOut(table({ players: 2, difficulty: 'standard', seats: [{ standing, wounds }] }), red)
    expect(out({}, 0)).toEqual(['healing', 'wealth'])
    expect(out({}, 1)).toEqual(['magic', 'wealth'])
    expect(out({ out: ['force'] }, 0)).toEqual(['force', 'healing'])
  })

  it('split (KD-14.4) and track (KD-14.5)', () => {
    expect(splitWeapons(having({}, { weapon: 1, spell: 0 }), red, 3)).toBe(1)
    expect(splitWeapons(having({}, {}), red, 3)).toBe(2)
    expect(splitWeapons(having({ split: 'spell' }), red, 3)).toBe(0)
    expect(splitWeapons(having({ split: 'weapon' }), red, 3)).toBe(3)
    const track = (standing: Standing, strength: number, magic: number) =>
      chosenTrack(having(standing, { strength, magic }), red)
    expect([track({}, 2, 2), track({}, 2, 3), track({}, 7, 3), track({}, 3, 7), track({}, 7, 7)]).toEqual([
      ...['strength', 'magic', 'magic', 'strength', 'strength'],
    ])
    expect([track({ track: 'magic' }, 3, 0), track({ track: 'magic' }, 3, 7), track({ track: 'magic' }, 7, 7)]).toEqual(
      [...['magic', 'strength', 'magic']],
    )
  })

  it('reward (KD-14.7)', () => {
    const reward = (standing: Standing, rewards: (string | null)[], rewardPile = ['R05']) =>
      chosenReward(having(standing, {}, { rewards, rewardPile }), red)
    expect([reward({}, ['R12', 'R01']), reward({}, ['R12', 'R13']), reward({}, ['R12', 'R13'], [])]).toEqual([
      ...['right', 'random', 'left'],
    ])
    expect(reward({}, [null, 'R13'], [])).toBe('right')
    expect(reward({ reward: ['trophy'] }, ['R12', 'R13'])).toBe('left')
    expect(reward({ reward: ['arcaneTome', 'random'] }, ['R12', 'R01'])).toBe('random')
  })

  it('camp (KD-14.8)', () => {
    const gift = (standing: Standing, weapon: number, spell: number, most: number) =>
      chosenGift(having(standing, { weapon, spell }, { horde: ['H02', 2] }), red, most)
    expect(gift({}, 3, 1, 3)).toEqual({ weapon: 3, spell: 0 })
    expect(gift({}, 2, 2, 3)).toEqual({ weapon: 2, spell: 1 })
    expect(gift({ camp: { most: 1, first: 'spell' } }, 3, 1, 3)).toEqual({ weapon: 0, spell: 1 })
    expect(gift({ camp: { most: 5, first: 'spell' } }, 3, 1, 3)).toEqual({ weapon: 2, spell: 1 })
    expect(gift({ camp: { most: 0, first: 'spell' } }, 3, 1, 3)).toEqual({ weapon: 0, spell: 0 })
  })

  it('siege (KD-14.6) at ask: only where one of the two is possible', () => {
    const asked = (seat: object) => {
      const standing: Standing = { siege: 'ask', track: 'magic' }
      const camp = { weapon: 3, spell: 0 }
      const at = table({
        ...{ players: 2, difficulty: 'standard', stage: 'horde', horde: ['H09', 1] },
        seats: [{ standing, camp, hero: 6, ...seat }, { camp }],
      })
      faceHorde(at)
      return missingIn(at)
    }
    expect(asked({ wounds: 0 })).toEqual([red])
    expect(asked({ wounds: 4, loot: 1 })).toEqual([red])
    expect(asked({ wounds: 4, magic: 3 })).toEqual([red])
    expect(asked({ wounds: 4 })).toEqual([])
  })

  it('marker (KD-14.9): by area, the last in pack order', () => {
    const spaces = ['A.1', 'B3.1', 'B3.4', 'E1.a', 'E4.a']
    expect(chosenMarker(having({}), red, spaces)).toBe('A.1')
    expect(chosenMarker(having({ marker: ['B2'] }), red, spaces)).toBe('E4.a')
    expect(chosenMarker(having({ marker: ['C', 'B3'] }), red, spaces)).toBe('B3.4')
  })

  it('the automatic act declines attacks and goes buildings, adventures, deeds (KD-14.10)', () => {
    const at = table({
      ...{ stage: 'area-b', buildings: ['E17', 'E6', 'E7', 'E8', 'E9'], seats: [{ coin: 2 }] },
      spaces: { 'B1.1': [red], 'B3.1': [red], 'B3.4': [red], 'E1.a': [red], 'E17.a': [red], 'E6.a': [red] },
    })
    const order = automaticOrder(at, ['B1.1', 'B3.1', 'B3.4', 'E17.a', 'E1.a', 'E6.a'])
    expect(order).toEqual(['E1.a', 'E6.a', 'E17.a', 'B3.4', 'B3.1', 'B1.1'])
    expect(automaticAct(at, red, 'E17.a').do).toBeNull()
    expect(automaticAct(at, red, 'E6.a').do).toEqual({ times: 2, weapons: 2 })
    at.state.seats[red]!.standing = { split: 'ask' }
    expect(automaticAct(at, red, 'E6.a').asks).toBe(true)
    expect(automaticAct(at, red, 'E1.a').asks).toBe(false)
  })

  it('the steward places in the armouries, then defends, then passes (KD-14.12)', () => {
    const at = (more: object) => stewardsSpace(table({ buildings: ['E6', 'E8', 'E9', 'E10', 'E11'], ...more }), red)
    expect(at({})).toBe('E1.a')
    expect(at({ seats: [{ weapon: 1 }] })).toBe('E2.a')
    expect(at({ spaces: { 'E1.a': [1] } })).toBe('E1.c')
    const busy = { spaces: { 'E1.a': [red], 'E2.a': [red] } }
    expect(at(busy)).toBeNull()
    expect(at({ ...busy, horde: ['H02', 2] })).toBe('C.4')
    expect(at({ ...busy, horde: ['H02', 2], seats: [{ camp: { weapon: 5, spell: 0 } }] })).toBeNull()
  })

  it('are checked: each with what it takes, or ask', () => {
    const good: Standing = {
      ...{ plan: 'steward', acts: 'auto', favour: ['st', 'ma'], out: ['wealth'], split: 'even', track: 'magic' },
      ...{
        goods: 'coin',
        siege: 'wound',
        reward: ['orb', 'random'],
        camp: { most: 2, first: 'spell' },
        marker: ['D', 'A'],
      },
    }
    expect(checkStanding(good, pack)).toEqual({ ok: true, value: good })
    const asks = Object.fromEntries(Object.keys(good).map((field) => [field, 'ask']))
    expect(checkStanding(asks, pack).ok).toBe(true)
    for (const field of Object.keys(good))
      for (const odd of [null, 3, {}, ['x'], 'x', ['D', 'D']]) {
        const read = checkStanding({ [field]: odd }, pack)
        expect(read.ok ? read : read.refusal.at).toContain(`/standing/${field}`)
      }
    expect(checkStanding({ luck: 1 }, pack).ok).toBe(false)
  })
})
