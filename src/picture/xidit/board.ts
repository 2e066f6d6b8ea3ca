// A position of Lords of Xidit as one SVG text: the board with all its pieces, and around it what else is open to the viewer.
// It draws what the view says and nothing more: secrets have ended before.
import type { BoardFile } from '../../rules/xidit/pack/pack.ts'
import type { View } from '../../rules/xidit/view.types.ts'
import { drawing, parchment } from '../sheet.ts'
import { at, ground } from '../svg.ts'
import { positionInWords } from './describe.ts'
import { DESTINY_HEIGHT, drawDestiny } from './destiny.ts'
import { drawHeader, HEADER_HEIGHT } from './header.ts'
import { WIDTH } from './land.ts'
import { drawBarracks, drawLegend, LEGEND_HEIGHT } from './legend.ts'
import { landOf, piecesOf } from './map.ts'
import { type BoardOptions, sceneOf } from './scene.ts'
import { drawTitans, TITANS_HEIGHT } from './titans.ts'

export function drawBoard(board: BoardFile, view: View, options: BoardOptions = {}): string {
  const scene = sceneOf(board, view, options)
  const { words, site } = scene
  const destinyTop = HEADER_HEIGHT + site.height + 6
  const titansTop = destinyTop + DESTINY_HEIGHT
  const legendTop = titansTop + TITANS_HEIGHT
  const height = Math.ceil(legendTop + LEGEND_HEIGHT)
  const name = `${words.board}: ${words.year(view.year, view.years)}`
  return drawing(
    { width: WIDTH, height, locale: words.locale, name, told: positionInWords(scene) },
    'alone',
    ground(
      parchment(WIDTH, height),
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
