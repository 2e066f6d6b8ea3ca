// Area C: the wagons, and a camp for each seat.

import type { PlayerView } from '../../rules/kingdom-defenders/view.types.ts'
import { RESOURCES } from '../../rules/kingdom-defenders/vocabulary.ts'
import { seatMark } from '../seats.ts'
import { rect, tag, text, title } from '../svg.ts'
import { BOARD } from './layout.ts'
import { INK, PAPER } from './paint.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'
import { drawSpace } from './spaces.ts'

export const drawCamps = (scene: Scene): string =>
  scene.pack.content.spaces
    .filter(({ area }) => area === 'C')
    .map(({ id, req, max = 0 }) => {
      const ring = BOARD.spaces[id]!
      const does = [scene.words.most(max), ...(scene.view.horde ? [] : [scene.say.noHorde])].join('; ')
      return (
        drawSpace(scene, id, ring, req ?? null, does) +
        text(ring.x, ring.y + ring.r + 11, `${id} ≤${max}`, { size: 13, anchor: 'middle', fill: INK })
      )
    })
    .join('') + scene.view.players.map((player) => drawCamp(scene, player)).join('')

function drawCamp({ view, names, words, nameOf, paintOf }: Scene, { seat, camp }: PlayerView): string {
  const { x, y, w, h } = BOARD.camps[seat]!
  const paint = paintOf(seat)
  const held = RESOURCES.flatMap((kind) => Array.from({ length: camp[kind] }, () => kind))
  const squares = Array.from({ length: Math.max(view.campLimit, held.length) }, (_, i) => {
    const at = { x: x + 47 + i * 38, y: y + h / 2 - 15 }
    return (
      rect(at.x, at.y, 30, 30, { rx: 5, fill: PAPER, stroke: paint.fill, 'stroke-width': 1.8 }) +
      (held[i] ? sign(held[i], at.x + 15, at.y + 15, 23) : '')
    )
  })
  const told = names.hand(camp).join(', ') || words.empty
  return tag(
    'g',
    { 'data-camp': seat, 'data-weapon': camp.weapon, 'data-spell': camp.spell },
    title(`${words.camp}, ${nameOf(seat)}: ${told}`),
    rect(x, y, w, h, { rx: 8, fill: '#efe6c4', stroke: paint.fill, 'stroke-width': 2 }),
    seatMark(seat, x + 24, y + h / 2, 14, paint),
    ...squares,
  )
}
