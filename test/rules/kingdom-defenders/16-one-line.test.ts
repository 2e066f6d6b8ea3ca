import { describe, expect, it } from 'vitest'
import { readLine } from '../../../src/rules/kingdom-defenders/read-line.ts'
import { blue, pack, red, type Setting, table } from './board.ts'

const read = (setting: Setting & { asked?: number }, line: string, seat: number = red) => {
  const at = table(setting)
  at.state.asked = setting.asked ?? null
  const found = readLine(pack, line, at.state, seat)
  return found.ok ? found.value : found.refusal.code
}

describe('One line each (KD-16)', () => {
  it('a plan: wishes, alternatives, and what comes then', () => {
    const plan = (wishes: string[][], then: string) => ({ t: 'plan', round: 1, wishes, then })
    expect(read({}, 'E1 E7/E2 A17/ask C pass')).toEqual(plan([['E1'], ['E7', 'E2'], ['A17', 'ask'], ['C']], 'pass'))
    expect(read({}, 'plan: e1.B p5 STEWARD')).toEqual(plan([['E1.b'], ['P5']], 'steward'))
    expect(read({}, 'E1/frage D Verwalter')).toEqual(plan([['E1', 'ask'], ['D']], 'steward'))
    expect(read({}, 'E1')).toEqual(plan([['E1']], 'pass'))
    expect([read({}, 'E99'), read({}, ''), read({}, '> E1')]).toEqual(['unclear', 'unclear', 'quoted-text'])
  })

  it('a turn', () => {
    const asked = { asked: red, seats: [{ coin: 1 }] }
    expect(read(asked, 'e1.b')).toEqual({ t: 'place', round: 1, space: 'E1.b' })
    expect(read(asked, 'place E1')).toEqual({ t: 'place', round: 1, space: 'E1.a' })
    expect(read(asked, 'Passe')).toEqual({ t: 'place', round: 1, space: null })
    expect(read({ ...asked, spaces: { 'E1.b': [blue] } }, 'E1.b')).toBe('occupied')
  })

  const acting: Setting = {
    ...{ stage: 'area-a', horde: ['H02', 2], buildings: ['E6', 'E11', 'E15', 'E16', 'E7'] },
    characters: { 'A.1': 'P12' },
    row: { '3': 'A17' },
    deeds: ['T04', 'T01', 'T05'],
    spaces: {
      ...{ 'A.1': [red], 'E6.a': [red], 'B3.3': [red, 2], 'B1.1': [red], 'C.4': [red], 'E11.a': [red], 'E15.a': [red] },
      ...{ 'E7.a': [blue], 'E16.a': [red] },
    },
    seats: [{ hero: 1, coin: 2, loot: 2, weapon: 4, spell: 4 }, { camp: { weapon: 1, spell: 0 } }],
  }

  it('acts: steps with their fields in any order', () => {
    const line = 'E6 2x 3w; A17 1w 3s; B1 T04 left; P12 @blue b; C 2w; E11 no; E15 =E4 1s magic; E16 @blau waffe 1z'
    expect(read(acting, line)).toEqual({
      ...{ t: 'acts', round: 1, rest: 'auto' },
      steps: [
        { space: 'E6.a', do: { times: 2, weapons: 3 } },
        { space: 'B3.3', do: { pay: { weapon: 1, spell: 3 } } },
        { space: 'B1.1', do: { deed: 'T04', reward: 'left' } },
        { space: 'A.1', do: { rival: blue, option: 1 } },
        { space: 'C.4', do: { give: { weapon: 2, spell: 0 } } },
        { space: 'E11.a', do: null },
        { space: 'E15.a', do: { building: 'E4', weapons: 0, track: 'magic' } },
        { space: 'E16.a', do: { rival: blue, camp: 'weapon', weapons: 0 } },
      ],
    })
    expect(read(acting, 'E6; frage')).toEqual({
      t: 'acts',
      round: 1,
      steps: [{ space: 'E6.a', do: 'auto' }],
      rest: 'ask',
    })
    expect(read(acting, 'auto')).toEqual({ t: 'acts', round: 1, steps: [], rest: 'auto' })
    for (const odd of ['E7 1w', 'E6 luck', 'P12 @green5', '1w']) expect(read(acting, odd)).toBe('unclear')
  })

  it('an act, with what it gives up', () => {
    const asked = { ...acting, stage: 'area-b', asked: red } as const
    expect(read(asked, 'E6 1x 1s')).toEqual({ t: 'act', round: 1, space: 'E6.a', do: { times: 1, weapons: 1 } })
    expect(read(asked, 'E6')).toEqual({ t: 'act', round: 1, space: 'E6.a', do: { times: 2, weapons: 2 } })
    expect(read(asked, 'E6 nein')).toEqual({ t: 'act', round: 1, space: 'E6.a', do: null })
    expect(read(asked, 'E6 3x 1w')).toBe('bad-value')
    const empty = { ...asked, seats: [{ hero: 0 }] }
    expect(read(empty, 'E11 !E6')).toEqual({ t: 'act', round: 1, space: 'E11.a', do: { marker: 'E6.a' } })
    const saboteur: Setting = {
      stage: 'area-a',
      characters: { 'A.1': 'P11' },
      spaces: { 'A.1': [red], 'E7.a': [blue] },
      buildings: ['E7', 'E6', 'E8', 'E9', 'E10'],
    }
    expect(read({ ...saboteur, asked: red }, 'P11 @blue >E7')).toEqual({
      ...{ t: 'act', round: 1, space: 'A.1' },
      do: { rival: blue, target: 'E7.a' },
    })
  })

  it('the small ones', () => {
    const fates = { stage: 'fates', seats: [{ fate: null, dealt: ['F4', 'F2'] }] } as const
    expect(read(fates as never, 'f4 1w')).toEqual({ t: 'fate', keep: 'F4', weapons: 1 })
    expect(read(fates as never, 'fate F4 1z')).toEqual({ t: 'fate', keep: 'F4', weapons: 0 })
    expect(read(fates as never, 'F2')).toEqual({ t: 'fate', keep: 'F2' })
    expect(read(fates as never, 'F4 1w 0s')).toEqual({ t: 'fate', keep: 'F4', weapons: 1 })
    const odd = ['F1', 'F4 1w 1s', 'F4 1w F2', 'F4 1w please', 'F4 1x']
    expect(odd.map((line) => read(fates as never, line))).toEqual(odd.map(() => 'unclear'))
    const favour = table({ players: 3, stage: 'favour', round: 2 })
    favour.state.favour = { order: [red, blue, 2], out: null, dice: [] }
    favour.state.asked = red
    const out = readLine(pack, 'Heilung', favour.state, red)
    expect(out.ok && out.value).toEqual({ t: 'dice', round: 2, out: ['healing'] })
    favour.state.favour.dice = [
      { die: 'force', face: 'w1', seat: null },
      { die: 'magic', face: 's1', seat: null },
    ]
    const die = readLine(pack, 'KRAFT', favour.state, red)
    expect(die.ok && die.value).toEqual({ t: 'die', round: 2, die: 'force' })
    const horde = table({ stage: 'victory', round: 3, seats: [{ standing: { goods: 'ask' } }] })
    horde.state.due = [{ seat: red, camp: 4, extreme: true }]
    const victory = readLine(pack, 'Beute Magie links', horde.state, red)
    expect(victory.ok && victory.value).toEqual({
      t: 'victory',
      round: 3,
      goods: 'loot',
      track: 'magic',
      reward: 'left',
    })
    const siege = table({ stage: 'siege', round: 5, seats: [{ standing: { siege: 'ask' } }] })
    siege.state.due = [{ seat: red, camp: 3, extreme: true }]
    for (const line of ['strength wound', 'STAERKE Wunde', 'Stärke wunde']) {
      const said = readLine(pack, line, siege.state, red)
      expect(said.ok && said.value).toEqual({ t: 'siege', round: 5, track: 'strength', pay: 'wound' })
    }
    const marker = table({ stage: 'area-a', spaces: { 'D.1': [red], 'E1.a': [red] } })
    Object.assign(marker.state, { asked: red, victim: red })
    const given = readLine(pack, 'd.1', marker.state, red)
    expect(given.ok && given.value).toEqual({ t: 'marker', round: 1, space: 'D.1' })
  })
})
