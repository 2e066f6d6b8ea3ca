// The ground of the regions: tints, marks of the terrain, and hatching where a region is closed.
import { figure, path, tag } from '../svg.ts'
import { type Box, hatching, isIn, type Point, within } from './geometry.ts'
import { CLOSED, type Terrain, terrainOf } from './paint.ts'
import type { Scene } from './scene.ts'
import { drawShore } from './shore.ts'

const outlined = (outline: readonly Point[]): string =>
  `M${outline.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join('L')}Z`

/** The ground of all regions; `covered` is where no mark of terrain may stand. */
export function drawLand({ site, view }: Scene, covered: readonly Box[]): string {
  const open = new Set(view.regions.map(({ region }) => region))
  const shapes = site.duchies.flatMap((duchy) => (duchy.outline ? [{ ...duchy, outline: duchy.outline }] : []))
  const grounds = shapes.map(({ file, index, outline }) => {
    const isOpen = open.has(file.id)
    const terrain = isOpen ? terrainOf(file.terrain, index) : CLOSED
    const ground = path(outlined(outline), { fill: terrain.ground })
    return ground + (isOpen ? marks(outline, terrain, covered) : closedGround(outline))
  })
  return tag('g', {}, drawShore(site), ...grounds)
}

function closedGround(outline: readonly Point[]): string {
  const lines = hatching(outline, 16).map(([from, to]) => {
    return `M${figure(from.x)} ${figure(from.y)}L${figure(to.x)} ${figure(to.y)}`
  })
  return path(lines.join(''), { fill: 'none', stroke: '#8f8672', 'stroke-width': 2, 'stroke-opacity': 0.55 })
}

/** Strewn evenly but not in rows; all that have room within the outline. */
function spotsIn(outline: readonly Point[]): Point[] {
  const xs = outline.map(({ x }) => x)
  const ys = outline.map(({ y }) => y)
  const spots: Point[] = []
  let row = 0
  for (let y = Math.min(...ys) + 20; y < Math.max(...ys); y += 34, row++) {
    let column = 0
    for (let x = Math.min(...xs) + (row % 2 ? 34 : 14); x < Math.max(...xs); x += 44, column++) {
      const spot = { x: x + ((row * 7 + column * 13) % 11) - 5, y: y + ((row * 5 + column * 17) % 9) - 4 }
      const free = [-22, 0, 22].every((dx) =>
        [-22, 22].every((dy) => within(outline, { x: spot.x + dx, y: spot.y + dy })),
      )
      if (free) spots.push(spot)
    }
  }
  return spots
}

/** By outline, which is the same in every picture of a board. */
const spots = new WeakMap<readonly Point[], Point[]>()

/** Where nothing else stands. */
function marks(outline: readonly Point[], { ink, mark, filled }: Terrain, covered: readonly Box[]): string {
  const all = spots.get(outline) ?? spotsIn(outline)
  spots.set(outline, all)
  const free = all.filter((spot) => !covered.some((box) => isIn(box, spot, 12)))
  if (free.length === 0) return ''
  const d = free.map(({ x, y }) => `M${figure(x)} ${figure(y)}${mark}`).join('')
  if (filled) return path(d, { fill: ink, 'fill-opacity': 0.4 })
  return path(d, {
    fill: 'none',
    stroke: ink,
    'stroke-width': 1.6,
    'stroke-opacity': 0.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}
