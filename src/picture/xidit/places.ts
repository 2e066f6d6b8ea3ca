// The places around a city where its name, its tile, its guild and its heroes may stand, and how much room each needs.
import { fitted } from '../measure.ts'
import { type Box, boxAround, type Point } from './geometry.ts'
import { WIDTH } from './land.ts'
import { HERO, STOREY } from './seats.ts'
import { CARD } from './tiles.ts'

export const TOWN_RADIUS = 20
export const TOWN_NAME = 17
/** Of a region: its name, the lyre badge and the bards; the central one has the Bastion above, and bards unknown. */
export const LABEL = { width: 164, height: 82, name: 19, bastion: 66, central: 198 }
/** Nothing stands nearer to the edge of the sheet. */
export const EDGE = 12
const GAP = 3

/** Names as they stand on the map: a pack may have any. */
export const townName = (name: string): string => fitted(name, TOWN_NAME, 180, true)
export const regionName = (name: string): string => fitted(name, LABEL.name, 230, true)

/** The ground of one city. */
export interface Plot {
  name: Box
  card: Box
  /** The tile stands above the city: it is set down at the lower edge of its place. */
  up: boolean
  guild: Box
  heroes: Box
}

interface CardPlace extends Pick<Plot, 'name' | 'card' | 'up'> {
  cost: number
}

const SHIFTS = [0, -24, 24, -46, 46, -72, 72]

/** Name and tile: below or above the city, or beside it. */
export function cardPlaces({ x, y }: Point, nameWidth: number): CardPlace[] {
  const places: CardPlace[] = []
  const nameHeight = TOWN_NAME + 4
  for (const up of [false, true]) {
    const way = up ? -1 : 1
    const nameY = y + way * (TOWN_RADIUS + GAP + nameHeight / 2)
    const cardY = y + way * (TOWN_RADIUS + 2 * GAP + nameHeight + CARD.height / 2)
    for (const shift of SHIFTS)
      places.push({
        name: boxAround(x + shift / 3, nameY, nameWidth, nameHeight),
        card: boxAround(x + shift, cardY, CARD.width, CARD.height),
        up,
        cost: Math.abs(shift),
      })
    for (const side of [-1, 1]) {
      const nameX = x + side * (TOWN_RADIUS + GAP + nameWidth / 2)
      const cardX = x + side * (TOWN_RADIUS + GAP + CARD.width / 2)
      // Name beside the city, tile below or above the name.
      places.push({
        name: boxAround(nameX, y, nameWidth, nameHeight),
        card: boxAround(cardX, y + way * (nameHeight / 2 + GAP + CARD.height / 2), CARD.width, CARD.height),
        up,
        cost: 30,
      })
      // Tile beside the city, name below or above the city.
      places.push({
        name: boxAround(x, nameY, nameWidth, nameHeight),
        card: boxAround(cardX, y - 5, CARD.width, CARD.height),
        up: false,
        cost: 30,
      })
    }
  }
  return places
}

export function guildPlaces({ x, y }: Point): Box[] {
  const [width, height] = [26, 4 * STOREY + 20]
  const beside = TOWN_RADIUS + GAP + width / 2
  return [1, -1].flatMap((side) => [-6, 12].map((down) => boxAround(x + side * beside, y + down, width, height)))
}

/** Room for three heroes: more seldom meet, and then spread to both sides. */
export function heroPlaces({ x, y }: Point): Box[] {
  const width = 3 * HERO.width
  const away = TOWN_RADIUS + GAP + HERO.height / 2
  const rows = [1, -1].flatMap((way) =>
    SHIFTS.slice(0, 5).map((shift) => boxAround(x + shift, y + way * away, width, HERO.height)),
  )
  const aside = TOWN_RADIUS + GAP + width / 2
  return [...rows, ...[1, -1].map((side) => boxAround(x + side * aside, y, width, HERO.height))]
}

/** Where so many heroes stand: side by side, as near to the city as their row and the sheet allow. */
export function heroSpots(row: Box, city: Point, count: number): Point[] {
  const room = (count * HERO.width) / 2
  const between = (least: number, x: number, most: number) => Math.max(least, Math.min(x, most))
  // Beside the city, not above or below it, they must not come nearer.
  const beside = Math.abs(row.y + row.height / 2 - city.y) < TOWN_RADIUS
  const wide = Math.max(0, room - row.width / 2)
  const onRow = between(row.x + room - wide, city.x, row.x + row.width - room + wide)
  const outwards = beside ? wide * Math.sign(row.x - city.x) : 0
  const middle = between(EDGE + room, onRow + outwards, WIDTH - EDGE - room)
  return Array.from({ length: count }, (_, i) => ({
    x: middle - room + (i + 0.5) * HERO.width,
    y: row.y + row.height / 2,
  }))
}
