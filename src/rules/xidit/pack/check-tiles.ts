// What makes a tiles file sound: the supply, the two sets of city tiles and the titans.

import { checkText, type Fault, fieldsAt, isInteger, isText, listAt, missing, show } from '../../check-file.ts'
import type { Fields } from '../../shape.ts'
import {
  type City,
  countUnits,
  noUnits,
  REWARDS,
  type Reward,
  TITAN_SIZES,
  type TitanSize,
  UNIT_KINDS,
  type UnitKind,
  type Units,
} from '../vocabulary.ts'

const SUPPLY: Units = { militia: 18, archer: 16, infantry: 14, cleric: 12, mage: 10 }
const TITANS_A_SIZE = 2

/** `faceUp` is N of. */
const SETS = [
  { name: 'set45', cities: 21, recruits: 5, faceUp: 5 },
  { name: 'set3', cities: 18, recruits: 4, faceUp: 4 },
]
type TileSet = (typeof SETS)[number]

const isKind = (name: string): name is UnitKind => UNIT_KINDS.includes(name as UnitKind)

export function checkTiles(file: unknown, fault: Fault): void {
  const tiles = fieldsAt('', file, fault)
  if (!tiles) return
  if (tiles.format !== 'xidit.tiles/1') fault('format', `it must be 'xidit.tiles/1', but is ${show(tiles.format)}`)
  checkSupply(tiles.supply, fault)
  for (const set of SETS) checkSet(set, tiles[set.name], fault)
  checkTitans(tiles.titans, fault)
}

function checkSupply(value: unknown, fault: Fault): void {
  const supply = fieldsAt('supply', value, fault)
  if (!supply) return
  for (const kind of UNIT_KINDS)
    if (supply[kind] !== SUPPLY[kind])
      fault('supply', `${kind} must be ${SUPPLY[kind]}, but is ${show(supply[kind])} (X-1.1)`)
  for (const name in supply) if (!isKind(name)) fault('supply', `${show(name)} is no unit (X-1.1)`)
}

function checkSet(set: TileSet, value: unknown, fault: Fault): void {
  const items = listAt(set.name, value, 2 * set.cities, fault)
  if (!items) return
  const recruits = new Map<City, Units>()
  const seen = new Set<City>()
  for (const [index, item] of items.entries()) {
    const tile = fieldsAt(`${set.name}[${index}]`, item, fault)
    if (!tile) continue
    const { city } = tile
    const known = isInteger(city, 1, set.cities)
    const place = known ? `${set.name} city ${city}` : `${set.name}[${index}]`
    if (!known) fault(place, `its city must be 1 to ${set.cities}, but is ${show(city)} (X-1.5)`)
    else if (seen.has(city)) fault(place, 'it has two tiles (X-1.5)')
    else seen.add(city)
    const units = checkTile(set, place, tile, fault)
    if (known && units) recruits.set(city, units)
  }
  const lacking = missing(set.cities, seen)
  if (lacking.length > 0) fault(set.name, `city ${lacking.join(', ')} has no tile (X-1.5)`)
  // Of a set with broken tiles nothing can be said.
  if (recruits.size === set.cities && items.length === set.cities) checkSetUp(set, recruits, fault)
}

/** What it lets recruit, if that is sound. */
function checkTile(set: TileSet, place: string, tile: Fields, fault: Fault): Units | undefined {
  checkText(place, 'creature', tile.creature, fault)
  const recruits = unitsAt(`${place} recruits`, tile.recruits, fault)
  const enough = recruits !== undefined && countUnits(recruits) === set.recruits
  if (recruits && !enough)
    fault(`${place} recruits`, `there must be ${set.recruits} units, not ${countUnits(recruits)} (X-1.5)`)
  const threat = fieldsAt(`${place} threat`, tile.threat, fault)
  if (threat) {
    const asked = unitsAt(`${place} threat units`, threat.units, fault)
    if (asked) checkAsked(`${place} threat`, asked, fault)
    checkRewards(`${place} threat`, threat.rewards, fault)
  }
  return enough ? recruits : undefined
}

function checkAsked(place: string, asked: Units, fault: Fault): void {
  if (countUnits(asked) === 0) fault(place, 'it must ask for at least one unit (X-1.5)')
  for (const kind of UNIT_KINDS)
    if (asked[kind] > SUPPLY[kind])
      fault(place, `it asks for ${asked[kind]} of ${kind}, but there are only ${SUPPLY[kind]} (X-1.1)`)
}

/** All five kinds written out; undefined when something is wrong with them, which is then told. */
function unitsAt(place: string, value: unknown, fault: Fault): Units | undefined {
  const counts = fieldsAt(place, value, fault)
  if (!counts) return undefined
  const units = noUnits()
  let sound = true
  for (const [name, count] of Object.entries(counts)) {
    if (isKind(name) && isInteger(count, 1)) {
      units[name] = count
      continue
    }
    sound = false
    if (!isKind(name)) fault(place, `${show(name)} is no unit (X-1.1)`)
    else fault(place, `the count of ${name} must be a whole number from 1, but is ${show(count)}`)
  }
  return sound ? units : undefined
}

function checkRewards(place: string, value: unknown, fault: Fault): void {
  const rewards = fieldsAt(`${place} rewards`, value, fault)
  if (!rewards) return
  for (const reward of REWARDS)
    if (!isInteger(rewards[reward], 1))
      fault(`${place} rewards`, `${reward} must be a whole number from 1, but is ${show(rewards[reward])} (X-1.5)`)
  for (const name in rewards)
    if (!REWARDS.includes(name as Reward)) fault(`${place} rewards`, `${show(name)} is no reward (X-1.5)`)
}

/** At set-up every recruitment tile gets a unit, whichever tiles are dealt and in whatever order. */
function checkSetUp(set: TileSet, recruits: ReadonlyMap<City, Units>, fault: Fault): void {
  for (const [city, shown] of recruits) {
    const kinds = UNIT_KINDS.filter((kind) => shown[kind] > 0)
    const ofThese = (units: Units): number => kinds.reduce((sum, kind) => sum + units[kind], 0)
    const others = [...recruits].filter(([other]) => other !== city).map(([, units]) => ofThese(units))
    const greediest = others.sort((a, b) => b - a).slice(0, set.faceUp - 1)
    const taken = greediest.reduce((sum, count) => sum + count, 0)
    if (taken >= ofThese(SUPPLY))
      fault(`${set.name} city ${city}`, `other tiles can take every ${kinds.join(' and ')} before it is filled (X-2.5)`)
  }
}

function checkTitans(value: unknown, fault: Fault): void {
  const titans = listAt('titans', value, 2 * TITANS_A_SIZE * TITAN_SIZES.length, fault)
  if (!titans) return
  const ids = new Set<string>()
  const sizes: unknown[] = []
  for (const [index, item] of titans.entries()) {
    const titan = fieldsAt(`titans[${index}]`, item, fault)
    if (!titan) continue
    const { id, size } = titan
    const place = isText(id) ? `titan ${show(id)}` : `titans[${index}]`
    checkText(place, 'id', id, fault)
    if (isText(id) && ids.has(id)) fault(place, 'its id is there twice')
    else if (isText(id)) ids.add(id)
    if (!TITAN_SIZES.includes(size as TitanSize))
      fault(place, `its size must be 3, 4 or 5, but is ${show(size)} (X-1.6)`)
    sizes.push(size)
    checkText(place, 'creature', titan.creature, fault)
    checkRewards(place, titan.rewards, fault)
  }
  for (const size of TITAN_SIZES) {
    const count = sizes.filter((other) => other === size).length
    if (count !== TITANS_A_SIZE) fault('titans', `there must be two of size ${size}, not ${count} (X-1.6)`)
  }
}
