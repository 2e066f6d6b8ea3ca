// The map with all that stands on it: the middle of the picture, and a picture of its own for pages that show the rest
// beside it.
import type { BoardFile } from '../../rules/xidit/pack/pack.ts'
import type { View } from '../../rules/xidit/view.types.ts'
import { drawing } from '../sheet.ts'
import { builtLand, drawCities, drawHeroes, drawNames } from './cities.ts'
import { positionInWords } from './describe.ts'
import { WIDTH } from './land.ts'
import { drawBards, drawRegions } from './regions.ts'
import { drawRoads, drawWay, drawWayArrows } from './roads.ts'
import { type BoardOptions, type Scene, sceneOf } from './scene.ts'
import { drawLand } from './terrain.ts'

/** The land, which changes little. */
export const landOf = (scene: Scene): string =>
  drawLand(scene, builtLand(scene)) +
  drawWay(scene) +
  drawRoads(scene) +
  drawWayArrows(scene) +
  drawRegions(scene) +
  drawNames(scene)

/** What stands on it. */
export const piecesOf = (scene: Scene): string => drawBards(scene) + drawCities(scene) + drawHeroes(scene)

export function drawMap(board: BoardFile, view: View, options: BoardOptions = {}): string {
  const scene = sceneOf(board, view, options)
  const { words, site } = scene
  const name = `${words.board}: ${words.year(view.year, view.years)}`
  const told = options.toldBeside ? undefined : positionInWords(scene)
  return drawing(
    { width: WIDTH, height: site.height, locale: words.locale, name, told },
    'within',
    landOf(scene) + piecesOf(scene),
  )
}
