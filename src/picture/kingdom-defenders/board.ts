// A position of Kingdom Defenders as one SVG text: the board with all its pieces, above it the players, below it what the
// signs mean. It draws what the view says and nothing more: secrets have ended before.
import type { Pack } from '../../rules/kingdom-defenders/pack/pack.ts'
import type { View } from '../../rules/kingdom-defenders/view.types.ts'
import { drawing, parchment } from '../sheet.ts'
import { at, ground } from '../svg.ts'
import { drawAdventures } from './adventures.ts'
import { drawBuildings } from './buildings.ts'
import { drawCamps } from './camps.ts'
import { drawColumns } from './columns.ts'
import { drawCouncil } from './council.ts'
import { drawDeeds } from './deeds.ts'
import { positionInWords } from './describe.ts'
import { drawHeader, headerHeight } from './header.ts'
import { drawHorde } from './horde.ts'
import { drawLand } from './land.ts'
import { BOARD } from './layout.ts'
import { drawLegend, LEGEND_HEIGHT } from './legend.ts'
import { type BoardOptions, type Scene, sceneOf } from './scene.ts'
import { drawMarks, drawTracks } from './tracks.ts'
import { drawWall } from './wall.ts'

const printed = (scene: Scene): string => drawLand(scene) + drawTracks(scene)

const pieces = (scene: Scene): string =>
  [drawColumns, drawCamps, drawHorde, drawAdventures, drawWall, drawCouncil, drawDeeds, drawBuildings, drawMarks]
    .map((draw) => draw(scene))
    .join('')

const sheetOf = ({ view, words, locale }: Scene, height: number, told: string | undefined) => ({
  ...{ width: BOARD.width, height, locale, told },
  name: `${words.board}: ${words.roundOf(view.round, view.rounds)}`,
})

export function drawBoard(pack: Pack, view: View, options: BoardOptions = {}): string {
  const scene = sceneOf(pack, view, options)
  const top = headerHeight(scene)
  const bottom = top + BOARD.height
  const height = bottom + LEGEND_HEIGHT
  return drawing(
    sheetOf(scene, height, positionInWords(scene)),
    'alone',
    ground(
      parchment(BOARD.width, height, 'plain'),
      at(0, top, { 'data-part': 'printed' }, printed(scene)),
      at(0, bottom, {}, drawLegend(scene)),
    ),
    drawHeader(scene),
    at(0, top, { 'data-part': 'pieces' }, pieces(scene)),
  )
}

/** The board alone: a picture for pages that show the rest beside it. */
export function drawTable(pack: Pack, view: View, options: BoardOptions = {}): string {
  const scene = sceneOf(pack, view, options)
  const told = options.toldBeside ? undefined : positionInWords(scene)
  return drawing(
    sheetOf(scene, BOARD.height, told),
    'within',
    parchment(BOARD.width, BOARD.height, 'plain'),
    printed(scene),
    pieces(scene),
  )
}
