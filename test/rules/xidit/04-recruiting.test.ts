import { describe, expect, it } from 'vitest'
import { UNIT_KINDS } from '../../../src/rules/xidit/vocabulary.ts'
import { failed, holdsUnits, inBarracks, noTile, queued, recruited, recruitmentTile } from '../../support/claims.ts'
import { ada, barracks, bela, cara, city, given, queue, quietTiles, recruitmentIn } from '../../support/table.ts'

describe('Recruiting (X-4.1)', () => {
  it.each(UNIT_KINDS.map((weakest, rank) => ({ weakest, left: UNIT_KINDS.slice(rank) })))(
    'takes the weakest unit left in the city: $weakest of $left',
    ({ weakest, left }) => {
      given(quietTiles, city(7).offers(...left, ...left), ada.in(7))
        .whenTheYearRuns({ ada: ['act'] })
        .shows(recruited(ada, weakest, { in: 7 }), holdsUnits(ada, { [weakest]: 1 }))
    },
  )

  it('takes one unit, off the tile, and no other', () =>
    given(quietTiles, city(7).offers('archer', 'infantry', 'mage'), barracks({ militia: 9 }), ada.in(7))
      .whenTheYearRuns({ ada: ['act'] })
      .shows(holdsUnits(ada, { archer: 1 }))
      .shows(recruitmentTile(7, { infantry: 1, mage: 1 }), inBarracks({ militia: 9 })))

  it('takes the weakest that the one before has left', () =>
    given(quietTiles, city(7).offers('militia', 'infantry', 'mage'), ada.in(7), bela.in(7), cara.in(7))
      .whenTheYearRuns({ ada: ['act'], bela: ['act'] })
      .shows(holdsUnits(ada, { militia: 1 }), holdsUnits(bela, { infantry: 1 }), recruitmentTile(7, { mage: 1 })))

  it('cannot be refused: nobody is asked', () => {
    const story = given(
      quietTiles,
      city(7).offers('militia', 'mage'),
      ada.in(7),
      ada.holds({ militia: 6 }),
      ada.instructs({ rewards: 'ask', bards: 'ask', titan: 'ask', dummy: 'ask' }),
    ).whenTheYearRuns({ ada: ['act'] })
    story.shows(holdsUnits(ada, { militia: 7 }))
    expect(story.state.year).toBe(2)
  })

  it('adds to the units in hand, however many', () =>
    given(quietTiles, city(7).offers('mage', 'mage'), ada.in(7), ada.holds({ mage: 8, archer: 12 }))
      .whenTheYearRuns({ ada: ['act'] })
      .shows(holdsUnits(ada, { mage: 9, archer: 12 })))
})

describe('The last unit (X-4.2)', () => {
  const lastOf8 = [
    recruitmentIn(2, 3, 9, 13),
    city(8).offers('cleric'),
    queue({ recruitPile: [5], recruitNext: 7, threatPile: [11], threatNext: 12 }),
    ada.in(8),
  ]

  it('takes the tile away', () =>
    given(...lastOf8)
      .whenTheYearRuns({ ada: ['act'] })
      .shows(holdsUnits(ada, { cleric: 1 }), noTile(8), queued({ recruitDiscard: [8] })))

  it('does so before the next player acts in the city', () =>
    given(...lastOf8, bela.in(8))
      .whenTheYearRuns({ ada: ['act'], bela: ['act'] })
      .shows(failed(bela, 'nothing-here', { slot: 1 })))

  it('brings the next tile before the next player acts there', () =>
    given(...lastOf8, bela.in(7))
      .whenTheYearRuns({ ada: ['act'], bela: ['act'] })
      .shows(recruited(bela, 'militia', { in: 7 })))

  it('a tile with a unit left stays', () =>
    given(quietTiles, city(7).offers('cleric', 'mage'), ada.in(7))
      .whenTheYearRuns({ ada: ['act'] })
      .shows(recruitmentTile(7, { mage: 1 }), queued({ recruitDiscard: [] })))
})
