// Below the board: the path of destiny, which tiles come next.
import type { PileView, TileFaces } from '../../rules/xidit/view.types.ts'
import type { City, Side } from '../../rules/xidit/vocabulary.ts'
import { fitted } from '../measure.ts'
import { at, path, rect, tag, text, title } from '../svg.ts'
import { cityDisc } from './cities.ts'
import { unitsInWords } from './describe.ts'
import { heading, LEFT } from './heading.ts'
import { FADED, INK, PAPER } from './paint.ts'
import type { Scene } from './scene.ts'
import { CARD, RECRUITS_HEIGHT, recruitCard, threatCard } from './tiles.ts'

export const DESTINY_HEIGHT = 214

export function drawDestiny(scene: Scene): string {
  const { queue } = scene.view
  return tag(
    'g',
    { 'data-part': 'destiny' },
    heading(scene.words.destiny),
    line(scene, 'recruit', queue.recruitNext, queue.recruitPile, queue.recruitDiscard, 74),
    line(scene, 'threat', queue.threatNext, queue.threatPile, queue.threatDiscard, 158),
  )
}

/** Where the spaces begin, right of the line's name. */
const START = 166
const SLOT = { width: 310, height: 74 }

function line(
  scene: Scene,
  side: Side,
  next: TileFaces | null,
  pile: PileView,
  gone: readonly City[],
  y: number,
): string {
  const { words } = scene
  const end = START + 2 * (SLOT.width + 20)
  return at(
    0,
    y,
    { 'data-queue': side },
    text(LEFT, 0, words.side[side], { size: 16, bold: true, fill: INK }),
    slot(scene, side, 'next', words.next, next, START),
    path('M0-8 12 0 0 8z', { transform: `translate(${START + SLOT.width + 4} 0) rotate(180 6 0)`, fill: FADED }),
    pile.count > 1
      ? rect(START + SLOT.width + 27, -32, SLOT.width, SLOT.height, { rx: 8, fill: '#e2d1a9', stroke: FADED })
      : '',
    slot(scene, side, 'pile', `${words.pile}: ${pile.count}`, pile.top, START + SLOT.width + 20),
    at(
      end + 14,
      0,
      { 'data-discard': gone.length },
      title(`${words.discard}: ${gone.join(', ') || words.nothing}`),
      rect(0, -37, 1000 - LEFT - end - 14, SLOT.height, {
        rx: 8,
        fill: 'none',
        stroke: FADED,
        'stroke-dasharray': '6 5',
      }),
      text((1000 - LEFT - end - 14) / 2, -14, words.discard, { size: 15, anchor: 'middle', fill: INK }),
      text((1000 - LEFT - end - 14) / 2, 12, String(gone.length), {
        size: 24,
        bold: true,
        anchor: 'middle',
        fill: INK,
      }),
    ),
  )
}

/** A space of the path with the tile that lies there. */
function slot(scene: Scene, side: Side, space: string, label: string, faces: TileFaces | null, x: number): string {
  const frame = rect(0, -37, SLOT.width, SLOT.height, { rx: 8, fill: PAPER, stroke: FADED, 'stroke-width': 1.4 })
  const words = text(14, -22, label, { size: 14, italic: true, fill: FADED })
  if (!faces)
    return at(
      x,
      0,
      { 'data-space': space },
      frame,
      words,
      text(SLOT.width / 2, 4, '–', { size: 20, anchor: 'middle', fill: FADED }),
    )
  const name = scene.cityName(faces.city)
  const card =
    side === 'recruit'
      ? at(SLOT.width - CARD.width - 10, -RECRUITS_HEIGHT / 2, {}, recruitCard(faces.recruits, faces.recruits))
      : at(SLOT.width - CARD.width - 10, -CARD.height / 2, {}, threatCard(faces.needs, faces.rewards))
  return at(
    x,
    0,
    { 'data-space': space, 'data-top': faces.city },
    title(`${label}: ${faces.city} ${name}, ${unitsInWords(scene, side === 'recruit' ? faces.recruits : faces.needs)}`),
    frame,
    words,
    cityDisc(faces.city, 29, 9, 17),
    text(52, 9, fitted(name, 15, SLOT.width - CARD.width - 66, true), { size: 15, bold: true, fill: INK }),
    card,
  )
}
