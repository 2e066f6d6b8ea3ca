// The pack: what the box holds, what players and length make of it, and every way a pack can be unsound.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical } from '../../../src/rules/canonical.ts'
import { digest } from '../../../src/rules/fairness.ts'
import type { Options } from '../../../src/rules/xidit/options.ts'
import boardFile from '../../../src/rules/xidit/pack/board.json' with { type: 'json' }
import { checkPack } from '../../../src/rules/xidit/pack/check.ts'
import { loadPack } from '../../../src/rules/xidit/pack/load.ts'
import { standardPack } from '../../../src/rules/xidit/pack/standard.ts'
import tilesFile from '../../../src/rules/xidit/pack/tiles.json' with { type: 'json' }
import { countUnits } from '../../../src/rules/xidit/vocabulary.ts'

// biome-ignore lint/suspicious/noExplicitAny: faults are planted anywhere, with no regard for types
type Anything = any

/** The standard files, to be spoilt. */
const files = (): { board: Anything; tiles: Anything } => structuredClone({ board: boardFile, tiles: tilesFile })

const faultsOf = ({ board, tiles }: { board: unknown; tiles: unknown }): string[] => checkPack(board, tiles)

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

describe('The standard pack (X-1)', () => {
  it('is sound', () => expect(faultsOf(files())).toEqual([]))

  it('is sound too without what only a picture needs', () => {
    const { board, tiles } = files()
    delete board.canvas
    for (const city of board.cities) for (const field of ['x', 'y', 'label']) delete city[field]
    for (const road of board.roads) for (const field of ['cx', 'cy']) delete road[field]
    for (const region of board.regions)
      for (const field of ['terrain', 'label', 'polygon', 'boundary', 'area']) delete region[field]
    expect(faultsOf({ board, tiles })).toEqual([])
  })

  it('may have two roads of different colours between two cities', () => {
    const { board, tiles } = files()
    board.roads[2] = { a: 1, b: 2, color: 'red' }
    expect(faultsOf({ board, tiles })).toEqual([])
  })

  it('has 21 cities, 70 units and six titans', () => {
    expect(standardPack.name).toBe('standard')
    expect(standardPack.cities).toEqual(upTo(21))
    expect(countUnits(standardPack.supply)).toBe(70)
    expect([...standardPack.titans.values()].map((titan) => titan.size)).toEqual([3, 3, 4, 4, 5, 5])
    expect(standardPack.titans.get('titan-4b')?.creature).toBe('Tonnerre, the Storm Ram')
    expect(standardPack.central).toBe('xidit')
  })

  it('has roads that lead both ways, and nowhere where there is none (X-1.4)', () => {
    expect(standardPack.roads[5]).toEqual({ red: 4, blue: 12, black: 11 })
    expect(standardPack.roads[12]?.blue).toBe(5)
    expect(standardPack.roads[1]).toEqual({ red: 0, blue: 2, black: 9 })
    for (const { a, b, color } of standardPack.board.roads) {
      expect(standardPack.roads[a]?.[color]).toBe(b)
      expect(standardPack.roads[b]?.[color]).toBe(a)
    }
  })

  it('has a fingerprint that follows from what the files say, not from how they are written', () => {
    const { board, tiles } = files()
    expect(standardPack.fingerprint).toBe(digest(canonical([board, tiles])))
    const reversed = Object.fromEntries(Object.entries(board).reverse())
    expect(loadPack('mine', reversed, tiles)).toMatchObject({ pack: { fingerprint: standardPack.fingerprint } })
    board.regions[0].first += 1
    expect(loadPack('mine', board, tiles)).toMatchObject({
      pack: { name: 'mine', fingerprint: expect.not.stringMatching(standardPack.fingerprint) },
    })
  })
})

describe('Closed regions and tiles in play (X-2.2)', () => {
  const first = 'ombel estoria argos rapha xidit hautgivre adlarian'.split(' ')
  const [one, two] = ['vieuxmarais', 'confines']
  const kinds: [
    Options['players'],
    Options['length'],
    { regions: string[]; inPlay: number[]; set: 'set45' | 'set3' },
  ][] = [
    [5, 'long', { regions: [...first, one, two], inPlay: upTo(21), set: 'set45' }],
    [5, 'short', { regions: [...first, one], inPlay: upTo(19), set: 'set45' }],
    [4, 'long', { regions: [...first, one, two], inPlay: upTo(21), set: 'set45' }],
    [4, 'short', { regions: first, inPlay: upTo(18), set: 'set45' }],
    [3, 'long', { regions: first, inPlay: upTo(18), set: 'set3' }],
    [3, 'short', { regions: first, inPlay: [...upTo(13), 15, 16, 17], set: 'set3' }],
  ]

  it.each(kinds)('%i players, %s', (players, length, { regions, inPlay, set }) => {
    const layout = standardPack.layout({ players, length })
    expect(layout.regions.map((region) => region.id)).toEqual(regions)
    expect(layout.inPlay).toEqual(inPlay)
    expect(layout.recruitTiles).toBe(players === 3 ? 4 : 5)
    expect(layout.years).toBe(length === 'long' ? 12 : 9)
    expect(layout.censusYears).toEqual(length === 'long' ? [4, 8, 12] : [3, 6, 9])
    for (const city of [0, ...upTo(21)]) {
      const file = inPlay.includes(city) ? tilesFile[set].find((tile) => tile.city === city) : undefined
      expect(layout.tiles[city]?.creature).toBe(file?.creature)
      expect(layout.tiles[city]?.recruits).toEqual(file && { ...noUnits, ...file.recruits })
      expect(layout.tiles[city]?.needs).toEqual(file && { ...noUnits, ...file.threat.units })
      expect(layout.tiles[city]?.rewards).toEqual(file?.threat.rewards)
      const bordering = boardFile.regions.filter((region) => region.cities.includes(city)).map((region) => region.id)
      expect(layout.borders[city]).toEqual(bordering.filter((id) => regions.includes(id)))
    }
  })

  it('is looked up, not worked out again', () =>
    expect(standardPack.layout({ players: 4, length: 'short' })).toBe(
      standardPack.layout({ players: 4, length: 'short' }),
    ))

  it('leaves a city that borders closed regions only without any (X-2.3)', () => {
    expect(standardPack.layout({ players: 5, length: 'long' }).borders[19]).toEqual(['vieuxmarais', 'confines'])
    expect(standardPack.layout({ players: 5, length: 'short' }).borders[19]).toEqual(['vieuxmarais'])
    expect(standardPack.layout({ players: 4, length: 'short' }).borders[19]).toEqual([])
  })

  const noUnits = { militia: 0, archer: 0, infantry: 0, cleric: 0, mage: 0 }
})

/** One fault each: how it comes in, and what must be said of it. */
const boardFaults: [string, (board: Anything) => unknown, RegExp][] = [
  ['another format', (board) => (board.format = 'xidit.board/2'), /^board: format: .*'xidit\.board\/2'/],
  ['a canvas that is a number', (board) => (board.canvas = 5), /^board: canvas: .*object.* 5/],
  ['a flat canvas', (board) => (board.canvas.height = 0), /^board: canvas: its height .*above 0/],
  ['no cities', (board) => delete board.cities, /^board: cities: it must be a list/],
  ['an empty list of cities', (board) => (board.cities = []), /^board: cities: city 1, 2, .*21 is missing/],
  ['a city too few', (board) => board.cities.pop(), /^board: cities: city 21 is missing \(X-1\.4\)/],
  ['a city twice', (board) => board.cities.push(board.cities[6]), /^board: city 7: it is there twice/],
  ['a city 22', (board) => (board.cities[3].id = 22), /^board: cities\[3\]: .*1 to 21.* 22/],
  ['a city 4.5', (board) => (board.cities[3].id = 4.5), /^board: cities\[3\]: .*4\.5/],
  ['a city that is a text', (board) => (board.cities[3] = 'Vigie'), /^board: cities\[3\]: .*object.*'Vigie'/],
  ['a city without a name', (board) => (board.cities[3].name = ' '), /^board: city 4: its name/],
  ['a city nowhere', (board) => (board.cities[3].x = null), /^board: city 4: its x must be a number.*null/],
  ['a city at a text', (board) => (board.cities[3].y = '72'), /^board: city 4: its y .*'72'/],
  ['half a capital', (board) => (board.cities[6].capital = 'yes'), /^board: city 7: capital .*'yes'/],
  ['a million cities', (board) => (board.cities = Array(1e6).fill(0)), /^board: cities: .*1000000 entries/],

  ['no roads', (board) => (board.roads = null), /^board: roads: it must be a list, but is null/],
  ['a green road', (board) => (board.roads[0].color = 'green'), /^board: road 1-2: its color .*'green'/],
  ['a road by a prototype name', (board) => (board.roads[0].color = 'toString'), /^board: road 1-2: its color/],
  ['a road to nowhere', (board) => (board.roads[2].b = 30), /^board: roads\[2\]: .*1 to 21.* 30/],
  ['a road from nowhere', (board) => delete board.roads[2].a, /^board: roads\[2\]: .*missing/],
  ['a road to itself', (board) => (board.roads[2].b = 2), /^board: roads\[2\]: it leads from city 2 to itself/],
  [
    'two red roads',
    (board) => (board.roads[11].color = 'red'),
    /^board: road 7-8: city 7 has two red roads \(X-1\.4\)/,
  ],
  ['a road bent by a text', (board) => (board.roads[8].cy = ''), /^board: road 5-12: its cy must be a number/],
  [
    'a city cut off',
    (board) => (board.roads = board.roads.filter((road: Anything) => road.a !== 1)),
    /^board: roads: city 2, 3, .* cannot be reached from city 1/,
  ],

  ['eight regions', (board) => board.regions.shift(), /^board: regions: there must be 9, not 8 \(X-1\.4\)/],
  ['a region that is a list', (board) => (board.regions[0] = []), /^board: regions\[0\]: .*object.*a list/],
  ['a region id twice', (board) => (board.regions[1].id = 'ombel'), /^board: region ombel: its id is there twice/],
  ['a region id in capitals', (board) => (board.regions[1].id = 'Ombel'), /^board: regions\[1\]: its id .*'Ombel'/],
  ['a region id no state can hold', (board) => (board.regions[1].id = 'constructor'), /^board: regions\[1\]: its id/],
  ['a region without a name', (board) => delete board.regions[1].name, /^board: region estoria: its name/],
  ['no centre', (board) => delete board.regions[4].central, /^board: regions: exactly one must be central, but 0/],
  ['two centres', (board) => (board.regions[0].central = true), /^board: regions: exactly one .*central, but 2/],
  ['half a centre', (board) => (board.regions[0].central = 1), /^board: region ombel: central must be true or false/],
  ['no empty token 1', (board) => delete board.regions[7].emptyToken, /^board: regions: .*emptyToken 1, but 0/],
  ['two empty tokens 2', (board) => (board.regions[7].emptyToken = 2), /^board: regions: .*emptyToken 2, but 2/],
  [
    'an empty token 3',
    (board) => (board.regions[0].emptyToken = 3),
    /^board: region ombel: emptyToken .* 3 \(X-2\.2\)/,
  ],
  ['an empty token that is null', (board) => (board.regions[0].emptyToken = null), /^board: region ombel: emptyToken/],
  [
    'the empty token in the centre',
    (board) => Object.assign(board.regions[4], { emptyToken: 1 }) && delete board.regions[7].emptyToken,
    /^board: region xidit: the central region takes no emptyToken/,
  ],
  ['a region without cities', (board) => (board.regions[0].cities = []), /^board: region ombel cities: .*at least one/],
  ['a region at city 0', (board) => (board.regions[0].cities[0] = 0), /^board: region ombel cities: .*1 to 21.* 0/],
  [
    'a city twice at a region',
    (board) => board.regions[0].cities.push(1),
    /^board: region ombel cities: city 1 .*twice/,
  ],
  ['a city outside the boundary', (board) => board.regions[0].cities.push(3), /^board: region ombel: boundary must/],
  ['another boundary', (board) => (board.regions[0].boundary[0] = 3), /^board: region ombel: boundary must/],
  [
    'no list of a boundary',
    (board) => (board.regions[0].boundary = 1),
    /^board: region ombel boundary: it must be a list/,
  ],
  ['first of 0', (board) => (board.regions[0].first = 0), /^board: region ombel: first .* 0 \(X-9\.2\)/],
  ['a second of -1', (board) => (board.regions[0].second = -1), /^board: region ombel: second .* -1/],
  ['a broken second', (board) => (board.regions[0].second = 0.5), /^board: region ombel: second .* 0\.5/],
  ['a second above first', (board) => (board.regions[0].second = 4), /^board: region ombel: second is above first/],
  ['terrain 5', (board) => (board.regions[0].terrain = 5), /^board: region ombel: its terrain/],
  ['a label nowhere', (board) => delete board.regions[0].label.x, /^board: region ombel label: /],
  ['a shape of two points', (board) => (board.regions[0].polygon.length = 2), /^board: region ombel polygon: .*three/],
  [
    'a shape with half a point',
    (board) => board.regions[0].polygon[5].pop(),
    /^board: region ombel polygon: .*two numb/,
  ],
]

const tilesFaults: [string, (tiles: Anything) => unknown, RegExp][] = [
  ['another format', (tiles) => (tiles.format = 1), /^tiles: format: .* 1$/],
  ['no supply', (tiles) => delete tiles.supply, /^tiles: supply: it must be an object, but is missing/],
  ['a mage too many', (tiles) => (tiles.supply.mage = 11), /^tiles: supply: mage must be 10, but is 11 \(X-1\.1\)/],
  ['no militia', (tiles) => delete tiles.supply.militia, /^tiles: supply: militia must be 18, but is missing/],
  ['dragons in the supply', (tiles) => (tiles.supply.dragon = 2), /^tiles: supply: 'dragon' is no unit/],

  ['no set45', (tiles) => delete tiles.set45, /^tiles: set45: it must be a list/],
  ['an empty set3', (tiles) => (tiles.set3 = []), /^tiles: set3: city 1, 2, .*18 has no tile \(X-1\.5\)/],
  ['a tile too few', (tiles) => tiles.set45.pop(), /^tiles: set45: city 21 has no tile/],
  ['a city with two tiles', (tiles) => tiles.set3.push(tiles.set3[4]), /^tiles: set3 city 5: it has two tiles/],
  ['a city the set does not have', (tiles) => (tiles.set3[4].city = 19), /^tiles: set3\[4\]: .*1 to 18.* 19/],
  ['a tile that is null', (tiles) => (tiles.set3[4] = null), /^tiles: set3\[4\]: .*object.*null/],
  ['a tile without a creature', (tiles) => (tiles.set45[4].creature = ''), /^tiles: set45 city 5: its creature/],
  [
    'a recruit too many',
    (tiles) => tiles.set45[4].recruits.militia++,
    /^tiles: set45 city 5 recruits: .*5 units, not 6/,
  ],
  [
    'a recruit too few',
    (tiles) => delete tiles.set3[4].recruits.mage,
    /^tiles: set3 city 5 recruits: .*4 units, not 3/,
  ],
  ['no recruits', (tiles) => delete tiles.set3[4].recruits, /^tiles: set3 city 5 recruits: .*missing/],
  ['an unknown recruit', (tiles) => (tiles.set3[4].recruits.elf = 1), /^tiles: set3 city 5 recruits: 'elf' is no unit/],
  [
    'a recruit by a prototype name',
    (tiles) => (tiles.set3[4].recruits = JSON.parse('{"__proto__":1,"mage":3}')),
    /^tiles: set3 city 5 recruits: '__proto__' is no unit/,
  ],
  ['half a recruit', (tiles) => (tiles.set3[4].recruits.mage = 0.5), /^tiles: set3 city 5 recruits: .*mage.* 0\.5/],
  [
    'none of a recruit',
    (tiles) => (tiles.set3[4].recruits.infantry = 0),
    /^tiles: set3 city 5 recruits: .*infantry.* 0/,
  ],
  ['no threat', (tiles) => delete tiles.set3[4].threat, /^tiles: set3 city 5 threat: .*missing/],
  [
    'a threat that asks nothing',
    (tiles) => (tiles.set3[4].threat.units = {}),
    /^tiles: set3 city 5 threat: .*one unit/,
  ],
  ['a threat of 11 mages', (tiles) => (tiles.set3[4].threat.units.mage = 11), /city 5 threat: .*11 of mage.*only 10/],
  ['a threat of -1 mages', (tiles) => (tiles.set3[4].threat.units.mage = -1), /city 5 threat units: .*mage.* -1/],
  ['no rewards', (tiles) => delete tiles.set3[4].threat.rewards, /^tiles: set3 city 5 threat rewards: .*missing/],
  ['no gold', (tiles) => delete tiles.set3[4].threat.rewards.gold, /city 5 threat rewards: gold .*missing \(X-1\.5\)/],
  ['no bards to win', (tiles) => (tiles.set3[4].threat.rewards.bards = 0), /city 5 threat rewards: bards .* 0/],
  ['a fourth reward', (tiles) => (tiles.set3[4].threat.rewards.fame = 1), /city 5 threat rewards: 'fame' is no reward/],

  ['no titans', (tiles) => (tiles.titans = {}), /^tiles: titans: it must be a list, but is an object/],
  ['a titan too few', (tiles) => tiles.titans.pop(), /^tiles: titans: there must be two of size 5, not 1 \(X-1\.6\)/],
  ['three titans of size 3', (tiles) => (tiles.titans[2].size = 3), /^tiles: titans: .*two of size 3, not 3/],
  ['a titan of size 6', (tiles) => (tiles.titans[4].size = 6), /^tiles: titan 'titan-5a': its size .* 6/],
  ['a titan twice', (tiles) => (tiles.titans[1].id = 'titan-3a'), /^tiles: titan 'titan-3a': its id is there twice/],
  ['a titan without an id', (tiles) => delete tiles.titans[1].id, /^tiles: titans\[1\]: its id/],
  ['a titan without a name', (tiles) => (tiles.titans[1].creature = 7), /^tiles: titan 'titan-3b': its creature .* 7/],
  [
    'a titan for nothing',
    (tiles) => (tiles.titans[1].rewards.stories = 0),
    /^tiles: titan 'titan-3b' rewards: stories/,
  ],
  [
    'a tile that may stay empty at set-up',
    (tiles) => {
      for (const tile of tiles.set45.slice(0, 4)) tile.recruits = { infantry: 2, mage: 3 }
      tiles.set45[20].recruits = { mage: 5 }
    },
    /^tiles: set45 city 21: other tiles can take every mage before it is filled \(X-2\.5\)/,
  ],
]

describe('An unsound board', () => {
  it.each(boardFaults)('%s', (_, plant, said) => {
    const spoilt = files()
    plant(spoilt.board)
    const faults = faultsOf(spoilt)
    expect(faults).toContainEqual(expect.stringMatching(said))
    expect(loadPack('spoilt', spoilt.board, spoilt.tiles)).toEqual({ faults })
  })
})

describe('Unsound tiles', () => {
  it.each(tilesFaults)('%s', (_, plant, said) => {
    const spoilt = files()
    plant(spoilt.tiles)
    expect(faultsOf(spoilt)).toContainEqual(expect.stringMatching(said))
  })

  it('but a tile of two kinds always gets a unit: four others cannot take all of both', () => {
    const { board, tiles } = files()
    for (const [index, tile] of tiles.set45.entries())
      tile.recruits = index % 2 ? { cleric: 5 } : { mage: 2, cleric: 3 }
    const faults = faultsOf({ board, tiles })
    expect(faults).toContainEqual(expect.stringMatching(/city 2: other tiles can take every cleric/))
    expect(faults).not.toContainEqual(expect.stringMatching(/city 1: /))
  })
})

describe('What is said', () => {
  it('is one thing of one fault', () => {
    for (const plant of [
      (board: Anything) => board.cities.push(board.cities[6]),
      (board: Anything) => delete board.roads,
      (board: Anything) => delete board.regions,
      (board: Anything) => (board.regions[0].cities[0] = 99),
      (board: Anything) => (board.roads[0].a = 99),
    ]) {
      const spoilt = files()
      plant(spoilt.board)
      expect(faultsOf(spoilt)).toHaveLength(1)
    }
  })

  it('is everything, when several things are wrong', () => {
    const { board, tiles } = files()
    board.cities[0].name = 1
    board.regions[3].first = 'four'
    tiles.titans[5].size = 2
    expect(faultsOf({ board, tiles })).toEqual([
      'board: city 1: its name must be a text, but is 1',
      "board: region rapha: first must be a whole number from 1, but is 'four' (X-9.2)",
      "tiles: titan 'titan-5b': its size must be 3, 4 or 5, but is 2 (X-1.6)",
      'tiles: titans: there must be two of size 5, not 1 (X-1.6)',
    ])
  })

  it('stays short, whatever is in the file', () => {
    const { board, tiles } = files()
    board.cities[0].name = files()
    board.cities[1].x = 'x\n'.repeat(1e6)
    for (const fault of faultsOf({ board, tiles })) expect(fault).toMatch(/^[^\n]{10,160}$/)
  })
})

describe('Any JSON whatever', () => {
  it('is answered, never thrown at', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (board, tiles) => {
        expect(faultsOf({ board, tiles }).length).toBeGreaterThanOrEqual(2)
        expect(faultsOf({ ...files(), board })).toContainEqual(expect.stringMatching(/^board: /))
        expect(faultsOf({ ...files(), tiles })).toContainEqual(expect.stringMatching(/^tiles: /))
      }),
    ))

  it('also when it is nested deeper than any call can go', () => {
    const { board, tiles } = files()
    board.provenance = JSON.parse(`${'['.repeat(1e5)}${']'.repeat(1e5)}`)
    expect(loadPack('deep', board, tiles)).toEqual({ faults: [expect.stringMatching(/^board: .*nested/)] })
  })

  it('also anywhere within a sound pack: it is told, or the pack can be made', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), anything, (way, value) => {
        const spoilt = files()
        spoil(spoilt, way, value)
        const loaded = loadPack('spoilt', spoilt.board, spoilt.tiles)
        if ('faults' in loaded) expect(loaded.faults.length).toBeGreaterThan(0)
        else expect(loaded.pack.layout({ players: 3, length: 'short' }).inPlay).toHaveLength(16)
      }),
      { numRuns: 400 },
    ))

  const anything = fc.oneof(
    fc.constantFrom<unknown>(null, '', 0, -1, 1e308, [], {}, '__proto__', 'constructor', undefined),
    fc.integer({ min: 0, max: 22 }),
    fc.jsonValue(),
  )

  /** Follows the numbers down into the file, to a leaf or until they end, and puts the value there. */
  function spoil(at: Anything, [turn, ...way]: number[], value: unknown): void {
    const keys = Object.keys(at)
    const key = keys[turn! % keys.length]!
    const inner = at[key]
    if (way.length > 0 && typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0)
      spoil(inner, way, value)
    else at[key] = value
  }
})
