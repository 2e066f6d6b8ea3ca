// What is true at all times, of units, bards and stories, is shown on whole games in properties.test.ts.
import { describe, expect, it } from 'vitest'
import type { State } from '../../../src/rules/xidit/state.ts'
import { countUnits, noUnits, UNIT_KINDS, type Units } from '../../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { begun, everyKindOfGame, fivePlayers, fourPlayers, threePlayers } from '../../support/table.ts'

const total = (...piles: Units[]): Units => {
  const sum = noUnits()
  for (const pile of piles) for (const kind of UNIT_KINDS) sum[kind] += pile[kind]
  return sum
}

const onTiles = ({ tiles }: State): Units[] => tiles.flatMap((tile) => (tile?.side === 'recruit' ? [tile.units] : []))
const inHand = ({ lords }: State): Units[] => lords.map((lord) => lord.units)

const ALL_UNITS: Units = { militia: 18, archer: 16, infantry: 14, cleric: 12, mage: 10 }

describe('Units (X-1.1)', () => {
  it('are, weakest to strongest: militia, archer, infantry, cleric, mage', () =>
    expect(UNIT_KINDS).toEqual(['militia', 'archer', 'infantry', 'cleric', 'mage']))

  it.each(everyKindOfGame)(
    'are seventy, and none in a hand, when the game begins: $players players, $length',
    (options) => {
      const { state } = begun(options)
      expect(total(state.barracks, ...onTiles(state))).toEqual(ALL_UNITS)
      expect(countUnits(ALL_UNITS)).toBe(70)
      expect(total(...inHand(state))).toEqual(noUnits())
    },
  )
})

describe('Players (X-1.2)', () => {
  it.each([threePlayers, fourPlayers, fivePlayers])('sit at seats that count from 0: $players players', (options) => {
    const lords = xidit.view(begun(options).state, 'public').lords
    expect(lords.map((lord) => lord.seat)).toEqual([0, 1, 2, 3, 4].slice(0, options.players))
  })

  it('begin with 20 bards, 15 guild stories, no gold and no units', () => {
    for (const lord of begun(fivePlayers).state.lords)
      expect(lord).toMatchObject({ bards: 20, stories: 15, held: 0, gold: 0, units: noUnits() })
  })

  it('begin with no bard and no story on the board', () => {
    const { state } = begun(fivePlayers)
    expect(Object.values(state.bards).flat()).toEqual(Array(9 * 5).fill(0))
    expect(state.guilds.filter((guild) => guild !== null)).toEqual([])
  })

  it('have a hero who stands in no city until one is chosen', () => {
    for (const lord of begun(fivePlayers).state.lords) expect(lord.city).toBeNull()
  })
})

describe('Titans (X-1.6)', () => {
  it('are two of size 3, two of size 4, two of size 5, in three piles', () => {
    const { titans } = begun(fourPlayers).state
    expect(titans[3].map(({ id }) => id).sort()).toEqual(['titan-3a', 'titan-3b'])
    expect(titans[4].map(({ id }) => id).sort()).toEqual(['titan-4a', 'titan-4b'])
    expect(titans[5].map(({ id }) => id).sort()).toEqual(['titan-5a', 'titan-5b'])
  })
})

describe('Assessments (X-1.7)', () => {
  it('are wealth, influence and reputation', () =>
    expect([...begun(fourPlayers).state.assessments].sort()).toEqual(['influence', 'reputation', 'wealth']))
})
