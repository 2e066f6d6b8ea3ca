// The map with all that stands on it: the middle of the picture, and a picture of its own for pages that show the rest
// beside it.
import type { BoardFile } from '../../rules/xidit/pack/pack.ts'
import type { View } from '../../rules/xidit/view.types.ts'
import { description, figure, tag, title } from '../svg.ts'
import { builtLand, drawCities, drawHeroes, drawNames } from './cities.ts'
import { positionInWords } from './describe.ts'
import { FONTS } from './fonts.ts'
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
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${figure(site.height)}`,
      role: 'img',
      'aria-label': options.toldBeside ? name : undefined,
      lang: words.locale,
      'font-family': FONTS,
    },
    options.toldBeside ? '' : title(name) + description(positionInWords(scene)),
    landOf(scene) + piecesOf(scene),
  )
}
