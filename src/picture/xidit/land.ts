// The board fitted to the picture: where its cities, roads and regions lie. What the board file leaves out is laid out here.
import type { BoardFile, RegionFile } from '../../rules/xidit/pack/pack.ts'
import type { City, Road } from '../../rules/xidit/vocabulary.ts'
import { middleOf, type Point } from './geometry.ts'

export const WIDTH = 1000
const MARGIN = { side: 80, top: 74, bottom: 84 }
/** Higher than the board file says: pieces stack upwards, and a picture may grow downwards but not sideways. */
const STRETCH = 1.32

export interface Town {
  city: City
  name: string
  capital: boolean
  at: Point
}

export interface Way {
  a: City
  b: City
  color: Road
  from: Point
  bend: Point
  to: Point
}

export interface Duchy {
  file: RegionFile
  index: number
  outline: Point[] | null
  label: Point
}

export interface Land {
  height: number
  towns: Town[]
  ways: Way[]
  duchies: Duchy[]
}

type Placed = Map<City, Point>

/** As the board file has them; the others on a ring around the middle. */
function placed(board: BoardFile): Placed {
  const known: Placed = new Map()
  for (const { id, x, y } of board.cities) if (x !== undefined && y !== undefined) known.set(id, { x, y })
  const span = spanOf(
    known.size > 1
      ? [...known.values()]
      : [
          { x: 0, y: 0 },
          { x: 866, y: 638 },
        ],
  )
  return new Map(
    board.cities.map(({ id }, index) => {
      const angle = (index / board.cities.length) * 2 * Math.PI - Math.PI / 2
      const ring = {
        x: span.x + (span.width / 2) * (1 + Math.cos(angle)),
        y: span.y + (span.height / 2) * (1 + Math.sin(angle)),
      }
      return [id, known.get(id) ?? ring]
    }),
  )
}

function spanOf(points: readonly Point[]) {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(1, Math.max(...xs) - x), height: Math.max(1, Math.max(...ys) - y) }
}

export function landOf(board: BoardFile): Land {
  const places = placed(board)
  const span = spanOf([...places.values()])
  const width = WIDTH - 2 * MARGIN.side
  const tall = Math.min(1100, Math.max(620, width * (span.height / span.width) * STRETCH))
  const onSheet = ({ x, y }: Point): Point => ({
    x: MARGIN.side + ((x - span.x) / span.width) * width,
    y: MARGIN.top + ((y - span.y) / span.height) * tall,
  })
  const height = MARGIN.top + tall + MARGIN.bottom
  const of = (city: City): Point => onSheet(places.get(city) ?? { x: span.x, y: span.y })
  return {
    height,
    towns: board.cities.map(({ id, name, capital }) => ({ city: id, name, capital: capital === true, at: of(id) })),
    ways: board.roads.map((road, index) => {
      const { a, b, color, cx, cy } = road
      const bend =
        cx !== undefined && cy !== undefined ? onSheet({ x: cx, y: cy }) : ownBend(board, index, of(a), of(b))
      return { a, b, color, from: of(a), bend, to: of(b) }
    }),
    duchies: board.regions.map((file, index) => {
      const polygon = file.polygon?.map(([x, y]) => onSheet({ x, y }))
      const outline = polygon && polygon.length > 2 ? polygon : null
      return { file, index, outline, label: labelOf(board, file, index, { onSheet, of, outline, height }) }
    }),
  }
}

/** Straight, but beside the roads that join the same two cities. */
function ownBend(board: BoardFile, index: number, from: Point, to: Point): Point {
  const { a, b } = board.roads[index]!
  const before = board.roads.slice(0, index).filter((other) => {
    const ends = [other.a, other.b]
    return ends.includes(a) && ends.includes(b)
  }).length
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const aside = (50 * before) / far
  return {
    x: (from.x + to.x) / 2 + (from.y - to.y) * aside,
    y: (from.y + to.y) / 2 + (to.x - from.x) * aside,
  }
}

interface Fitting {
  onSheet(point: Point): Point
  of(city: City): Point
  outline: Point[] | null
  height: number
}

/** Where the board file says; or in the middle of it; or, when all cities stand on a ring, in rows inside. */
function labelOf(board: BoardFile, file: RegionFile, index: number, { onSheet, of, outline, height }: Fitting): Point {
  if (file.label) return onSheet(file.label)
  if (outline) return middleOf(outline)
  if (board.cities.some(({ x }) => x !== undefined)) return middleOf(file.cities.map(of))
  return { x: WIDTH / 2 + ((index % 3) - 1) * 190, y: height / 2 + (Math.floor(index / 3) - 1) * 170 }
}
