// Roads, told apart without colours too: black is solid, red dashed, blue a double line. And a way over them.
import type { City, Road } from '../../rules/xidit/vocabulary.ts'
import { figure, path, tag, title } from '../svg.ts'
import { onCurve, type Point } from './geometry.ts'
import type { Way } from './land.ts'
import { INK, ROAD_INK } from './paint.ts'
import type { Scene } from './scene.ts'

export function roadLine(d: string, color: Road): string {
  const ground = path(d, { stroke: '#fdf6e4', 'stroke-width': 12 })
  const line = path(d, {
    stroke: ROAD_INK[color],
    'stroke-width': color === 'blue' ? 9 : 7,
    'stroke-dasharray': color === 'red' ? '15 7' : undefined,
  })
  return ground + line + (color === 'blue' ? path(d, { stroke: '#f6f9ff', 'stroke-width': 3.2 }) : '')
}

const curve = (from: Point, bend: Point, to: Point): string =>
  `M${figure(from.x)} ${figure(from.y)}Q${figure(bend.x)} ${figure(bend.y)} ${figure(to.x)} ${figure(to.y)}`

export const drawRoads = (scene: Scene): string =>
  tag('g', { fill: 'none' }, ...scene.site.ways.map((way) => road(scene, way)))

function road({ words, roadsFrom }: Scene, { a, b, color, from, bend, to }: Way): string {
  const d = curve(from, bend, to)
  const isChoice = roadsFrom === a || roadsFrom === b
  return tag(
    'g',
    { 'data-road': color, 'data-from': a, 'data-to': b, 'data-choice': isChoice ? 'road' : undefined },
    title(`${words.road[color]} ${a} – ${b}`),
    isChoice ? choice(d) : '',
    roadLine(d, color),
  )
}

/** A road that can be chosen shines, and is wide enough for a finger. */
const choice = (d: string): string =>
  path(d, { stroke: '#fffdf4', 'stroke-width': 20 }) +
  path(d, { stroke: INK, 'stroke-width': 48, opacity: 0, 'pointer-events': 'stroke' })

interface Leg {
  from: Point
  bend: Point
  to: Point
}

/** From city to city; staying where one is is no leg. */
function legs(ways: readonly Way[], path: readonly City[], of: (city: City) => Point | undefined): Leg[] {
  return path.flatMap((city, i): Leg[] => {
    const before = path[i - 1]
    if (before === undefined || before === city) return []
    const way = ways.find(({ a, b }) => (a === before && b === city) || (a === city && b === before))
    const [from, to] = [of(before), of(city)]
    if (!from || !to) return []
    return [{ from, bend: way?.bend ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to }]
  })
}

/** The way as a bright band under the roads. */
export function drawWay({ site, path: cities }: Scene): string {
  const found = legs(site.ways, cities, (city) => site.towns.find((town) => town.city === city)?.at)
  if (found.length === 0) return ''
  const d = found.map(({ from, bend, to }) => curve(from, bend, to)).join('')
  return tag(
    'g',
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'data-path': cities.join(' ') },
    path(d, { stroke: INK, 'stroke-width': 26 }),
    path(d, { stroke: '#ffe066', 'stroke-width': 22 }),
  )
}

/** Its direction, above the roads: an arrow head in the middle of each leg. */
export function drawWayArrows({ site, path: cities }: Scene): string {
  const found = legs(site.ways, cities, (city) => site.towns.find((town) => town.city === city)?.at)
  return found
    .map(({ from, bend, to }) => {
      const here = onCurve(from, bend, to, 0.5)
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
      return path('M-10-11 12 0-10 11-5 0z', {
        transform: `translate(${figure(here.x)} ${figure(here.y)}) rotate(${figure(angle)})`,
        fill: '#ffe066',
        stroke: INK,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      })
    })
    .join('')
}
