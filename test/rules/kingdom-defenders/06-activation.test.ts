import { describe, expect, it } from 'vitest'
import { rise } from '../../../src/rules/kingdom-defenders/ops/ops.ts'
import { levelTile, prices } from '../../../src/rules/kingdom-defenders/pieces/price.ts'
import { heal, suffer } from '../../../src/rules/kingdom-defenders/pieces/wounds.ts'
import { carryOut, step } from '../../../src/rules/kingdom-defenders/resolve.ts'
import { multiplier } from '../../../src/rules/kingdom-defenders/score.ts'
import { act, blue, called, green, pack, pick, red, seatOf, table, valuesOf, yellow } from './board.ts'

/** Who is asked to activate what, until the stage is over; everybody declines, the last of their spaces first. */
function asked(at: ReturnType<typeof table>): [number, readonly string[]][] {
  const points: [number, readonly string[]][] = []
  const { stage } = at.state
  const decider = {
    isReady: () => true,
    decide(_: unknown, { seat, spaces }: { seat: number; spaces?: readonly string[] }) {
      points.push([seat, spaces!])
      return { answer: { t: 'act', round: at.state.round, space: spaces!.at(-1)!, do: null } } as never
    },
  }
  while (at.state.stage === stage) step(at, decider)
  return points
}

describe('The order of activation', () => {
  it('K-13: Area A goes by slot; passive characters are not activated, their discs stay (KD-6.5)', () => {
    const characters = { 'A.1': 'P3', 'A.2': 'P5', 'A.3': 'P6' }
    const at = table({ stage: 'area-a', characters, spaces: { 'A.1': [yellow], 'A.3': [blue], 'A.P1': [red] } })
    expect(asked(at)).toEqual([
      [yellow, ['A.1']],
      [blue, ['A.3']],
    ])
    expect(at.state.spaces).toEqual({ 'A.P1': { seat: red, discs: 1 } })
  })

  it('K-14: in Area B each player activates all their spaces, in any order, before the next (KD-6.6)', () => {
    const spaces = { 'B3.1': [yellow], 'E1.a': [yellow], 'B3.2': [yellow], 'E2.a': [green], 'B1.1': [red] } as const
    const at = table({ stage: 'area-b', order: [yellow, green, blue, red], spaces: { ...spaces } as never })
    const points = asked(at)
    expect(points.map(([seat]) => seat)).toEqual([yellow, yellow, yellow, green, red])
    expect([...points[0]![1]].sort()).toEqual(['B3.1', 'B3.2', 'E1.a'])
  })

  it('the Strategist goes first, and has a coin for it (KD-6.6)', () => {
    const at = table({
      stage: 'area-a',
      characters: { 'A.1': 'P7' },
      spaces: { 'A.1': [blue], 'E1.a': [red], 'E2.a': [blue] },
    })
    asked(at)
    expect([at.state.areaB, seatOf(at, blue).coin]).toEqual([[blue, red, green, yellow], 1])
  })
})

describe('Deeds (KD-6.7, KD-6.8)', () => {
  const hand = { weapon: 2, spell: 2, loot: 1, coin: 1 }
  const hall = (seat: object, more: object = {}) =>
    table({ stage: 'area-b', round: 3, spaces: { 'B1.1': [red] }, deeds: ['T01', 'T17', null], seats: [seat], ...more })

  it('K-15: all is shown and nothing is spent; orbs stand in for what is lacking', () => {
    const full = hall(hand)
    expect(act(full, red, 'B1.1', { deed: 'T01', reward: 'random' })).toBe(true)
    expect(pick(full, red, 'weapon', 'spell', 'loot', 'coin', 'orbsSpent')).toEqual({ ...hand, coin: 2, orbsSpent: 0 })
    expect(full.state.deeds).toEqual([null, 'T17', null])
    const orb = hall({ ...hand, weapon: 1, rewards: ['R01'] })
    expect(act(orb, red, 'B1.1', { deed: 'T01', reward: 'random' })).toBe(true)
    expect(seatOf(orb, red).orbsSpent).toBe(1)
    const spent = hall({ ...hand, weapon: 1, rewards: ['R01'], orbsSpent: 1 })
    expect(called(spent, red, 'B1.1')).toBeNull()
    expect(called(hall({ ...hand, weapon: 1 }), red, 'B1.1')).toBeNull()
  })

  it('K-16: random brings a coin, left the healing die, right the wealth die; the place stays empty', () => {
    const random = hall(hand, { rewardPile: ['R05', 'R06'], rewards: ['R12', 'R13'] })
    act(random, red, 'B1.1', { deed: 'T01', reward: 'random' })
    expect([seatOf(random, red).rewards, random.state.rewardPile]).toEqual([['R05'], ['R06']])
    for (const [reward, die, left] of [
      ['left', 'healing', [null, 'R13']],
      ['right', 'wealth', ['R12', null]],
    ] as const) {
      const at = hall(hand, { rewards: ['R12', 'R13'] })
      act(at, red, 'B1.1', { deed: 'T01', reward })
      expect(at.state.rewards).toEqual(left)
      const [event] = at.events
      expect(event?.t === 'activated' && event.changes.find(({ c }) => c === 'rolled')).toMatchObject({ die })
    }
  })

  it('K-44: without a tile anywhere it is a coin; a source without one cannot be named', () => {
    const none = hall(hand, { rewards: [null, null], rewardPile: [] })
    expect(called(none, red, 'B1.1')).toEqual(['deed'])
    expect(act(none, red, 'B1.1', { deed: 'T01' })).toBe(true)
    expect(seatOf(none, red).coin).toBe(2)
    expect(valuesOf(hall(hand, { rewards: ['R12', 'R13'], rewardPile: [] }), red, 'B1.1', 'reward')).toEqual([
      'left',
      'right',
    ])
    expect(act(hall(hand, { rewards: [null, 'R13'] }), red, 'B1.1', { deed: 'T01', reward: 'left' })).toBe(false)
  })

  it('a deed that does not lie there, or a field too many, is refused', () => {
    expect(act(hall(hand), red, 'B1.1', { deed: 'T02', reward: 'random' })).toBe(false)
    expect(act(hall(hand), red, 'B1.1', { deed: 'T17', reward: 'random' })).toBe(false)
    expect(act(hall(hand), red, 'B1.1', { deed: 'T01' })).toBe(false)
    expect(act(hall(hand), red, 'B1.1', { deed: 'T01', reward: 'random', track: 'magic' })).toBe(false)
  })

  it('runes count with blank ones, different ones at most five', () => {
    const runes = { coin: 2, adventures: ['A03'], rewards: ['R17'] }
    const at = hall(runes, { deeds: ['T14', null, null] })
    expect(valuesOf(at, red, 'B1.1', 'deed')).toEqual(['T14'])
    expect(called(hall({ coin: 2, adventures: ['A03'] }, { deeds: ['T14', null, null] }), red, 'B1.1')).toBeNull()
  })
})

describe('Wounds (KD-6.12, KD-6.13)', () => {
  it('K-17: one disc is on the wound track while there are wounds', () => {
    const at = table({ seats: [{ hero: 2 }] })
    suffer(at, red, 3)
    expect(pick(at, red, 'wounds', 'hero')).toEqual({ wounds: 3, hero: 1 })
    at.state.spaces['E11.a'] = { seat: red, discs: 1 }
    expect(called(at, red, 'E11.a')).toEqual([])
    heal(at, red, 1)
    expect(pick(at, red, 'wounds', 'hero')).toEqual({ wounds: 2, hero: 1 })
    heal(at, red, 2)
    expect(pick(at, red, 'wounds', 'hero')).toEqual({ wounds: 0, hero: 2 })
    heal(at, red, 2)
    expect(pick(at, red, 'wounds', 'hero')).toEqual({ wounds: 0, hero: 2 })
  })

  const crowded = (seat: object = {}) =>
    table({
      stage: 'area-b',
      row: { '3': 'A01' },
      spaces: { 'B3.3': [red, 2], 'E4.a': [red, 2], 'E1.a': [red], 'D.1': [red] },
      seats: [{ hero: 0, weapon: 2, spell: 1, fame: 20, ...seat }],
    })

  it('K-21: with an empty hero a space is given up for the first wound', () => {
    const at = crowded()
    expect(called(at, red, 'B3.3')).toEqual(['pay', 'marker'])
    expect([...(valuesOf(at, red, 'B3.3', 'marker') as string[])].sort()).toEqual(['D.1', 'E1.a', 'E4.a'])
    expect(act(at, red, 'B3.3', { pay: { weapon: 2, spell: 1 } })).toBe(false)
    expect(act(at, red, 'B3.3', { pay: { weapon: 2, spell: 1 }, marker: 'B3.3' })).toBe(false)
    expect(act(at, red, 'B3.3', { pay: { weapon: 2, spell: 1 }, marker: 'D.1' })).toBe(true)
    expect(pick(at, red, 'wounds', 'hero')).toEqual({ wounds: 2, hero: 2 })
    expect(at.state.spaces['D.1']).toBeUndefined()
    const other = crowded()
    act(other, red, 'B3.3', { pay: { weapon: 2, spell: 1 }, marker: 'E4.a' })
    expect(pick(other, red, 'wounds', 'hero')).toEqual({ wounds: 2, hero: 3 })
    expect(other.state.spaces['E4.a']).toBeUndefined()
  })

  it('K-21: an adventure given up costs 2 Fame, before the gains of the card', () => {
    const at = crowded({ fame: 1 })
    at.state.spaces['B3.2'] = { seat: red, discs: 1 }
    act(at, red, 'B3.3', { pay: { weapon: 2, spell: 1 }, marker: 'B3.2' })
    expect(seatOf(at, red).fame).toBe(5)
  })

  it('K-40: a victim with an empty hero says what is given up, right after the attack', () => {
    const witch = (hero: number) =>
      table({
        stage: 'area-a',
        characters: { 'A.1': 'P12', 'A.3': 'P5' },
        spaces: { 'A.1': [blue], 'A.3': [red], 'E1.a': [red], 'B3.4': [red] },
        seats: [{ hero, fame: 20 }],
      })
    const at = witch(0)
    expect(act(at, blue, 'A.1', { rival: red, option: 1 })).toBe(true)
    expect([at.state.victim, seatOf(at, blue).spell]).toEqual([red, 2])
    carryOut(at, red, { t: 'marker', round: 1, space: 'A.3' })
    expect([pick(at, red, 'wounds', 'hero', 'fame'), at.state.victim]).toEqual([{ wounds: 1, hero: 0, fame: 20 }, null])
    expect(asked(at)).toEqual([])
    const other = witch(0)
    act(other, blue, 'A.1', { rival: red, option: 0 })
    carryOut(other, red, { t: 'marker', round: 1, space: 'B3.4' })
    expect(seatOf(other, red).fame).toBe(18)
    const ready = witch(1)
    act(ready, blue, 'A.1', { rival: red, option: 0 })
    expect([ready.state.victim, pick(ready, red, 'wounds', 'hero')]).toEqual([null, { wounds: 1, hero: 0 }])
  })
})

describe('Adventures (KD-6.9 to KD-6.11)', () => {
  const road = (seat: object, card = 'A01', more: object = {}) =>
    table({
      stage: 'area-b',
      row: { '3': card },
      spaces: { 'B3.3': [red, pack.adventures.get(card)!.discs] },
      seats: [seat],
      ...more,
    })

  it('K-18: pay, suffer, discs return, effects, the card', () => {
    const at = road({ hero: 1, weapon: 2, spell: 1, fame: 20 })
    expect(act(at, red, 'B3.3', { pay: { weapon: 2, spell: 1 } })).toBe(true)
    expect(pick(at, red, 'weapon', 'spell', 'wounds', 'hero', 'fame', 'coin', 'strength', 'adventures')).toEqual({
      ...{ weapon: 1, spell: 0, wounds: 2, hero: 2, fame: 25, coin: 1, strength: 1 },
      adventures: ['A01'],
    })
    expect(at.state.row['3']).toBeNull()
  })

  it('K-19: with too many wounds it can only be declined, for 2 Fame', () => {
    const at = road({ wounds: 3, hero: 1, weapon: 2, spell: 2, fame: 20 })
    expect(called(at, red, 'B3.3')).toBeNull()
    act(at, red, 'B3.3', null)
    expect(pick(at, red, 'fame', 'weapon', 'hero', 'adventures')).toEqual({
      fame: 18,
      weapon: 2,
      hero: 3,
      adventures: [],
    })
    expect(at.state.row['3']).toBe('A01')
  })

  it('K-20: level tiles are taken off for each split of the either-icons', () => {
    const at = road({ strength: 6, weapon: 5, spell: 5 })
    expect(prices(at, red, pack.adventures.get('A01')!)).toEqual([
      { weapon: 0, spell: 1 },
      { weapon: 0, spell: 2 },
    ])
    for (const pay of [{ weapon: 1, spell: 1 }, { weapon: 0, spell: 0 }, { weapon: 0, spell: 1.5 }, { weapon: 0 }])
      expect(act(at, red, 'B3.3', { pay: pay as never })).toBe(false)
  })

  it('K-22: what the steps of a track bring (KD-6.14)', () => {
    const steps = [0, 1, 2, 3, 4, 5, 6, 7]
    expect(steps.map((step) => multiplier(pack, 'strength', step))).toEqual([1, 1, 1, 2, 2, 2, 2, 3])
    expect(steps.map((step) => levelTile(pack, 'magic', step))).toEqual([0, 0, 1, 1, 1, 1, 2, 2])
    const at = table({ seats: [{ wounds: 1, hero: 5 }] })
    rise({ table: at, seat: red, space: null, do: {}, rolls: 0 }, 'strength', 9)
    expect(pick(at, red, 'strength', 'weapon', 'wounds', 'hero')).toEqual({
      strength: 7,
      weapon: 1,
      wounds: 0,
      hero: 6,
    })
  })

  it('K-39: the Pathfinder takes off a unit and a wound, also when given up for it', () => {
    const at = road({ hero: 0, weapon: 1, spell: 1 }, 'A09', {
      characters: { 'A.1': 'P9' },
      spaces: { 'B3.3': [red], 'A.1': [red] },
    })
    expect(prices(at, red, pack.adventures.get('A09')!)).toEqual([
      { weapon: 0, spell: 1 },
      { weapon: 1, spell: 0 },
    ])
    expect(act(at, red, 'B3.3', { pay: { weapon: 0, spell: 1 }, marker: 'A.1' })).toBe(true)
    expect(seatOf(at, red).wounds).toBe(1)
    expect(prices(at, red, pack.adventures.get('A09')!).every(({ weapon, spell }) => weapon + spell === 2)).toBe(true)
  })

  it('K-39: a Herald given up brings no Fame for the adventure; one that stays does (KD-6.15)', () => {
    const herald = (marker: string) => {
      const at = road({ hero: 0, weapon: 1, spell: 1, fame: 10 }, 'A09', {
        characters: { 'A.1': 'P2' },
        spaces: { 'B3.3': [red], 'A.1': [red], 'D.1': [red] },
      })
      act(at, red, 'B3.3', { pay: { weapon: 1, spell: 1 }, marker })
      return pick(at, red, 'fame', 'roundHerald')
    }
    expect(herald('A.1')).toEqual({ fame: 14, roundHerald: 0 })
    expect(herald('D.1')).toEqual({ fame: 15, roundHerald: 1 })
  })

  it('on the slot of the deck the next card shows; three in a round are a feat', () => {
    const at = table({
      stage: 'area-b',
      deck: ['A03', 'A25', 'A05'],
      spaces: { 'B3.0': [red] },
      seats: [{ spell: 5, roundAdventures: 2 }],
    })
    act(at, red, 'B3.0', { pay: { weapon: 0, spell: 2 } })
    expect([at.state.deck, seatOf(at, red).feats]).toEqual([['A25', 'A05'], ['adventurer']])
  })
})

describe('Tiles (KD-6.1 to KD-6.5a)', () => {
  const city = (space: string, seat: object, more: object = {}) =>
    table({ stage: 'area-b', spaces: { [space]: [red] }, seats: [{ hero: 1, fame: 20, ...seat }], ...more })

  it('K-38: who declines gains nothing; only adventures and camps cost', () => {
    const at = city('E1.a', {})
    act(at, red, 'E1.a', null)
    expect(pick(at, red, 'hero', 'weapon', 'fame')).toEqual({ hero: 2, weapon: 0, fame: 20 })
    const hall = city('B1.1', {})
    act(hall, red, 'B1.1', null)
    expect(pick(hall, red, 'hero', 'fame')).toEqual({ hero: 2, fame: 20 })
    const road = table({
      stage: 'area-b',
      row: { '4': 'A01' },
      spaces: { 'B3.4': [red, 2] },
      seats: [{ hero: 0, fame: 20 }],
    })
    act(road, red, 'B3.4', null)
    expect(pick(road, red, 'hero', 'fame')).toEqual({ hero: 2, fame: 18 })
  })

  it('exactly the fields are there, each with a legal value (KD-6.3)', () => {
    const buildings = ['E6', 'E8', 'E13', 'E12', 'E18']
    const market = city('E6.a', { coin: 1 }, { buildings })
    expect(called(market, red, 'E6.a')).toEqual(['times', 'weapons'])
    for (const wrong of [
      {},
      { times: 2, weapons: 0 },
      { times: 1, weapons: 3 },
      { times: 0, weapons: 0 },
      { times: 1 },
    ])
      expect(act(market, red, 'E6.a', wrong)).toBe(false)
    expect(act(market, red, 'E6.a', { times: 1, weapons: 2 })).toBe(true)
    expect(called(city('E6.a', { coin: 0 }, { buildings }), red, 'E6.a')).toBeNull()
    const school = city('E4.a', { strength: 7, magic: 7 })
    expect(act(school, red, 'E4.a', { track: 'strength', weapons: 0 })).toBe(true)
    expect(pick(school, red, 'strength', 'spell')).toEqual({ strength: 7, spell: 1 })
    expect(act(city('E5.a', {}), red, 'E5.a', {})).toBe(true)
    expect(called(city('E12.a', { coin: 0 }, { buildings }), red, 'E12.a')).toBeNull()
    expect(
      called(city('E12.a', { coin: 1 }, { buildings, rewards: [null, null], rewardPile: [] }), red, 'E12.a'),
    ).toEqual([])
  })

  it('discs: an own one for good, the grey one for the next round (KD-6.16)', () => {
    const buildings = ['E6', 'E8', 'E13', 'E12', 'E18']
    const own = city('E8.a', { aside: 1 }, { buildings })
    act(own, red, 'E8.a', {})
    expect(pick(own, red, 'hero', 'aside')).toEqual({ hero: 3, aside: 0 })
    const grey = city('E13.a', {}, { buildings })
    grey.state.grey.next = blue
    act(grey, red, 'E13.a', { weapons: 1 })
    expect([grey.state.grey.next, seatOf(grey, red).weapon]).toEqual([blue, 1])
  })

  it('1 Fame a card, at most four', () => {
    const at = city(
      'E18.a',
      { adventures: ['A01', 'A02', 'A03', 'A04', 'A05'] },
      { buildings: ['E18', 'E6', 'E7', 'E8', 'E9'] },
    )
    act(at, red, 'E18.a', {})
    expect(seatOf(at, red).fame).toBe(24)
  })

  it('K-41: the Saboteur sends discs home and has a loot anyway', () => {
    const characters = { 'A.1': 'P11' }
    const at = table({
      stage: 'area-a',
      characters,
      spaces: { 'A.1': [blue], 'E4.a': [red, 2], 'B3.1': [green] },
      seats: [{ hero: 0 }],
    })
    expect(valuesOf(at, blue, 'A.1', 'rival')).toEqual([red])
    expect(act(at, blue, 'A.1', { rival: red, target: 'B3.1' })).toBe(false)
    expect(act(at, blue, 'A.1', {})).toBe(false)
    expect(act(at, blue, 'A.1', { rival: red, target: 'E4.a' })).toBe(true)
    expect([pick(at, red, 'hero', 'coin'), seatOf(at, blue).loot, at.state.spaces['E4.a']]).toEqual([
      { hero: 2, coin: 1 },
      1,
      undefined,
    ])
    const alone = table({ stage: 'area-a', characters, spaces: { 'A.1': [blue] } })
    expect(act(alone, blue, 'A.1', {})).toBe(true)
    expect(seatOf(alone, blue).loot).toBe(1)
  })

  it('the Guard shields from attacks', () => {
    const at = table({ stage: 'area-a', characters: { 'A.1': 'P10' }, spaces: { 'A.1': [blue], 'A.P1': [red] } })
    expect(valuesOf(at, blue, 'A.1', 'rival')).toEqual([green, yellow])
  })

  it('a theft may miss; Fame moves as far as there is any', () => {
    const thief = () =>
      table({ stage: 'area-a', characters: { 'A.1': 'P10' }, spaces: { 'A.1': [blue] }, seats: [{ loot: 1 }] })
    const hit = thief()
    act(hit, blue, 'A.1', { rival: red, good: 'loot' })
    expect([seatOf(hit, red).loot, pick(hit, blue, 'loot', 'coin')]).toEqual([0, { loot: 1, coin: 1 }])
    const miss = thief()
    act(miss, blue, 'A.1', { rival: red, good: 'spell' })
    expect(pick(miss, blue, 'spell', 'coin')).toEqual({ spell: 0, coin: 1 })
    const fame = city('E17.a', {}, { buildings: ['E17', 'E6', 'E7', 'E8', 'E9'] })
    seatOf(fame, blue).fame = 1
    act(fame, red, 'E17.a', { rival: blue })
    expect([seatOf(fame, red).fame, seatOf(fame, blue).fame]).toEqual([21, 0])
  })

  it('K-43: another building is copied, if it can be done', () => {
    const buildings = ['E15', 'E6', 'E11', 'E14', 'E9']
    const at = city('E15.a', { coin: 2 }, { buildings })
    expect(act(at, red, 'E15.a', { building: 'E6', times: 2, weapons: 1 })).toBe(true)
    expect(pick(at, red, 'weapon', 'spell', 'coin')).toEqual({ weapon: 1, spell: 3, coin: 0 })
    const hurt = city('E15.a', { wounds: 4 }, { buildings })
    const copied = valuesOf(hurt, red, 'E15.a', 'building')
    expect(copied).not.toContain('E11')
    expect(copied).not.toContain('E6')
    expect(copied).not.toContain('E15')
    expect(copied).not.toContain('E14')
    expect(copied).not.toContain('E7')
    expect(copied).toContain('E9')
  })

  it("K-45: a resource from a rival's camp, without Fame or trigger", () => {
    const buildings = ['E16', 'E6', 'E11', 'E14', 'E9']
    const robbing = (camp: object) =>
      table({
        ...{ stage: 'area-b', horde: ['H02', 2], buildings, characters: { 'A.1': 'P2' } },
        spaces: { 'E16.a': [red], 'A.1': [red] },
        seats: [{ fame: 20, camp: camp as never }, { camp: { weapon: 2, spell: 0 } }],
      })
    const at = robbing({ weapon: 0, spell: 0 })
    expect(act(at, red, 'E16.a', { rival: blue, camp: 'spell', weapons: 0 })).toBe(false)
    expect(act(at, red, 'E16.a', { rival: green, camp: 'weapon', weapons: 0 })).toBe(false)
    expect(act(at, red, 'E16.a', { rival: blue, camp: 'weapon', weapons: 0 })).toBe(true)
    expect([seatOf(at, red).camp.weapon, seatOf(at, blue).camp.weapon, pick(at, red, 'fame', 'roundHerald')]).toEqual([
      ...[1, 1],
      { fame: 20, roundHerald: 0 },
    ])
    expect(called(robbing({ weapon: 3, spell: 2 }), red, 'E16.a')).toEqual(['weapons'])
  })

  it('dice are named first, then rolled one by one (KD-11.4)', () => {
    const at = table({ stage: 'area-a', characters: { 'A.1': 'P6' }, spaces: { 'A.1': [red] } })
    for (const dice of [['force'], ['force', 'luck'], ['force', 'force', 'force']])
      expect(act(at, red, 'A.1', { dice: dice as never })).toBe(false)
    expect(act(at, red, 'A.1', { dice: ['force', 'force'] })).toBe(true)
    const [event] = at.events
    expect(event?.t === 'activated' && event.changes.filter(({ c }) => c === 'rolled')).toHaveLength(2)
  })
})
