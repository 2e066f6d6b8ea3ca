// What makes a board file sound: its cities, roads and regions. Tiles are in check-tiles.ts.

import { checkFinite, checkText, type Fault, fieldsAt, isInteger, listAt, missing, show } from '../../check-file.ts'
import type { Fields } from '../../shape.ts'
import { type City, ROADS, type Road } from '../vocabulary.ts'

const CITIES = 21
const REGIONS = 9
const EMPTY_TOKENS = [1, 2]
/** No city can have more than three roads. */
const MOST_ROADS = Math.floor((CITIES * ROADS.length) / 2)

const isCity = (value: unknown): value is City => isInteger(value, 1, CITIES)
const noCity = (value: unknown): string => `cities are numbered 1 to ${CITIES}, this one is ${show(value)} (X-1.4)`

export function checkBoard(file: unknown, fault: Fault): void {
  const board = fieldsAt('', file, fault)
  if (!board) return
  if (board.format !== 'xidit.board/1') fault('format', `it must be 'xidit.board/1', but is ${show(board.format)}`)
  if (board.canvas !== undefined) checkCanvas(board.canvas, fault)
  checkCities(board.cities, fault)
  checkRoads(board.roads, fault)
  checkRegions(board.regions, fault)
}

function checkCanvas(value: unknown, fault: Fault): void {
  const canvas = fieldsAt('canvas', value, fault)
  if (!canvas) return
  for (const side of ['width', 'height'])
    if (!Number.isFinite(canvas[side]) || Number(canvas[side]) <= 0)
      fault('canvas', `its ${side} must be a number above 0, but is ${show(canvas[side])}`)
}

function checkCities(value: unknown, fault: Fault): void {
  const cities = listAt('cities', value, 2 * CITIES, fault)
  if (!cities) return
  const seen = new Set<City>()
  for (const [index, item] of cities.entries()) {
    const city = fieldsAt(`cities[${index}]`, item, fault)
    if (!city) continue
    if (!isCity(city.id)) fault(`cities[${index}]`, noCity(city.id))
    else if (seen.has(city.id)) fault(`city ${city.id}`, 'it is there twice (X-1.4)')
    else seen.add(city.id)
    const place = isCity(city.id) ? `city ${city.id}` : `cities[${index}]`
    checkText(place, 'name', city.name, fault)
    checkFinite(
      place,
      city,
      ['x', 'y'].filter((name) => name in city),
      fault,
    )
    if (city.capital !== undefined && typeof city.capital !== 'boolean')
      fault(place, `capital must be true or false, but is ${show(city.capital)}`)
  }
  const lacking = missing(CITIES, seen)
  if (lacking.length > 0) fault('cities', `city ${lacking.join(', ')} is missing (X-1.4)`)
}

function checkRoads(value: unknown, fault: Fault): void {
  const roads = listAt('roads', value, 2 * MOST_ROADS, fault)
  if (!roads) return
  const neighbours: City[][] = Array.from({ length: CITIES + 1 }, () => [])
  const taken = new Set<string>()
  let joined = true
  for (const [index, item] of roads.entries()) {
    const road = fieldsAt(`roads[${index}]`, item, fault)
    const ends = road && checkEnds(road, `roads[${index}]`, fault)
    if (!road || !ends) {
      joined = false
      continue
    }
    const [a, b] = ends
    const place = `road ${a}-${b}`
    checkFinite(
      place,
      road,
      ['cx', 'cy'].filter((name) => name in road),
      fault,
    )
    neighbours[a]!.push(b)
    neighbours[b]!.push(a)
    if (!ROADS.includes(road.color as Road)) {
      fault(place, `its color must be red, blue or black, but is ${show(road.color)} (X-1.4)`)
      continue
    }
    for (const city of ends) {
      if (taken.has(`${city} ${road.color}`)) fault(place, `city ${city} has two ${road.color} roads (X-1.4)`)
      taken.add(`${city} ${road.color}`)
    }
  }
  // With a broken road it would only be said again.
  if (joined) checkReach(neighbours, fault)
}

function checkEnds(road: Fields, place: string, fault: Fault): [City, City] | undefined {
  const { a, b } = road
  if (!isCity(a)) fault(place, noCity(a))
  if (!isCity(b)) fault(place, noCity(b))
  if (!isCity(a) || !isCity(b)) return undefined
  if (a !== b) return [a, b]
  fault(place, `it leads from city ${a} to itself`)
  return undefined
}

function checkReach(neighbours: readonly (readonly City[])[], fault: Fault): void {
  const reached = new Set<City>([1])
  // A set is walked in the order of entry, those that come on the way included.
  for (const city of reached) for (const next of neighbours[city]!) reached.add(next)
  const cutOff = missing(CITIES, reached)
  if (cutOff.length > 0) fault('roads', `city ${cutOff.join(', ')} cannot be reached from city 1`)
}

function checkRegions(value: unknown, fault: Fault): void {
  const items = listAt('regions', value, 2 * REGIONS, fault)
  if (!items) return
  if (items.length !== REGIONS) fault('regions', `there must be ${REGIONS}, not ${items.length} (X-1.4)`)
  const regions: Fields[] = []
  const ids = new Set<string>()
  for (const [index, item] of items.entries()) {
    const region = fieldsAt(`regions[${index}]`, item, fault)
    if (!region) continue
    const { id } = region
    if (!isRegionId(id)) fault(`regions[${index}]`, `its id must be a plain lower-case word, but is ${show(id)}`)
    else if (ids.has(id)) fault(`region ${id}`, 'its id is there twice')
    else ids.add(id)
    checkRegion(isRegionId(id) ? `region ${id}` : `regions[${index}]`, region, fault)
    regions.push(region)
  }
  const centres = regions.filter(({ central }) => central === true).length
  if (centres !== 1) fault('regions', `exactly one must be central, but ${centres} are (X-1.4)`)
  for (const token of EMPTY_TOKENS) {
    const holders = regions.filter(({ emptyToken }) => emptyToken === token).length
    if (holders !== 1) fault('regions', `exactly one must have emptyToken ${token}, but ${holders} have (X-2.2)`)
  }
}

/** Positions use the id as a key, where words that objects know already would mislead. */
const isRegionId = (id: unknown): id is string =>
  typeof id === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(id) && !(id in Object.prototype)

function checkRegion(place: string, region: Fields, fault: Fault): void {
  const { central, emptyToken, first, second } = region
  checkText(place, 'name', region.name, fault)
  if (central !== undefined && typeof central !== 'boolean')
    fault(place, `central must be true or false, but is ${show(central)}`)
  if (emptyToken !== undefined) {
    if (!EMPTY_TOKENS.includes(emptyToken as number))
      fault(place, `emptyToken must be 1 or 2, but is ${show(emptyToken)} (X-2.2)`)
    if (central === true) fault(place, 'the central region takes no emptyToken (X-2.2)')
  }
  if (!isInteger(first, 1)) fault(place, `first must be a whole number from 1, but is ${show(first)} (X-9.2)`)
  if (!isInteger(second, 0)) fault(place, `second must be a whole number from 0, but is ${show(second)} (X-9.2)`)
  else if (isInteger(first, 1) && second > first) fault(place, `second is above first, ${second} > ${first}`)
  checkEdge(place, region, fault)
  checkDrawing(place, region, fault)
}

function checkEdge(place: string, region: Fields, fault: Fault): void {
  const cities = citiesAt(place, 'cities', region.cities, fault)
  if (region.boundary === undefined) return
  const boundary = citiesAt(place, 'boundary', region.boundary, fault)
  if (!cities || !boundary) return
  if (cities.size !== boundary.size || [...cities].some((city) => !boundary.has(city)))
    fault(place, 'boundary must name the same cities as cities (X-1.4)')
}

/** Undefined when something is wrong with them, which is then told. */
function citiesAt(place: string, name: string, value: unknown, fault: Fault): Set<City> | undefined {
  const items = listAt(`${place} ${name}`, value, 2 * CITIES, fault)
  if (!items) return undefined
  const cities = new Set<City>()
  for (const city of items) {
    if (!isCity(city)) fault(`${place} ${name}`, noCity(city))
    else if (cities.has(city)) fault(`${place} ${name}`, `city ${city} is there twice (X-1.4)`)
    else cities.add(city)
  }
  if (items.length === 0) fault(`${place} ${name}`, 'there must be at least one city (X-1.4)')
  return cities.size === items.length ? cities : undefined
}

/** What the rules never read and only a picture needs: it may be left out, but not be wrong. */
function checkDrawing(place: string, { terrain, label, polygon }: Fields, fault: Fault): void {
  if (terrain !== undefined) checkText(place, 'terrain', terrain, fault)
  const spot = label === undefined ? undefined : fieldsAt(`${place} label`, label, fault)
  if (spot) checkFinite(`${place} label`, spot, ['x', 'y'], fault)
  const corners = polygon === undefined ? undefined : listAt(`${place} polygon`, polygon, 1000, fault)
  const isCorner = (point: unknown) => Array.isArray(point) && point.length === 2 && point.every(Number.isFinite)
  if (corners && (corners.length < 3 || !corners.every(isCorner)))
    fault(`${place} polygon`, 'it must be three or more points, each of two numbers')
}
