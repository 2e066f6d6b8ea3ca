// Makes a pack of two sound files: everything the rules look up is looked up once, here. Unsound files are for load.ts.
import { canonical } from '../../canonical.ts'
import { digest } from '../../fairness.ts'
import type { Options } from '../options.ts'
import { type City, copyUnits, noUnits, type RegionId, type Road } from '../vocabulary.ts'
import type { BoardFile, CityTile, Layout, Pack, TileFile, TilesFile } from './pack.ts'

type Players = Options['players']
type Length = Options['length']

const upTo = (last: City): City[] => Array.from({ length: last }, (_, index) => index + 1)

const ALL = [1, 2]
const set3Short = upTo(18).filter((city) => city !== 14 && city !== 18)

/** whose empty token is laid, and which tiles are in play. */
const SETUPS: Record<Players, Record<Length, { closed: number[]; inPlay: City[] }>> = {
  5: { long: { closed: [], inPlay: upTo(21) }, short: { closed: [2], inPlay: upTo(19) } },
  4: { long: { closed: [], inPlay: upTo(21) }, short: { closed: ALL, inPlay: upTo(18) } },
  3: { long: { closed: ALL, inPlay: upTo(18) }, short: { closed: ALL, inPlay: set3Short } },
}

/** */
const CALENDARS: Record<Length, { years: number; censusYears: number[] }> = {
  long: { years: 12, censusYears: [4, 8, 12] },
  short: { years: 9, censusYears: [3, 6, 9] },
}

/** N of. */
const recruitTiles = (players: Players): number => (players === 3 ? 4 : 5)

export function makePack(name: string, board: BoardFile, tiles: TilesFile): Pack {
  const cities = board.cities.map((city) => city.id).sort((a, b) => a - b)
  const layoutsFor = (players: Players): Record<Length, Layout> => ({
    long: makeLayout(board, tiles, players, 'long'),
    short: makeLayout(board, tiles, players, 'short'),
  })
  const layouts = { 3: layoutsFor(3), 4: layoutsFor(4), 5: layoutsFor(5) }
  return {
    name,
    fingerprint: digest(canonical([board, tiles])),
    board,
    tiles,
    cities,
    roads: indexRoads(board),
    central: board.regions.find((region) => region.central)!.id,
    supply: copyUnits(tiles.supply),
    titans: new Map(tiles.titans.map((titan) => [titan.id, titan])),
    layout: ({ players, length }) => layouts[players][length],
  }
}

function makeLayout(board: BoardFile, files: TilesFile, players: Players, length: Length): Layout {
  const { closed, inPlay } = SETUPS[players][length]
  const regions = board.regions.filter(({ emptyToken }) => emptyToken === undefined || !closed.includes(emptyToken))
  const borders: RegionId[][] = byCity(board, () => [])
  for (const region of regions) for (const city of region.cities) borders[city]!.push(region.id)
  const tiles = byCity<CityTile | undefined>(board, () => undefined)
  const set = players === 3 ? files.set3 : files.set45
  for (const tile of set) if (inPlay.includes(tile.city)) tiles[tile.city] = cityTile(tile)
  return { ...CALENDARS[length], recruitTiles: recruitTiles(players), inPlay, tiles, regions, borders }
}

function indexRoads(board: BoardFile): Record<Road, City>[] {
  const roads = byCity(board, (): Record<Road, City> => ({ red: 0, blue: 0, black: 0 }))
  for (const { a, b, color } of board.roads) {
    roads[a]![color] = b
    roads[b]![color] = a
  }
  return roads
}

const cityTile = (file: TileFile): CityTile => ({
  city: file.city,
  creature: file.creature,
  recruits: { ...noUnits(), ...file.recruits },
  needs: { ...noUnits(), ...file.threat.units },
  rewards: file.threat.rewards,
})

/** One entry a city number; 0, which is no city, has one too. */
const byCity = <T>(board: BoardFile, entry: () => T): T[] => Array.from({ length: board.cities.length + 1 }, entry)
