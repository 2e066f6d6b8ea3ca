// What the page of the rules takes from the rules as data: the board at the beginning of a game, and single tiles.
import type { BoardFile, RegionFile, TileFile, TilesFile } from '../../../../src/rules/xidit/pack/pack.ts'
import type { LordView, TileFaces, TileView, View } from '../../../../src/rules/xidit/view.types.ts'
import { ASSESSMENTS, type City, noUnits, REWARDS, TITAN_SIZES } from '../../../../src/rules/xidit/vocabulary.ts'

export interface Facts {
  readonly pack: View['pack']
  readonly board: BoardFile
  readonly tiles: TilesFile
}

/** A deal as it might be. */
const RECRUITS: readonly City[] = [4, 6, 10, 14, 20]
const THREATS: readonly City[] = [1, 3, 7, 15, 19]
const HEROES: readonly City[] = [6, 10, 14, 4]

const facesOf = ({ city, creature, recruits, threat }: TileFile): TileFaces => ({
  ...{ city, creature, rewards: threat.rewards },
  recruits: { ...noUnits(), ...recruits },
  needs: { ...noUnits(), ...threat.units },
})

export const tileOf = ({ tiles }: Facts, city: City): TileFaces =>
  facesOf(tiles.set45.find((tile) => tile.city === city)!)

/** The regions that are closed first and second, when regions are closed. */
export const closedRegions = ({ board }: Facts): RegionFile[] =>
  board.regions
    .filter(({ emptyToken }) => emptyToken !== undefined)
    .sort((one, other) => one.emptyToken! - other.emptyToken!)

const lordIn = (city: City, seat: number): LordView => ({
  ...{ seat, city, gold: null, units: null, bards: null, stories: null, held: null, influence: 0 },
  ...{ ordersIn: false, censusIn: false, orders: null, census: null, acted: [], standing: null },
})

const EMPTY_PILE = { count: 0, top: null }

/** A long game of four before its first orders, for everybody to see. */
export function startPosition(facts: Facts): View {
  const { board, tiles, pack } = facts
  const recruits = RECRUITS.map((city): TileView => {
    const faces = tileOf(facts, city)
    return { ...faces, side: 'recruit', units: faces.recruits }
  })
  const threats = THREATS.map((city): TileView => ({ ...tileOf(facts, city), side: 'threat' }))
  return {
    ...{ viewer: 'public', pack, options: { players: 4, length: 'long' }, years: 12, censusYears: [4, 8, 12] },
    ...{ assessments: [...ASSESSMENTS], defaults: { rewards: [...REWARDS], dummy: null }, stage: 'orders', year: 1 },
    ...{ first: 0, playOrder: [0, 1, 2, 3], slot: null, lords: HEROES.map(lordIn), tiles: [...recruits, ...threats] },
    recruitTiles: RECRUITS.length,
    queue: {
      ...{ recruitPile: EMPTY_PILE, recruitNext: null, recruitDiscard: [] },
      ...{ threatPile: EMPTY_PILE, threatNext: null, threatDiscard: [] },
    },
    guilds: [],
    regions: board.regions.map(({ id, first, second, central = false }) => ({
      ...{ region: id, first, second, central, bards: [0, 0, 0, 0] },
    })),
    titans: TITAN_SIZES.map((size) => ({ size, left: 2, top: null })),
    ...{ barracks: tiles.supply, awakenings: 0, dummy: null, judging: null, waitsFor: [], questions: [] },
    ...{ result: null, revealed: null },
  }
}
