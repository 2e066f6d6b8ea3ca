import { describe, expect, it } from 'vitest'
import { shuffle } from '../../../src/rules/random.ts'
import type { Queue, State } from '../../../src/rules/xidit/state.ts'
import type { City } from '../../../src/rules/xidit/vocabulary.ts'
import { noTile, queued, recruitmentTile, threatTile, titansLeft } from '../../support/claims.ts'
import {
  ada,
  awakenings,
  barracks,
  bela,
  city,
  given,
  givenTable,
  type Part,
  queue,
  raging,
  recruitmentIn,
  type Story,
  threePlayers,
  titanPile,
} from '../../support/table.ts'

/** Piles from which every space can be filled. Tests say where they differ. */
const PILES: Partial<Queue> = { recruitPile: [5], recruitNext: 7, threatPile: [11], threatNext: 12 }

/** Ada takes the last unit of the fifth recruitment tile, in city 8. */
const tile8Leaves = (queued: Partial<Queue>, ...parts: Part[]): Story =>
  given(recruitmentIn(2, 3, 9, 13), city(8).offers('cleric'), ada.in(8), queue({ ...PILES, ...queued }), ...parts)
    .whenTheYearRuns({ ada: ['act'] })
    .shows(noTile(8))

/** Five recruitment tiles are on the board when ada beats the threat in city 17. */
const threat17Leaves = (queued: Partial<Queue>, ...parts: Part[]): Story =>
  given(
    recruitmentIn(2, 3, 9, 13, 15),
    city(17).isThreatened,
    ada.in(17),
    ada.holds({ militia: 1, archer: 1, cleric: 1 }),
    queue({ ...PILES, ...queued }),
    ...parts,
  )
    .whenTheYearRuns({ ada: ['act'] })
    .shows(noTile(17))

const recruitmentTiles = ({ state }: Story): City[] =>
  state.tiles.flatMap((tile, number) => (tile?.side === 'recruit' ? [number] : []))

describe('A recruitment tile leaves (X-7.1)', () => {
  it('onto the recruitment discard', () => tile8Leaves({}).shows(queued({ recruitDiscard: [8] })))

  it('onto those that have left before', () =>
    tile8Leaves({ recruitDiscard: [4, 16] }).shows(queued({ recruitDiscard: [4, 16, 8] })))

  it('then the next recruitment tile comes', () =>
    tile8Leaves({}).shows(recruitmentTile(7, { militia: 2, archer: 1, infantry: 1, mage: 1 })))
})

describe('Recruitment tiles come (X-7.1a)', () => {
  it('the next tile goes to its city, and the next space is filled from the recruitment pile', () =>
    tile8Leaves({ recruitPile: [5, 10, 14] }).shows(queued({ recruitNext: 5, recruitPile: [10, 14] })))

  it('until there are five', () => {
    const story = given(
      recruitmentIn(2, 3),
      city(8).offers('cleric'),
      ada.in(8),
      queue({ ...PILES, recruitPile: [5, 10, 14] }),
    ).whenTheYearRuns({ ada: ['act'] })
    expect(recruitmentTiles(story)).toEqual([2, 3, 5, 7, 10])
    story.shows(queued({ recruitNext: 14, recruitPile: [] }))
  })

  it('until there are four, with three players', () => {
    const story = givenTable(
      threePlayers,
      recruitmentIn(2),
      city(8).offers('cleric'),
      ada.in(8),
      queue({ ...PILES, recruitPile: [5, 10, 14] }),
    ).whenTheYearRuns({ ada: ['act'] })
    expect(recruitmentTiles(story)).toEqual([2, 5, 7, 10])
    story.shows(queued({ recruitNext: 14, recruitPile: [] }))
  })

  it('not when there are five already', () => {
    const story = threat17Leaves({})
    expect(recruitmentTiles(story)).toEqual([2, 3, 9, 13, 15])
    story.shows(queued({ recruitNext: 7, recruitPile: [5] }))
  })

  it('not when a tile is left with units on it', () => {
    const story = given(recruitmentIn(2, 3, 9), ada.in(2), queue(PILES)).whenTheYearRuns({ ada: ['act'] })
    expect(recruitmentTiles(story)).toEqual([2, 3, 9])
  })

  it('filled as far as the barracks allow (X-2.5)', () =>
    tile8Leaves({}, barracks({ archer: 5, cleric: 5, mage: 1 })).shows(recruitmentTile(7, { archer: 1, mage: 1 })))

  it('with a single unit, if there is only one', () =>
    tile8Leaves({}, barracks({ mage: 1 })).shows(recruitmentTile(7, { mage: 1 }), queued({ recruitNext: 5 })))

  it('not one that could not be given a single unit: it waits in its space', () =>
    tile8Leaves({}, barracks({ cleric: 5 })).shows(noTile(7), queued({ recruitNext: 7, recruitPile: [5] })))

  it('nor one behind it, though that could be', () => {
    const story = tile8Leaves({ recruitPile: [13] }, barracks({ cleric: 5 }))
    expect(recruitmentTiles(story)).toEqual([2, 3, 9, 13])
  })

  it('and those after the first only while the barracks have units for them', () =>
    given(
      recruitmentIn(2, 3),
      city(8).offers('cleric'),
      ada.in(8),
      queue({ ...PILES, recruitPile: [18, 10] }),
      barracks({ mage: 1 }),
    )
      .whenTheYearRuns({ ada: ['act'] })
      .shows(recruitmentTile(7, { mage: 1 }), noTile(18), queued({ recruitNext: 18, recruitPile: [10] })))

  it('when units have returned with a threat', () =>
    given(
      city(17).isThreatened,
      ada.in(17),
      ada.holds({ militia: 1, archer: 1, cleric: 1 }),
      queue(PILES),
      barracks({}),
    )
      .whenTheYearRuns({ ada: ['act'] })
      .shows(recruitmentTile(7, { militia: 1, archer: 1 })))
})

describe('The next recruitment space is filled (X-7.1a)', () => {
  it('when the pile is empty, from the threat discard flipped into it: the tile discarded first is on top', () =>
    tile8Leaves({ recruitPile: [], threatDiscard: [10, 4, 14] }).shows(
      queued({ recruitNext: 10, recruitPile: [4, 14], threatDiscard: [] }),
    ))

  it('when there is no threat discard either, with the top of the threat pile', () =>
    tile8Leaves({ recruitPile: [], threatPile: [11, 14] }).shows(
      queued({ recruitNext: 11, recruitPile: [], threatPile: [14], threatNext: 12, recruitDiscard: [8] }),
    ))

  it('with the last of the threat pile, which then takes the recruitment discard', () =>
    tile8Leaves({ recruitPile: [], threatPile: [11], recruitDiscard: [4] }).shows(
      queued({ recruitNext: 11, recruitPile: [], threatPile: [4, 8], recruitDiscard: [] }),
    ))

  it('not at all, when every pile is empty; the tile that left is the new threat pile', () =>
    tile8Leaves({ recruitPile: [], threatPile: [] }).shows(
      queued({ recruitNext: null, recruitPile: [], threatPile: [8], threatNext: 12, recruitDiscard: [] }),
    ))

  it('tile by tile, as often as tiles come', () =>
    given(
      recruitmentIn(2, 3, 9),
      city(8).offers('cleric'),
      ada.in(8),
      queue({ recruitPile: [], recruitNext: 7, threatPile: [11, 14, 16], threatNext: 12 }),
    )
      .whenTheYearRuns({ ada: ['act'] })
      .shows(recruitmentTile(11, { militia: 1, archer: 1, infantry: 1, cleric: 1, mage: 1 }))
      .shows(queued({ recruitNext: 14, threatPile: [16] })))

  it('settling in between: a threat pile that has given its last tile is there again for the next', () =>
    given(
      recruitmentIn(2, 3, 9),
      city(8).offers('cleric'),
      ada.in(8),
      queue({ recruitPile: [], recruitNext: 7, recruitDiscard: [4], threatPile: [11], threatNext: 12 }),
    )
      .whenTheYearRuns({ ada: ['act'] })
      .shows(queued({ recruitNext: 4, recruitPile: [], recruitDiscard: [], threatPile: [8] })))

  it('not from the threat pile, when no tile has come out of it', () =>
    tile8Leaves({ recruitPile: [], recruitNext: null, threatPile: [11, 14] }).shows(
      queued({ recruitNext: null, recruitPile: [], threatPile: [11, 14], recruitDiscard: [8] }),
    ))
})

describe('A threat tile leaves (X-7.2)', () => {
  it('onto the threat discard', () => threat17Leaves({}).shows(queued({ threatDiscard: [17] })))

  it('onto those that have left before', () =>
    threat17Leaves({ threatDiscard: [10, 4] }).shows(queued({ threatDiscard: [10, 4, 17] })))

  it('the next threat goes to its city, and the next space is filled from the threat pile', () =>
    threat17Leaves({ threatPile: [11, 14, 16] }).shows(
      threatTile(12),
      noTile(11),
      queued({ threatNext: 11, threatPile: [14, 16] }),
    ))

  it('when the pile is empty, the recruitment discard is flipped into it first: the tile discarded first is on top', () => {
    const story = threat17Leaves({ threatPile: [], recruitDiscard: [10, 4, 14] })
    story.shows(threatTile(12), queued({ threatNext: 10, threatPile: [4, 14], recruitDiscard: [] }))
    expect(story.state.awakenings).toBe(0)
  })

  it('when it is still empty, the titans awaken', () => {
    const story = threat17Leaves({ threatPile: [] }).shows(threatTile(12))
    expect(story.state.awakenings).toBe(1)
  })

  it('none comes when there is no next one', () => {
    const story = threat17Leaves({ threatPile: [], threatNext: null })
    expect(story.state.tiles.filter((tile) => tile?.side === 'threat')).toEqual([])
    expect(story.state.awakenings).toBe(1)
  })

  it('the pile is not refilled while a tile is left in it', () =>
    threat17Leaves({ threatPile: [11, 14], recruitDiscard: [10] }).shows(
      queued({ threatNext: 11, threatPile: [14], recruitDiscard: [10] }),
    ))
})

describe('Settling (X-7.3)', () => {
  it('an empty recruitment pile takes the flipped threat discard', () =>
    tile8Leaves({ recruitPile: [5], threatDiscard: [10, 4, 14] }).shows(
      queued({ recruitNext: 5, recruitPile: [10, 4, 14], threatDiscard: [] }),
    ))

  it('also when a threat has left', () =>
    threat17Leaves({ recruitPile: [], threatDiscard: [] }).shows(
      queued({ recruitNext: 7, recruitPile: [17], threatDiscard: [] }),
    ))

  it('an empty threat pile takes the flipped recruitment discard', () =>
    threat17Leaves({ threatPile: [11], recruitDiscard: [10, 4] }).shows(
      queued({ threatNext: 11, threatPile: [10, 4], recruitDiscard: [] }),
    ))

  it('also when a recruitment tile has left', () =>
    tile8Leaves({ threatPile: [] }).shows(queued({ threatNext: 12, threatPile: [8], recruitDiscard: [] })))

  it('also when a recruitment tile has left and none came', () =>
    tile8Leaves({ threatPile: [] }, barracks({})).shows(
      queued({ recruitNext: 7, recruitPile: [5], threatNext: 12, threatPile: [8], recruitDiscard: [] }),
    ))

  it('an empty next threat space takes the top of its pile', () =>
    tile8Leaves({ threatPile: [], threatNext: null }).shows(
      queued({ threatNext: 8, threatPile: [], recruitDiscard: [] }),
    ))

  it('an empty next recruitment space takes the top of its pile', () =>
    threat17Leaves({ recruitPile: [], recruitNext: null }).shows(
      queued({ recruitNext: 17, recruitPile: [], threatDiscard: [] }),
    ))

  it('a next tile that has come this way may come to the board at once', () =>
    given(
      recruitmentIn(2, 3, 9, 13),
      city(17).isThreatened,
      ada.in(17),
      ada.holds({ militia: 1, archer: 1, cleric: 1 }),
      queue({ recruitPile: [], recruitNext: null, threatPile: [11, 14], threatNext: 12 }),
    )
      .whenTheYearRuns({ ada: ['act'] })
      .shows(recruitmentTile(17, { archer: 1, infantry: 2, cleric: 1, mage: 1 }))
      .shows(queued({ recruitNext: 14, threatNext: 11, threatPile: [] })))

  it('goes on until nothing changes: a pile that has filled the next space takes the discard', () =>
    tile8Leaves({ recruitPile: [5], recruitNext: null, threatDiscard: [10, 4] }).shows(
      queued({ recruitNext: 5, recruitPile: [10, 4], threatDiscard: [] }),
    ))

  it('leaves a pile that is not empty alone', () =>
    tile8Leaves({ recruitPile: [5, 6], threatDiscard: [10], recruitDiscard: [4] }).shows(
      queued({ recruitNext: 5, recruitPile: [6], threatDiscard: [10], threatPile: [11], recruitDiscard: [4, 8] }),
    ))

  it('is done when a titan has been beaten, too', () =>
    given(
      recruitmentIn(2, 3, 9, 13, 15),
      raging(3),
      ada.in(4),
      ada.holds({ mage: 3 }),
      ada.instructs({ titan: { sizes: [3] } }),
      queue({ ...PILES, threatPile: [], threatNext: null, recruitDiscard: [10, 14] }),
    )
      .whenTheYearRuns({ ada: ['act'] })
      .shows(queued({ threatNext: 10, threatPile: [14], recruitDiscard: [] })))
})

describe('The awakening (X-7.4)', () => {
  const piles = [
    titanPile(3, 'titan-3a', 'titan-3b'),
    titanPile(4, 'titan-4a', 'titan-4b'),
    titanPile(5, 'titan-5a', 'titan-5b'),
  ]
  const awakened = (queued: Partial<Queue>, ...parts: Part[]) =>
    threat17Leaves({ threatPile: [], ...queued }, ...piles, ...parts)

  it('turns the top of each titan pile raging', () =>
    awakened({}).shows(
      titansLeft(3, ['titan-3a', 'raging'], ['titan-3b', 'slumbering']),
      titansLeft(4, ['titan-4a', 'raging'], ['titan-4b', 'slumbering']),
      titansLeft(5, ['titan-5a', 'raging'], ['titan-5b', 'slumbering']),
    ))

  it('leaves a top that rages already raging, and the one below slumbering', () =>
    awakened({}, raging(4)).shows(titansLeft(4, ['titan-4a', 'raging'], ['titan-4b', 'slumbering'])))

  it('turns the last of a pile raging, when the first has been beaten', () =>
    awakened({}, awakenings(1), titanPile(3, 'titan-3b'), raging(4, 5)).shows(
      titansLeft(3, ['titan-3b', 'raging']),
      titansLeft(5, ['titan-5a', 'raging'], ['titan-5b', 'slumbering']),
    ))

  it('finds nothing in an empty pile', () =>
    awakened({}, titanPile(3), titanPile(5)).shows(
      titansLeft(3),
      titansLeft(4, ['titan-4a', 'raging'], ['titan-4b', 'slumbering']),
      titansLeft(5),
    ))

  it('is told of with the sizes that have awoken', () => {
    expect(awakened({}, titanPile(3), raging(4)).happened('titans-awoke')).toEqual([
      { t: 'titans-awoke', awakening: 1, sizes: [5] },
    ])
  })

  it('lets titans be fought by the next player already', () => {
    const story = given(
      ...piles,
      city(17).isThreatened,
      ada.in(17),
      ada.holds({ militia: 1, archer: 1, cleric: 1 }),
      bela.in(10),
      bela.holds({ mage: 3 }),
      bela.instructs({ titan: { sizes: [3] } }),
      queue({ ...PILES, threatPile: [] }),
    ).whenTheYearRuns({ ada: ['act'], bela: ['act'] })
    expect(story.happened('titan-beaten')).toMatchObject([{ seat: 1, slot: 1, titan: 'titan-3a' }])
  })
})

describe('Reinforcements (X-7.4)', () => {
  const reinforced = (queued: Partial<Queue>, ...parts: Part[]) =>
    threat17Leaves({ threatPile: [], ...queued }, ...parts)

  /** The new threats, when these tiles are shuffled at the k-th awakening. */
  const shuffled = ({ state }: Story, k: number, rest: City[]) => {
    const threatPile = shuffle(rest, state.seed, `reinforcements/${k}`)
    return { threatNext: threatPile.shift()!, threatPile }
  }

  it('the first two of the recruitment pile stay; all else is shuffled into the new threat pile', () => {
    const story = reinforced({ recruitPile: [5, 6, 10, 16], threatDiscard: [4, 14] })
    const threats = shuffled(story, 1, [10, 16, 4, 14, 17])
    story.shows(queued({ recruitPile: [5, 6], ...threats, threatDiscard: [], recruitDiscard: [] }))
  })

  it('the flipped threat discard follows the recruitment pile: first discarded, first taken', () => {
    const story = reinforced({ recruitPile: [5], threatDiscard: [4, 14, 10] })
    const threats = shuffled(story, 1, [14, 10, 17])
    story.shows(queued({ recruitPile: [5, 4], ...threats, threatDiscard: [] }))
  })

  it('may all come out of the threat discard', () => {
    const story = reinforced({ recruitPile: [], threatDiscard: [4, 14, 10] })
    const threats = shuffled(story, 1, [10, 17])
    story.shows(queued({ recruitPile: [4, 14], ...threats, threatDiscard: [] }))
  })

  it('leave no threat, when there are only two tiles', () =>
    reinforced({ recruitPile: [5] }).shows(
      queued({ recruitPile: [5, 17], threatNext: null, threatPile: [], threatDiscard: [] }),
    ))

  it('are the tile that has left, when there is no other', () =>
    reinforced({ recruitPile: [] }).shows(
      queued({ recruitPile: [17], recruitNext: 7, threatNext: null, threatPile: [], threatDiscard: [] }),
    ))

  it('leave the next recruitment space untouched', () =>
    reinforced({ recruitPile: [5, 6, 10], recruitNext: 18 }).shows(queued({ recruitNext: 18 })))

  it('settle afterwards: an empty next recruitment space takes the top of the new pile', () =>
    reinforced({ recruitPile: [], recruitNext: null, threatDiscard: [4, 14] }).shows(
      queued({ recruitNext: 4, recruitPile: [14], threatNext: 17, threatPile: [] }),
    ))

  it('are shuffled anew at the second awakening', () => {
    const story = reinforced({ recruitPile: [5, 6, 10, 16], threatDiscard: [4, 14] }, awakenings(1))
    const threats = shuffled(story, 2, [10, 16, 4, 14, 17])
    story.shows(queued({ recruitPile: [5, 6], ...threats }))
    expect(story.state.awakenings).toBe(2)
  })

  it('come always, also when no titan is left to awaken', () => {
    const story = reinforced({ recruitPile: [5, 6, 10] }, titanPile(3), titanPile(4), titanPile(5))
    const threats = shuffled(story, 1, [10, 17])
    story.shows(queued({ recruitPile: [5, 6], ...threats }))
    expect(story.state.awakenings).toBe(1)
  })

  it('come twice in one year, one awakening after the other', () => {
    // Threats 17 and 10 are beaten. The first time two tiles make the recruitment pile and none is left for threats.
    const story = given(
      recruitmentIn(2, 3, 9, 13, 15),
      city(17).isThreatened,
      city(10).isThreatened,
      ada.in(17),
      ada.holds({ militia: 1, archer: 1, cleric: 1 }),
      bela.in(10),
      bela.holds({ archer: 1, mage: 1 }),
      queue({ recruitPile: [5], recruitNext: 7, threatPile: [], threatNext: 12 }),
    ).whenTheYearRuns({ ada: ['act'], bela: ['act'] })
    expect(story.happened('reinforced').map(({ recruitPile, threatNext }) => ({ recruitPile, threatNext }))).toEqual([
      { recruitPile: [5, 17], threatNext: null },
      { recruitPile: [5, 17], threatNext: 10 },
    ])
    expect(story.state.awakenings).toBe(2)
  })
})

describe('Every tile in play is in exactly one place (X-7.5)', () => {
  // On whole games in properties.test.ts; here, where most of them move at once.
  it('also when titans awaken and recruitment tiles come with the same order', () => {
    const story = given(
      recruitmentIn(2, 3),
      city(10).isThreatened,
      city(17).isThreatened,
      ada.in(17),
      ada.holds({ militia: 1, archer: 1, cleric: 1 }),
      queue({ recruitPile: [5, 6, 14, 16], recruitNext: 7, threatNext: 12, threatDiscard: [4, 11] }),
    )
    const before = places(story.state)
    expect(before).toEqual([2, 3, 4, 5, 6, 7, 10, 11, 12, 14, 16, 17])
    const after = story.whenTheYearRuns({ ada: ['act'] })
    expect(after.state.awakenings).toBe(1)
    expect(recruitmentTiles(after)).toHaveLength(5)
    expect(places(after.state)).toEqual(before)
  })

  const places = ({ tiles, queue }: State): City[] => {
    const { recruitPile, recruitNext, recruitDiscard, threatPile, threatNext, threatDiscard } = queue
    const inCities = tiles.flatMap((tile, number) => (tile ? [number] : []))
    const next = [recruitNext, threatNext].filter((tile) => tile !== null)
    return [inCities, recruitPile, recruitDiscard, threatPile, threatDiscard, next].flat().sort((a, b) => a - b)
  }
})
