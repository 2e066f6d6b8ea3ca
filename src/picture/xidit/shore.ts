// The shore around the land: two soft bands along the outer edges of the regions.
import { figure, path } from '../svg.ts'
import type { Point } from './geometry.ts'
import type { Land } from './land.ts'

const shores = new WeakMap<Land, string>()

/** Remembered for each board, as it is the same in every position. */
export function drawShore(land: Land): string {
  const known = shores.get(land)
  if (known !== undefined) return known
  const coast = coastOf(land.duchies.flatMap(({ outline }) => (outline ? [outline] : [])))
  const band = (width: number, opacity: number) =>
    path(coast, {
      fill: 'none',
      stroke: '#a98a55',
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'stroke-opacity': opacity,
    })
  const shore = coast ? band(46, 0.13) + band(24, 0.2) : ''
  shores.set(land, shore)
  return shore
}

const spot = ({ x, y }: Point): string => `${figure(x)} ${figure(y)}`

/** The edges of one region only: between two of them there is no shore. */
function coastOf(outlines: readonly (readonly Point[])[]): string {
  const edges = outlines.map((outline) =>
    outline.map((from, i) => {
      const [a, b] = [spot(from), spot(outline[(i + 1) % outline.length]!)]
      return { a, b, name: a < b ? `${a} ${b}` : `${b} ${a}` }
    }),
  )
  const seen = new Map<string, number>()
  for (const { name } of edges.flat()) seen.set(name, (seen.get(name) ?? 0) + 1)
  let d = ''
  for (const around of edges) {
    let end = ''
    for (const { a, b, name } of around) {
      if (seen.get(name) !== 1) continue
      d += a === end ? `L${b}` : `M${a}L${b}`
      end = b
    }
  }
  return d
}
