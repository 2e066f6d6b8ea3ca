// What every picture is drawn on: the SVG itself, with what is said of it, and a sheet of parchment.
import { FONTS } from './fonts.ts'
import { FRAME, PARCHMENT, SHADES } from './paint.ts'
import { description, figure, path, rect, tag, title } from './svg.ts'

export interface Sheet {
  readonly width: number
  readonly height: number
  readonly locale: string
  readonly name: string
  /** All of it in words; left out where a page tells it beside the picture. */
  readonly told: string | undefined
}

/** A picture that is a file of its own has a size; one within a page takes the room it is given. */
export const drawing = (
  { width, height, locale, name, told }: Sheet,
  place: 'alone' | 'within',
  ...inside: string[]
): string =>
  tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${figure(height)}`,
      width: place === 'alone' ? width : undefined,
      height: place === 'alone' ? height : undefined,
      role: 'img',
      'aria-label': told === undefined ? name : undefined,
      lang: locale,
      'font-family': FONTS,
    },
    told === undefined ? '' : title(name) + description(told),
    ...inside,
  )

/** Parchment, darker towards its edges: in many thin layers, as a gradient would need an id that other pictures may have. */
export function parchment(width: number, height: number, edge: 'framed' | 'plain' = 'framed'): string {
  const layers = SHADES.map((stroke, i) =>
    path(`M0 0H${width}V${height}H0z`, { stroke, 'stroke-width': 9 * (SHADES.length - i) }),
  )
  // Opaque and without soft edges: see-through layers over the whole sheet cost more than all that stands on it.
  const shade = tag('g', { fill: 'none', 'shape-rendering': 'crispEdges' }, ...layers)
  const line = { rx: 10, fill: 'none', stroke: FRAME, 'stroke-width': 2.5 }
  const frame = edge === 'framed' ? rect(8, 8, width - 16, height - 16, line) : ''
  return rect(0, 0, width, height, { fill: PARCHMENT, 'shape-rendering': 'crispEdges' }) + shade + frame
}
