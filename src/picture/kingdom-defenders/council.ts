// Area A: the characters, each with its space.

import { GUARD_POST } from '../../rules/kingdom-defenders/vocabulary.ts'
import { tileText } from '../../rules/kingdom-defenders/words/effect-words.ts'
import { tag, text, title } from '../svg.ts'
import { card, emptyPlace, nameOn } from './cards.ts'
import { partsOf } from './effects.ts'
import { BOARD, type Box } from './layout.ts'
import { FADED } from './paint.ts'
import { drawRow, signed } from './rows.ts'
import type { Scene } from './scene.ts'
import { drawSpace } from './spaces.ts'

export const drawCouncil = (scene: Scene): string =>
  Object.entries(BOARD.characters)
    .map(([space, box]) => drawCharacter(scene, space, box))
    .join('')

function drawCharacter(scene: Scene, space: string, box: Box): string {
  const { pack, view, layout, locale, names, words } = scene
  const ring = { x: box.x + BOARD.characterSpace.x, y: box.y + BOARD.characterSpace.y, r: BOARD.characterSpace.r }
  const id = layout.named.has(space) ? (space === GUARD_POST ? pack.guard : view.characters[space]) : undefined
  const character = id === undefined ? undefined : pack.characters.get(id)
  if (id === undefined || !character) return emptyPlace(box, '') + drawSpace(scene, space, ring, null, words.empty)
  const does = `${names.character(id)}: ${tileText(pack, character, locale)}`
  const { x, y, w, h } = box
  return (
    tag(
      'g',
      { 'data-character': id, 'data-in': space },
      title(`${does} (${id})`),
      card(box),
      text(x + 8, y + 15, id, { size: 12, fill: FADED }),
      nameOn(names.character(id), {
        x: x + 36,
        y: y + 15,
        width: w - 41,
        lines: 2,
        anchor: 'start',
        sizes: [13.5, 13, 12.5, 12],
      }),
      drawRow([...(character.passive ? [signed('passive')] : []), ...partsOf(character.effects)], {
        ...{ x: x + 9, y: y + h - 19, width: w - 54, anchor: 'start' },
      }),
    ) + drawSpace(scene, space, ring, character.req, does)
  )
}
