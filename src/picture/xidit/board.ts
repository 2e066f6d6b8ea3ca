// A position of Lords of Xidit as one SVG text: the board with all its pieces, and around it what else is open to the viewer.
// It draws what the view says and nothing more: secrets have ended before.
import type { BoardFile } from '../../rules/xidit/pack/pack.ts'
import type { View } from '../../rules/xidit/view.types.ts'
import { at, description, figure, ground, path, rect, tag, title } from '../svg.ts'
import { positionInWords } from './describe.ts'
import { DESTINY_HEIGHT, drawDestiny } from './destiny.ts'
import { FONTS } from './fonts.ts'
import { drawHeader, HEADER_HEIGHT } from './header.ts'
import { WIDTH } from './land.ts'
import { drawBarracks, drawLegend, LEGEND_HEIGHT } from './legend.ts'
import { landOf, piecesOf } from './map.ts'
import { FRAME, PARCHMENT, SHADES } from './paint.ts'
import { type BoardOptions, sceneOf } from './scene.ts'
import { drawTitans, TITANS_HEIGHT } from './titans.ts'

export function drawBoard(board: BoardFile, view: View, options: BoardOptions = {}): string {
  const scene = sceneOf(board, view, options)
  const { words, site } = scene
  const destinyTop = HEADER_HEIGHT + site.height + 6
  const titansTop = destinyTop + DESTINY_HEIGHT
  const legendTop = titansTop + TITANS_HEIGHT
  const height = Math.ceil(legendTop + LEGEND_HEIGHT)
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${figure(height)}`,
      width: WIDTH,
      height,
      role: 'img',
      lang: words.locale,
      'font-family': FONTS,
    },
    title(`${words.board}: ${words.year(view.year, view.years)}`),
    description(positionInWords(scene)),
    ground(
      sheet(height),
      at(0, HEADER_HEIGHT, { 'data-part': 'land' }, landOf(scene)),
      at(0, legendTop, {}, drawLegend(scene)),
    ),
    drawHeader(scene),
    at(0, HEADER_HEIGHT, { 'data-part': 'map' }, piecesOf(scene)),
    at(0, destinyTop, {}, drawDestiny(scene)),
    at(0, titansTop, {}, drawTitans(scene)),
    at(0, legendTop, {}, drawBarracks(scene)),
  )
}

/** Parchment, darker towards its edges: in many thin layers, as a gradient would need an id that other pictures may have. */
function sheet(height: number): string {
  const layers = SHADES.map((stroke, i) =>
    path(`M0 0H${WIDTH}V${height}H0z`, { stroke, 'stroke-width': 9 * (SHADES.length - i) }),
  )
  // Opaque and without soft edges: see-through layers over the whole sheet cost more than all that stands on it.
  const shade = tag('g', { fill: 'none', 'shape-rendering': 'crispEdges' }, ...layers)
  const frame = rect(8, 8, WIDTH - 16, height - 16, { rx: 10, fill: 'none', stroke: FRAME, 'stroke-width': 2.5 })
  return rect(0, 0, WIDTH, height, { fill: PARCHMENT, 'shape-rendering': 'crispEdges' }) + shade + frame
}
