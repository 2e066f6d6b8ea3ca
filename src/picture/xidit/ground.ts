// The ground of the board while places are sought on it: what has been taken, and what it costs to stand somewhere.
import { type Box, boxAround, isIn, onCurve, overlap, type Point } from './geometry.ts'
import { type Land, WIDTH } from './land.ts'
import { EDGE, TOWN_RADIUS } from './places.ts'

export type Part = 'name' | 'card' | 'label' | 'guild' | 'heroes'

/** How bad it is when something covers it. */
const WEIGHT: Readonly<Record<Part | 'town', number>> = { town: 8, name: 5, label: 5, card: 3, guild: 3, heroes: 2 }
/** How bad it is when it covers a road. */
const ON_ROAD: Readonly<Record<Part, number>> = { label: 170, name: 70, card: 70, guild: 20, heroes: 10 }
const OUTSIDE = 25
/** Nothing stands farther from its city or region than this. */
const REACH = 280

interface Taken {
  part: Part | 'town'
  box: Box
}

export type Price = (part: Part, box: Box) => number

export class Ground {
  readonly #sheet: Box
  readonly #towns: Taken[]
  readonly #roads: Point[]
  readonly #taken = new Map<string, Taken[]>()

  constructor({ height, towns, ways }: Land) {
    this.#sheet = { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: height - 2 * EDGE }
    this.#towns = towns.map(({ at: { x, y }, capital }) => {
      const disc = boxAround(x, y, 2 * TOWN_RADIUS + 4, 2 * TOWN_RADIUS + 4)
      // A crown sits on top of the capital.
      const box = capital ? { ...disc, y: disc.y - 14, height: disc.height + 14 } : disc
      return { part: 'town', box }
    })
    this.#roads = ways.flatMap(({ from, bend, to }) =>
      Array.from({ length: 20 }, (_, i) => onCurve(from, bend, to, (i + 1) / 21)),
    )
  }

  /** The owner now stands there, and nowhere else. */
  take(owner: string, taken: Taken[]): void {
    this.#taken.set(owner, taken)
  }

  /** What it costs this owner, whose place is here, to stand somewhere around. */
  priceFor(owner: string, here: Point): Price {
    const around = boxAround(here.x, here.y, 2 * REACH, 2 * REACH)
    const roads = this.#roads.filter((point) => isIn(around, point))
    const others = [...this.#taken].flatMap(([who, taken]) => (who === owner ? [] : taken))
    const near = [...this.#towns, ...others].filter(({ box }) => overlap(around, box) > 0)
    return (part, box) => {
      let sum = OUTSIDE * (box.width * box.height - overlap(box, this.#sheet))
      for (const other of near) sum += overlap(box, other.box) * Math.min(WEIGHT[other.part], WEIGHT[part])
      for (const point of roads) if (isIn(box, point, 5)) sum += ON_ROAD[part]
      return sum
    }
  }
}
