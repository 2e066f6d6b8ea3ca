// Area B2: the printed buildings, those that have been revealed, and the places of those that have not.
import { tileText } from '../../rules/kingdom-defenders/words/effect-words.ts'
import { at, path, tag, text, title } from '../svg.ts'
import { card, nameOn } from './cards.ts'
import { partsOf } from './effects.ts'
import { BOARD, type Box, middle, type Ring } from './layout.ts'
import { BACK, FADED, GOLD } from './paint.ts'
import { drawRow } from './rows.ts'
import type { Scene } from './scene.ts'
import { drawSpace } from './spaces.ts'

export function drawBuildings(scene: Scene): string {
  const printed = scene.pack.content.buildings.filter((building) => building.printed)
  return [
    ...printed.map(({ id }, i) => drawBuilding(scene, id, BOARD.printed[i]!)),
    ...scene.view.buildings.map((id, i) =>
      id === null ? faceDown(scene, i + 1, BOARD.places[i]!) : drawBuilding(scene, id, BOARD.places[i]!),
    ),
  ].join('')
}

function drawBuilding(scene: Scene, id: string, box: Box): string {
  const { pack, locale, names } = scene
  const building = pack.buildings.get(id)!
  const does = `${names.building(id)}: ${tileText(pack, building, locale)}`
  const { x, y, w } = box
  return (
    tag(
      'g',
      { 'data-building': id },
      title(`${does} (${id})`),
      card(box, building.printed ? '#fbf0d3' : undefined),
      text(x + 8, y + 43, id, { size: 12, fill: FADED }),
      nameOn(names.building(id), { x: x + w / 2, y: y + 16, width: w - 10, lines: 2, sizes: [15, 14, 13, 12] }),
      drawRow(partsOf(building.effects), { x: x + w / 2, y: y + 63, width: w - 18, anchor: 'middle', size: 20 }),
    ) +
    building.spaces
      .map((space, k) => drawSpace(scene, space.id, spaceOn(box, k, building.spaces.length), space.req, does))
      .join('')
  )
}

function spaceOn({ x, y, w, h }: Box, k: number, count: number): Ring {
  const { step, up, r } = BOARD.buildingSpaces
  const apart = Math.min(step, (w - 2 * r - 6) / Math.max(1, count - 1))
  return { x: x + w / 2 + (k - (count - 1) / 2) * apart, y: y + h - up, r }
}

function faceDown({ words }: Scene, place: number, box: Box): string {
  const { x, y } = middle(box)
  return tag(
    'g',
    { 'data-place': place },
    title(`${place}: ${words.faceDown}`),
    card(box, BACK, '#5f4d30'),
    at(x, y - 2, {}, path('M-32 30V-8L0-34 32-8V30z', { fill: 'none', stroke: '#d9c48f', 'stroke-width': 2 })),
    text(x, y + 8, String(place), { size: 24, anchor: 'middle', fill: GOLD }),
  )
}
